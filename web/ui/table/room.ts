// Measures what is free for the board, once the table is on the page.

import type { Screen } from '../../src/core.js';
import type { App } from '../app.js';
import { glyphButton } from '../pieces.js';
import { fitBand } from './band.js';
import { forgetBoards, isWhole, look, place, toggleWhole } from './sight.js';

/** So much of what comes below a board is seen beside it: that there is something. */
const PEEK = 20;
/** A tile to be touched, at most so high. */
const ASKED = 176;
/** On a page that scrolls. */
const OF_WINDOW = 0.7;
const LEAST = 120;

let session = '';
/** The least that any bar left for the board in a window of this size: its scale stays while it is covered. */
const rooms = new Map<string, number>();

export function arrange(app: App, screen: Screen): void {
  if (session !== screen.session) {
    session = screen.session;
    rooms.clear();
    forgetBoards();
  }
  const felt = document.querySelector<HTMLElement>('.felt');
  if (!felt) return;
  fitBand(felt);
  const hero = felt.querySelector<HTMLElement>('.hero');
  const middle = felt.querySelector<HTMLElement>('.middle')!;
  for (const sight of felt.querySelectorAll<HTMLElement>('.asked .sight')) {
    place(sight, { width: sight.parentElement!.clientWidth, usual: ASKED, now: ASKED });
    look(sight);
  }
  if (!hero) return;
  const isBeside = getComputedStyle(middle).display === 'contents';
  const free = (isBeside ? hero : middle).clientHeight - (isBeside || !hasMore(felt) ? 0 : PEEK);
  for (const sight of hero.querySelectorAll<HTMLElement>('.sight')) {
    const pens = sight.parentElement!.querySelector<HTMLElement>('.pens');
    const now = Math.max(LEAST, free - (pens ? pens.offsetHeight + 8 : 0));
    const isCovered = felt.querySelector('.asked, .keypad, .correcting') !== null;
    const window = `${innerWidth}x${innerHeight}`;
    if (!isCovered) rooms.set(window, Math.min(rooms.get(window) ?? now, now));
    const usual = Math.max(now, rooms.get(window) ?? now);
    const isLarger = place(sight, { width: sight.parentElement!.clientWidth, usual: isCovered ? usual : (rooms.get(window) ?? now), now });
    look(sight);
    if (isLarger) leadToWhole(app, sight);
  }
}

const hasMore = (felt: HTMLElement) => (felt.querySelector<HTMLElement>('.below')?.innerText ?? '').trim() !== '';

/** Leads to all of a board that is larger than its room. */
function leadToWhole(app: App, sight: HTMLElement): void {
  const button = glyphButton('whole', app.label('whole_board'), () => {
    toggleWhole(sight);
    void app.show();
  }, { key: 'whole board' });
  button.setAttribute('aria-pressed', String(isWhole(sight)));
  button.classList.add('whole');
  document.querySelector('.band')?.append(button);
}

/** Boards to look at, on a page that scrolls. */
export function arrangeBoards(root: HTMLElement): void {
  for (const sight of root.querySelectorAll<HTMLElement>('.sight')) {
    const high = innerHeight * OF_WINDOW;
    place(sight, { width: sight.parentElement!.clientWidth, usual: high, now: high });
  }
}
