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
    const given = { key: `total ${seat.seat}`, onclick: () => reasons(seat) };
    // What is heard is the core's sentence, not what is seen piece by piece.
    const heard = h('span', { class: 'unseen' }, told.filter(Boolean).join(' '));
    const who = h('span', { class: 'who', 'aria-hidden': 'true' }, pebble(app.face, seat, 24), seat.begins && glyph('begins', 12));
    return h('button', { type: 'button', class: classes, ...given }, who, h('span', { class: 'name', 'aria-hidden': 'true' }, seat.name), points(seat, counts), heard);
  };
  return h('div', { class: `standings of-${seats.length}` }, seats.map(total));
}

function points(seat: SeatView, counts: boolean): HTMLElement {
  if (!counts && seat.points === null) return h('span', { class: 'points', 'aria-hidden': 'true' }, seat.winner && glyph('check'));
  const change = seat.change ? changed(seat.change) : null;
  return h('span', { class: 'points', 'aria-hidden': 'true' }, h('span', {}, seat.points === null ? '–' : figure(seat.points)), change);
}

/** Green or red, and always with its sign. */
function changed(change: bigint): HTMLElement {
  return h('span', { class: change > 0n ? 'change gained' : 'change lost' }, signed(change));
}
