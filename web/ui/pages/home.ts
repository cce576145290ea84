// The first page: what is going on, the games, and the way to everything else.

import type { GameView } from '../../src/core.js';
import type { App, View } from '../app.js';
import { h } from '../dom.js';
import { column, entrance, glyphButton, heading, quiet } from '../pieces.js';
import { sessionRow } from './sessions.js';

/** So many sessions that go on are shown at once; history has the rest. */
const GOING_ON = 3;

export async function homePage(app: App): Promise<View> {
  const goingOn = await app.core.search({ unfinished: true }, 0, GOING_ON);
  const any = goingOn.length > 0 || (await app.core.search({}, 0, 1)).length > 0;
  const to = (picture: 'statistics' | 'history' | 'settings') =>
    glyphButton(picture, app.label(picture), () => app.way.go(picture));
  const sessions = [heading(app.label('going_on')), ...goingOn.map((session) => sessionRow(app, session))];
  const games = [heading(app.label('games')), ...app.games.map((game) => gameRow(app, game))];
  return {
    title: 'Tallystone',
    actions: [to('statistics'), to('history'), to('settings')],
    kind: 'home',
    body: [
      !any && h('div', { class: 'welcome' }, h('p', {}, app.label('welcome')), quiet(app.label('first_start'))),
      goingOn.length > 0 && column(sessions),
      column(games),
    ],
  };
}

function gameRow(app: App, game: GameView): HTMLElement {
  const words = h('span', { class: 'words' }, h('strong', {}, game.name), h('span', { class: 'quiet' }, game.summary), h('small', {}, game.facts));
  const cover = app.painter(game.id).drawing(game.cover, false);
  cover.classList.add('cover');
  return entrance(() => app.way.go('new', game.id), { key: `game ${game.id}` }, cover, words);
}
