// A result for others: its card as a picture, the same as text, as a file, for another app.

import type { Screen } from '../../src/core.js';
import type { App, View } from '../app.js';
import { dayOf } from '../figures.js';
import { h } from '../dom.js';
import { handOut, pictureOf } from '../files.js';
import { fitTexts, Painter } from '../paint.js';
import { chip, flow, push } from '../pieces.js';

/** Units of a card to a pixel. */
const UNITS = 10;

let isDark: boolean | undefined;

export async function sharePage(app: App, [, session]: string[]): Promise<View> {
  const screen = await app.table.of(session!);
  const card = await app.core.resultCard(session!, dayOf(screen, app.language));
  const dark = isDark ?? app.face.isDark;
  const { drawing, alt, text } = card;
  const drawn = new Painter(app.face, [], dark).drawing(drawing, true);
  drawn.classList.add('result-card');
  drawn.setAttribute('role', 'img');
  drawn.setAttribute('aria-label', alt);
  drawn.removeAttribute('aria-hidden');
  const { width, height } = drawing.frame;
  const name = (end: string) => `${screen.game}-${screen.startedAt.toISOString().slice(0, 10)}.${end}`;
  const out = (label: string, work: () => Promise<unknown>, main = false) => push(app.label(label), () => void app.act(work), { main });
  const shade = (label: string, is: boolean) => chip(app.label(label), dark === is, () => ((isDark = is), void app.show()));
  const asText = async () => {
    if (navigator.share) await navigator.share({ text }).catch(() => {});
    else await handOut(name('txt'), 'text/plain', text);
  };
  return {
    title: app.label('result_card'),
    body: [
      drawn,
      flow(shade('theme_light', false), shade('theme_dark', true)),
      flow(
        out('share_file', async () => handOut(name('json'), 'application/json', await app.core.exportSessions([session!]))),
        out('share_bgstats_file', async () => handOut(name('bgsplay'), 'application/octet-stream', await app.core.bgstatsFile([session!]))),
        out('share_csv', async () => handOut(name('csv'), 'text/csv', await app.core.csv(ofThis(screen)))),
      ),
    ],
    foot: [
      out('share_text', asText),
      out('share_picture', async () => handOut(name('png'), 'image/png', await pictureOf(drawn, width / UNITS, height / UNITS), text), true),
    ],
    placed: () => fitTexts(document.querySelector('main')!),
  };
}

/** The table for spreadsheets is of all that was played of this game. */
const ofThis = ({ game }: Screen) => ({ game });
