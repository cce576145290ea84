// The result: the end as a picture, places, how the boards lie, what made the lead, what comes next.

import type { Difference, Screen, SeatView } from '../../src/core.js';
import type { App, View } from '../app.js';
import { h, type Child } from '../dom.js';
import { day, dayOf, figure, signed } from '../figures.js';
import { glyph } from '../glyphs.js';
import { pebble } from '../pebble.js';
import { card, entrance, flow, heading, push, quiet } from '../pieces.js';
import { boards } from '../table/board.js';
import { menu } from '../table/menu.js';
import { arrangeBoards } from '../table/room.js';
import { forgetBoards } from '../table/sight.js';
import { scoreTable } from './points.js';

export async function resultPage(app: App, [, session]: string[]): Promise<View> {
  const screen = await app.table.of(session!);
  const { core } = app;
  const [table, difference, { finale }, lie] = await Promise.all([
    core.scoreTable(session!),
    core.difference(session!),
    core.resultCard(session!, dayOf(screen, app.language)),
    core.boards(session!, null),
  ]);
  const rematch = async () => {
    const next = await core.rematch(session!);
    app.way.swap('session', next.session, 'setup');
    app.table.take(next);
  };
  const places = [...screen.seats].sort((one, other) => (one.rank ?? Infinity) - (other.rank ?? Infinity));
  const picture = app.painter().drawing(finale, false);
  picture.classList.add('finale');
  const hand = {
    app,
    painter: app.painter(screen.game),
    readOnly: true,
    next: null,
    pointedAt: undefined,
    typing: undefined,
    seat: (number: number | null) => screen.seats.find(({ seat }) => seat === number),
    enter: () => {},
    type: () => {},
    rule: () => {},
  };
  return {
    title: `${screen.gameName}: ${screen.standingsTitle}`,
    actions: menu(app, screen),
    body: [
      picture,
      h('div', { class: 'verdict' }, screen.verdict.map((sentence) => h('p', {}, sentence))),
      places.map((seat) => placeRow(app, screen, seat)),
      boards(hand, lie),
      difference.lines.length > 0 && [heading(app.label('difference')), differenceCard(difference)],
      table.rows.length > 1 && [heading(app.label('points_table')), scoreTable(app, screen, table)],
      screen.notes.map(quiet),
      quiet(day(screen.startedAt, app.language)),
      screen.phase === 'Finished' && afterwards(app, session!),
      reopen(app, screen),
    ],
    foot: [
      push(app.label('table'), () => app.way.backTo('session', session!, 'table')),
      push(app.label('share'), () => app.way.go('session', session!, 'share')),
      push(app.label('rematch'), () => void app.act(rematch), { main: true }),
    ],
    placed: () => {
      forgetBoards();
      arrangeBoards(document.querySelector('main')!);
    },
  };
}

function placeRow(app: App, { session }: Screen, seat: SeatView): HTMLElement {
  const reasons = () => app.way.go('session', session, 'reasons', seat.seat);
  return entrance(
    reasons,
    { spoken: seat.spoken, key: `place ${seat.seat}` },
    h('span', { class: 'rank' }, seat.rank === null ? '' : `${seat.rank}.`),
    pebble(app.face, seat, 36),
    h('span', { class: seat.winner ? 'words won' : 'words' }, seat.name),
    seat.winner && glyph('check'),
    seat.points !== null && h('span', { class: 'points' }, figure(seat.points)),
  );
}

/** What made the lead, the largest part first, each with its sign. */
function differenceCard({ text, lines }: Difference): HTMLElement {
  const rows = lines.map(({ heading, points }) =>
    h('li', {}, h('span', {}, heading), h('span', { class: points >= 0n ? 'figure-of gained' : 'figure-of lost' }, signed(points))),
  );
  return card(h('p', {}, text), h('ul', { class: 'plain reasons' }, rows));
}

/** What one may ask when a result stands. Each answer takes the place of its question. */
function afterwards(app: App, session: string): Child {
  const answers = h('div', { class: 'column', 'aria-live': 'polite' });
  const question = (label: string, answer: () => Promise<string[]>) => {
    const button: HTMLButtonElement = push(app.label(label), () =>
      void app.act(async () => {
        const lines = await answer();
        answers.append(card(quiet(app.label(label)), lines.map((line) => h('p', {}, line))));
        button.remove();
      }),
    );
    return button;
  };
  const decided = async () => [(await app.core.decided(session)) ?? app.label('nothing_decided')];
  const verified = async () => {
    const { text, differences, code } = await app.core.verify(session);
    return [text, ...differences, ...(code ? [`${app.label('proof_code')}: ${code}`] : [])];
  };
  const other = push(app.label('other_rules'), () => app.way.go('session', session, 'other'));
  return [answers, flow(question('decided', decided), question('verify', verified), other)];
}

function reopen(app: App, screen: Screen): Child {
  const it = screen.sheet.groups.flatMap(({ controls }) => controls).find(({ id }) => id === 'session.reopen');
  if (it?.kind.tag !== 'Action' || !it.kind.enabled) return null;
  const press = () => {
    app.table.enter(it.id, { tag: 'Press' });
    app.way.swap('session', screen.session, 'table');
  };
  return flow(push(it.label, press, { spoken: it.spoken }));
}
