// Statistics of the finished sessions that are asked for.

import type { StatsQuery, StatsSection } from '../../src/core.js';
import type { App, View } from '../app.js';
import { h } from '../dom.js';
import { field, glyphButton, quiet } from '../pieces.js';

/** As it was left when one comes back to it. */
const query: StatsQuery = { game: null, player: null, seats: null, since: null };
const MOST_SEATS = 6;

export async function statisticsPage(app: App): Promise<View> {
  const [statistics, players] = await Promise.all([app.core.statistics(query), app.core.players(query.game ?? null)]);
  const select = (name: string, options: [string, string][], now: string, take: (value: string) => void) => {
    const made = h('select', { key: name }, options.map(([value, text]) => h('option', { value, selected: value === now }, text)));
    made.addEventListener('change', () => (take(made.value), void app.show()));
    return field(app.label(name), made);
  };
  const counts = await Promise.all(Array.from({ length: MOST_SEATS }, (_, at) => app.counted('Players', at + 1)));
  const year = `${new Date().getFullYear()}-01-01`;
  const filters = [
    select('games', [['', app.label('stats_all_games')], ...app.games.map(({ id, name }): [string, string] => [id, name])], query.game ?? '', (value) => (query.game = value || null)),
    select('players_page', [['', app.label('stats_everybody')], ...players.map(({ id, name }): [string, string] => [id, name])], query.player ?? '', (value) => (query.player = value || null)),
    select('how_many', [['', app.label('stats_any_number')], ...counts.map((text, at): [string, string] => [String(at + 1), text])], String(query.seats ?? ''), (value) => (query.seats = value ? Number(value) : null)),
    select('stats_period', [['', app.label('stats_all_time')], [year, app.label('stats_this_year')]], query.since ?? '', (value) => (query.since = value || null)),
  ];
  return {
    title: app.label('statistics'),
    actions: [glyphButton('settings', app.label('players_page'), () => app.way.go('players'))],
    body: [
      h('div', { class: 'filters' }, filters),
      h('p', { 'aria-live': 'polite' }, statistics.text),
      statistics.sections.length ? statistics.sections.map((it) => section(app, it)) : quiet(app.label('statistics_begin')),
    ],
  };
}

function section(app: App, { title, columns, rows, note }: StatsSection): HTMLElement {
  const heads = h('tr', {}, h('td'), columns.map((column) => h('th', { scope: 'col' }, column)));
  const body = rows.map(({ label, cells, share, player, game }) => {
    const lead = player !== null || game !== null;
    const go = () => {
      if (player !== null) query.player = player;
      if (game !== null) query.game = game;
      void app.show();
    };
    const name = lead ? h('button', { type: 'button', class: 'link', key: `${title} ${label}`, onclick: go }, label) : label;
    const length = share === null ? null : h('meter', { min: 0, max: 1000, value: share, 'aria-hidden': 'true' });
    return h('tr', {}, h('th', { scope: 'row' }, name, length), cells.map((cell) => h('td', {}, cell)));
  });
  const table = h('table', {}, h('thead', {}, heads), h('tbody', {}, body));
  return h('section', { class: 'card scrolls', tabindex: 0, 'aria-label': title }, h('h2', {}, title), table, note && quiet(note));
}
