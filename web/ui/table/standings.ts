// Everybody's total, always in sight, in turn order: nothing is sorted while one enters.

import type { SeatView } from '../../src/core.js';
import type { App } from '../app.js';
import { h } from '../dom.js';
import { figure, signed } from '../figures.js';
import { glyph } from '../glyphs.js';
import { pebble } from '../pebble.js';

/** `counts`: whether the game on the table has points. */
export function standings(app: App, seats: SeatView[], counts: boolean, reasons: (seat: SeatView) => void): HTMLElement {
  const total = (seat: SeatView) => {
    const classes = ['total', seat.up && 'up', seat.left && 'left'].filter(Boolean).join(' ');
    const told = [seat.spoken, ...seat.notes, seat.change ? signed(seat.change) : '', app.label('show_reasons')];
    const given = { 'aria-label': told.filter(Boolean).join(' '), key: `total ${seat.seat}`, onclick: () => reasons(seat) };
    const who = h('span', { class: 'who' }, pebble(app.face, seat, 24), seat.begins && glyph('begins', 12));
    return h('button', { type: 'button', class: classes, ...given }, who, h('span', { class: 'name' }, seat.name), points(seat, counts));
  };
  const made = h('div', { class: `standings of-${seats.length}` }, seats.map(total));
  return made;
}

function points(seat: SeatView, counts: boolean): HTMLElement {
  if (!counts && seat.points === null) return h('span', { class: 'points' }, seat.winner && glyph('check'));
  const change = seat.change ? changed(seat.change) : null;
  return h('span', { class: 'points' }, h('span', {}, seat.points === null ? '–' : figure(seat.points)), change);
}

/** Green or red, and always with its sign. */
function changed(change: bigint): HTMLElement {
  return h('span', { class: change > 0n ? 'change gained' : 'change lost' }, signed(change));
}
