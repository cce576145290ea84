// Who sits where: names, colours, shapes, who begins, who has left, the order.

import type { SeatView, Screen } from '../../src/core.js';
import type { App, View } from '../app.js';
import { h } from '../dom.js';
import { colourDot, pebble, shapePicture, SHAPES } from '../pebble.js';
import { card, chip, field, flow, glyphButton, push, quiet } from '../pieces.js';
import { offered } from './offered.js';

export async function seatsPage(app: App, [, session]: string[]): Promise<View> {
  const screen = await app.table.of(session!);
  const game = app.game(screen.game);
  const { table } = app;
  const count = screen.seats.length;
  const draw = (lot: 'StartPlayer' | 'Seating') => () => void table.changeTable({ tag: 'Draw', lot });
  const seats = (to: number) => () => void table.changeTable({ tag: 'Seats', count: to });
  const isNew = screen.phase === 'SettingUp';
  return {
    title: app.label('seats'),
    body: [
      quiet(app.label('turn_order')),
      screen.seats.map((seat, at) => seatCard(app, screen, seat, at)),
      flow(
        game.hasStartPlayer && push(app.label('draw_start'), draw('StartPlayer')),
        count > 1 && push(app.label('draw_seating'), draw('Seating')),
        isNew && count < game.mostPlayers && push(app.label('more_seats'), seats(count + 1)),
        isNew && count > game.leastPlayers && push(app.label('fewer_seats'), seats(count - 1)),
      ),
    ],
  };
}

function seatCard(app: App, screen: Screen, seat: SeatView, at: number): HTMLElement {
  const { table } = app;
  const game = app.game(screen.game);
  const number = seat.seat;
  const name = h('input', { value: seat.givenName ?? '', autocomplete: 'off', key: `name ${number}` });
  const keep = (text: string) => {
    if (text.trim() !== (seat.givenName ?? '')) void table.changeTable({ tag: 'Name', seat: number, name: text.trim() });
  };
  name.addEventListener('change', () => keep(name.value));
  const others = () => screen.seats.filter((it) => it !== seat).flatMap(({ givenName }) => givenName ?? []);
  const known = offered(app, screen.game, others, name, (player) => keep(player.name));
  const order = screen.seats.map((it) => it.seat);
  const earlier = () => {
    [order[at - 1], order[at]] = [order[at]!, order[at - 1]!];
    void table.changeTable({ tag: 'Order', order });
  };
  const colours = game.colours.map((colour) => {
    const spoken = `${seat.name}, ${app.label('colour')}: ${app.label(`colour_${colour.toLowerCase()}`)}`;
    const choose = () => void table.changeTable({ tag: 'Colour', seat: number, colour });
    return chip(colourDot(app.face, colour), colour === seat.colour, choose, { spoken, key: `${number} ${colour}`, kind: 'pen' });
  });
  const shapes = SHAPES.map((shape) => {
    const spoken = `${seat.name}, ${app.label('shape')}: ${app.label(`shape_${shape.toLowerCase()}`)}`;
    const choose = () => void table.changeTable({ tag: 'Shape', seat: number, shape });
    return chip(shapePicture(app.face, shape), shape === seat.shape, choose, { spoken, key: `${number} ${shape}`, kind: 'pen' });
  });
  const begins = () => void table.changeTable({ tag: 'Start', seat: number });
  const leave = () => void table.changeTable({ tag: seat.left ? 'Return' : 'Leave', seat: number });
  return card(
    h('div', { class: 'line' }, pebble(app.face, seat, 36), field(app.label('name'), name), at > 0 && glyphButton('up', `${seat.name}: ${app.label('move_up')}`, earlier, { key: `up ${number}` })),
    known,
    flow(colours),
    flow(shapes),
    flow(
      game.hasStartPlayer && chip(app.label('begins'), seat.begins, begins, { spoken: `${seat.name}: ${app.label('begins')}`, key: `begins ${number}` }),
      push(app.label(seat.left ? 'come_back' : 'leave'), leave, { key: `leave ${number}`, spoken: `${seat.name}: ${app.label(seat.left ? 'come_back' : 'leave')}` }),
    ),
  );
}
