// Language and appearance, what goes out and comes in as a file, copies, versions.

import type { ThemeChoice } from '../../src/core.js';
import type { App, View } from '../app.js';
import { h } from '../dom.js';
import { choose, handOut } from '../files.js';
import { chip, column, entrance, field, flow, heading, push, quiet } from '../pieces.js';
import { day } from '../figures.js';
import { bring } from './bring.js';

const THEMES: [ThemeChoice, string][] = [
  ['Device', 'default'],
  ['Light', 'theme_light'],
  ['Dark', 'theme_dark'],
];
const EVERYTHING = 'tallystone.json';

export async function settingsPage(app: App): Promise<View> {
  const [languages, version, backups] = await Promise.all([app.shell.functions.languages(), app.shell.functions.version(), app.core.backups()]);
  const { theme } = app.preferences;
  const spoken = h('select', { key: 'language' }, languages.map(({ tag, name }) => h('option', { value: tag, lang: tag, selected: tag === app.language }, name)));
  spoken.addEventListener('change', () => void app.act(() => app.prefer({ language: spoken.value })));
  const take = async () => {
    const file = await choose('.json,application/json');
    if (file) await bring(app, await file.bytes());
  };
  const copies = backups.map(({ path, madeAt }) => entrance(() => app.way.go('bring', path), { key: path }, day(madeAt, app.language)));
  const backUp = async () => {
    await app.core.backUp();
    await app.show();
    app.say(app.label('backed_up'));
  };
  return {
    title: app.label('settings'),
    body: [
      field(app.label('language'), spoken),
      heading(app.label('theme')),
      flow(THEMES.map(([is, label]) => chip(app.label(label), theme === is, () => void app.act(() => app.prefer({ theme: is })), { key: `theme ${is}` }))),
      entrance(() => app.way.go('players'), { key: 'players' }, app.label('players_page')),
      app.games.map((game) => entrance(() => app.way.go('remembered', game.id), { key: `box ${game.id}` }, `${game.name}: ${app.label('remembered')}`)),
      heading(app.label('backup')),
      flow(
        push(app.label('export_all'), () => void app.act(() => everything(app))),
        push(app.label('import'), () => void app.act(take)),
        push(app.label('back_up_now'), () => void app.act(backUp)),
      ),
      column(copies.length ? copies : quiet(app.label('no_backups'))),
      quiet(`${app.label('version')} ${version}`),
    ],
  };
}

async function everything(app: App): Promise<void> {
  const job = await app.core.exportAll(EVERYTHING);
  for (;;) {
    const { finished, text } = await job.step();
    app.say(text);
    if (finished) break;
  }
  await job.free();
  const bytes = await app.shell.takeFile(EVERYTHING);
  if (bytes) await handOut(EVERYTHING, 'application/json', bytes as Uint8Array<ArrayBuffer>);
}
