// Who is remembered: another name, the same person as, forget.

import type { Player } from '../../src/core.js';
import type { App, View } from '../app.js';
import { h } from '../dom.js';
import { pebble } from '../pebble.js';
import { ask, card, field, flow, push, quiet } from '../pieces.js';

export async function playersPage(app: App): Promise<View> {
  const [players, change] = await Promise.all([app.core.players(null), app.core.playerChange()]);
  const back = async () => (await app.core.takeBackPlayerChange(), app.show());
  return {
    title: app.label('players_page'),
    body: [
      quiet(app.label(players.length ? 'players_explained' : 'players_begin')),
      change && card(h('p', {}, change), push(app.label('take_back'), () => void app.act(back))),
      players.map((player) => playerCard(app, player, players)),
    ],
  };
}

function playerCard(app: App, player: Player, all: Player[]): HTMLElement {
  const { id, name } = player;
  const done = (work: () => Promise<void>) => () => void app.act(async () => (await work(), app.show()));
  const sure = (question: string, work: () => Promise<void>) => ask(app.label(question), app.label('yes'), app.label('no'), done(work));
  const input = h('input', { value: name, autocomplete: 'off', key: `name ${id}` });
  input.addEventListener('change', done(() => app.core.renamePlayer(id, input.value.trim())));
  const others = all.filter((other) => other.id !== id);
  const same = h('select', { key: `same ${id}` }, h('option', { value: '' }, '–'), others.map((other) => h('option', { value: other.id }, other.name)));
  same.addEventListener('change', () => same.value && sure('ask_same_person', () => app.core.mergePlayers(id, same.value)));
  return card(
    h('div', { class: 'line' }, pebble(app.face, { ...player, letter: name.slice(0, 1) }), field(app.label('name'), input), player.inGroup && h('small', {}, app.label('in_group'))),
    flow(
      others.length > 0 && field(app.label('same_person'), same),
      push(app.label('forget'), () => sure('ask_forget', () => app.core.forgetPlayer(id)), { spoken: `${app.label('forget')}: ${name}`, key: `forget ${id}` }),
    ),
  );
}
