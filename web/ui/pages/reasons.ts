// Why a seat has its points: the total, and every part of it with its rule.

import type { LineView } from '../../src/core.js';
import type { App, View } from '../app.js';
import { h } from '../dom.js';
import { figure, signed } from '../figures.js';
import { pebble } from '../pebble.js';
import { chip, glyphButton, quiet } from '../pieces.js';

const DEEPEST = 4;

export async function reasonsPage(app: App, [, session, , number]: string[]): Promise<View> {
  const screen = await app.table.of(session!);
  const seat = screen.seats.find((it) => it.seat === Number(number));
  const lines = await app.core.explain(session!, Number(number));
  const others = screen.seats.map((it) =>
    chip([pebble(app.face, it, 24), it.name], it.seat === Number(number), () => app.way.swap('session', session!, 'reasons', it.seat), {
      key: `seat ${it.seat}`,
      kind: 'pen',
    }),
  );
  const rule = (id: string) => app.way.go('rules', screen.game, session!, id);
  return {
    title: `${seat?.name ?? ''}: ${app.label('reasons')}`,
    body: [
      h('div', { class: 'flow' }, others),
      seat?.notes.map(quiet),
      lines.length
        ? h('ul', { class: 'card reasons' }, lines.map((line, at) => lineRow(app, line, at, rule)))
        : quiet(app.label('no_points')),
    ],
  };
}

function lineRow(app: App, { text, points, rule, depth }: LineView, at: number, toRule: (id: string) => void): HTMLElement {
  const shown = depth === 0 ? figure(points) : signed(points);
  const sign = depth === 0 ? 'figure-of' : points < 0n ? 'figure-of lost' : 'figure-of';
  const behind = rule !== null && glyphButton('rules', `${app.label('key_rule')}: ${text}`, () => toRule(rule), { key: `rule ${at}` });
  const deep = `depth-${Math.min(depth, DEEPEST)}`;
  return h('li', { class: deep }, h('span', {}, text), h('span', { class: sign }, shown), behind);
}
