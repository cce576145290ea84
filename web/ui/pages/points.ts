// Everybody's points beside each other, and what gives how many points in a game.

import type { Screen, ScoreTable } from '../../src/core.js';
import type { App, View } from '../app.js';
import { h } from '../dom.js';
import { figure } from '../figures.js';
import { pebble } from '../pebble.js';
import { glyphButton, quiet } from '../pieces.js';

export async function pointsPage(app: App, [, session]: string[]): Promise<View> {
  const screen = await app.table.of(session!);
  const table = await app.core.scoreTable(session!);
  return {
    title: app.label('points_table'),
    body: [table.rows.length ? scoreTable(app, screen, table) : quiet(app.label('no_points'))],
  };
}

export function scoreTable(app: App, screen: Screen, { seats, rows }: ScoreTable): HTMLElement {
  const heads = seats.map((number) => {
    const seat = screen.seats.find((it) => it.seat === number);
    const reasons = () => app.way.go('session', screen.session, 'reasons', number);
    const button = seat && h('button', { type: 'button', class: 'column-head', key: `column ${number}`, onclick: reasons }, pebble(app.face, seat, 24), seat.name);
    return h('th', { scope: 'col' }, button);
  });
  const body = rows.map(({ heading, cells }, at) =>
    h(
      'tr',
      { class: at === rows.length - 1 ? 'sum' : null },
      h('th', { scope: 'row' }, heading),
      cells.map((cell) => h('td', {}, cell === null ? '–' : figure(cell))),
    ),
  );
  const table = h('table', {}, h('thead', {}, h('tr', {}, h('td'), heads)), h('tbody', {}, body));
  return h('div', { class: 'card scrolls', tabindex: 0, role: 'region', 'aria-label': app.label('points_table') }, table);
}

export async function scoringPage(app: App, [, id, session]: string[]): Promise<View> {
  const game = app.game(id!);
  const sections = await app.core.pointsPage(game.id, session ?? null);
  const rule = (to: string) => app.way.go(...['rules', game.id, session ?? '-', to]);
  return {
    title: `${game.name}: ${app.label('scoring')}`,
    body: sections.length
      ? sections.map(({ title, rule: behind, rows }) => [
          h(
            'div',
            { class: 'line' },
            h('h2', {}, title),
            glyphButton('rules', `${app.label('key_rule')}: ${title}`, () => rule(behind), { key: `rule ${behind}` }),
          ),
          h('table', { class: 'card' }, rows.map(({ what, points }) => h('tr', {}, h('th', { scope: 'row' }, what), h('td', {}, points)))),
        ])
      : [quiet(app.label('scoring_none'))],
  };
}
