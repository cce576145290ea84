// A place of one height for all that is said while one plays, so that nothing below it moves between two taps.

import type { Doubt, Screen } from '../../src/core.js';
import type { App } from '../app.js';
import { h, type Child } from '../dom.js';
import { dialog, glyphButton, push, quiet } from '../pieces.js';
import type { Hand } from './hand.js';

export async function band(hand: Hand, screen: Screen): Promise<HTMLElement> {
  const { app } = hand;
  const said = hand.readOnly ? app.label('only_to_look') : screen.ending;
  const prompt = [said, hand.readOnly ? null : screen.sheet.prompt].filter(Boolean).join(' ');
  const read = () => {
    const more = [screen.announcement, ...screen.sheet.remarks].filter((it) => it !== null);
    dialog(screen.gameName, app.label('close'), h('p', {}, prompt), more.map(quiet));
  };
  const words = h(
    'div',
    { class: 'words' },
    h('p', { class: 'prompt' }, prompt),
    h('p', { class: 'announcement' }, screen.announcement ?? ''),
  );
  const inFull = glyphButton('down', app.label('key_details'), read, { key: 'in full' });
  inFull.hidden = true;
  return h('div', { class: 'band' }, words, inFull, await doubts(hand, screen));
}

/** What is cut is read in full by a button. To be called once it is on the page. */
export function fitBand(root: HTMLElement): void {
  const words = root.querySelector('.band .words');
  const inFull = root.querySelector<HTMLElement>('.band [data-key="in full"]');
  if (!words || !inFull) return;
  const isCut = [...words.children].some((it) => it.scrollHeight > it.clientHeight + 1 || it.scrollWidth > it.clientWidth + 1);
  inFull.hidden = !isCut;
}

/** Doubts block nothing: a mark with their number, which opens them; each leads to what it is about. */
async function doubts(hand: Hand, { doubts }: Screen): Promise<Child> {
  if (!doubts.length) return null;
  const { app } = hand;
  const spoken = await app.counted('Doubts', doubts.length);
  const open = () => {
    const lines = doubts.map((doubt) => doubtLine(hand, doubt, () => shown.close()));
    const shown = dialog(spoken, app.label('close'), h('h2', {}, spoken), lines);
  };
  const given = { type: 'button', class: 'doubts', 'aria-label': spoken, key: 'doubts', onclick: open };
  return h('button', given, `? ${doubts.length}`);
}

export function doubtLine(hand: Hand, doubt: Doubt, leave: () => void): HTMLElement {
  const { app } = hand;
  const lead = () => {
    leave();
    app.table.pointedAt = doubt.control ?? undefined;
    void app.show().then(() => document.querySelector('.pointed-at')?.scrollIntoView({ block: 'center' }));
  };
  const words = h('span', {}, `? ${doubt.text}`);
  const line = doubt.control ? h('button', { type: 'button', class: 'doubt-text', onclick: lead }, words) : words;
  const { rule } = doubt;
  const behind = rule && glyphButton('rules', app.label('key_rule'), () => (leave(), hand.rule(rule)));
  return h('div', { class: 'doubt' }, line, behind);
}

/** While an earlier entry is being corrected: that it is so, and the way back. */
export function correcting(app: App, screen: Screen): Child {
  const { place } = screen;
  if (place.tag === 'Now') return null;
  const what = app.label(place.tag === 'InsteadOf' ? 'correcting' : 'key_insert');
  const back = push(app.label('back_to_now'), () => void app.table.goTo(screen.session, { tag: 'Now' }));
  return h('div', { class: 'correcting' }, h('strong', {}, what), back);
}
