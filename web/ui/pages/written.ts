// What is written rather than tapped: a note, and a result without what led to it.

import type { App, View } from '../app.js';
import { h } from '../dom.js';
import { pebble } from '../pebble.js';
import { card, field, push, quiet } from '../pieces.js';

export async function notePage(app: App, [, session]: string[]): Promise<View> {
  await app.table.of(session!);
  const text = h('textarea', { rows: 5, key: 'note' });
  const keep = async () => {
    app.table.take(await app.core.note(session!, text.value));
    app.way.back();
    app.say(app.label('noted'));
  };
  return {
    title: app.label('write_note'),
    body: [field(app.label('write_note'), text)],
    foot: [push(app.label('keep'), () => void app.act(keep), { main: true })],
  };
}

export async function statedPage(app: App, [, session]: string[]): Promise<View> {
  const screen = await app.table.of(session!);
  const { hasPoints } = app.game(screen.game);
  const seats = screen.seats.map((seat) => ({
    seat,
    points: h('input', { inputmode: 'text', autocomplete: 'off', key: `points ${seat.seat}` }),
    winner: h('input', { type: 'checkbox', key: `won ${seat.seat}` }),
  }));
  const day = h('input', { type: 'date', key: 'day' });
  const keep = async () => {
    const typed = seats.map(({ seat, points, winner }) => ({ seat: seat.seat, points: points.value, winner: winner.checked }));
    const stated = await app.core.stateResult(session!, typed, day.value || null);
    const finished = await app.core.finish(session!, stated.revision);
    app.way.swap('session', session!, 'result');
    app.table.take(finished);
  };
  const rows = seats.map(({ seat, points, winner }) =>
    h(
      'div',
      { class: 'line', role: 'group', 'aria-label': seat.name },
      pebble(app.face, seat),
      h('strong', { class: 'name' }, seat.name),
      hasPoints && field(app.label('key_points'), points),
      h('label', { class: 'tick' }, winner, app.label('won')),
    ),
  );
  return {
    title: app.label('result_only'),
    body: [quiet(app.label('result_explained')), card(rows), field(app.label('other_day'), day)],
    foot: [push(app.label('keep_result'), () => void app.act(keep), { main: true })],
  };
}
