// The table: the sheet laid out by the roles of its groups.

import type { BoardView, Control, Group, Role, Screen } from '../../src/core.js';
import type { App, View } from '../app.js';
import { h, type Child } from '../dom.js';
import { figure } from '../figures.js';
import { glyph } from '../glyphs.js';
import { pebble } from '../pebble.js';
import { glyphButton, quiet } from '../pieces.js';
import { band, correcting } from './band.js';
import { bar } from './bar.js';
import { boards } from './board.js';
import { control, runs } from './controls.js';
import type { Hand } from './hand.js';
import { menu } from './menu.js';
import { arrange } from './room.js';
import { standings } from './standings.js';
import { askedOf, isOver } from './state.js';

/** A phone that is held upright: totals are in place of the title. */
export const SMALL = matchMedia('(max-width: 599px) and (max-height: 740px) and (orientation: portrait)');
const IN_HEAD = 4;

export async function tablePage(app: App, [, session]: string[]): Promise<View> {
  const screen = await app.table.of(session!);
  // What is over has no sheet to lay its boards on.
  const lie = isOver(screen) ? await app.core.boards(screen.session, null) : undefined;
  return tableOf(app, screen, lie, false);
}

/** A session as it was once: the same table, only to look at. */
export async function asItWasPage(app: App, [, session, revision]: string[]): Promise<View> {
  const [screen, lie] = await Promise.all([
    app.core.screenAsOf(session!, BigInt(revision!)),
    app.core.boards(session!, BigInt(revision!)),
  ]);
  return tableOf(app, screen, lie, true);
}

function handOf(app: App, screen: Screen, readOnly: boolean): Hand {
  const { table } = app;
  return {
    app,
    readOnly,
    painter: app.painter(screen.game),
    next: readOnly ? null : screen.sheet.next,
    pointedAt: table.pointedAt,
    typing: readOnly ? undefined : table.typing,
    seat: (number) => screen.seats.find(({ seat }) => seat === number),
    enter: (it, value) => table.enter(it.id, value),
    type: (it, typed) => table.type(it.id, typed),
    rule: (id) => app.way.go('rules', screen.game, screen.session, id),
  };
}

async function tableOf(app: App, screen: Screen, lie: BoardView[] | undefined, readOnly: boolean): Promise<View> {
  const hand = handOf(app, screen, readOnly);
  const counts = app.game(screen.game).hasPoints;
  const totals = standings(app, screen.seats, counts, ({ seat }) => app.way.go('session', screen.session, 'reasons', seat));
  const inHead = SMALL.matches && screen.seats.length <= IN_HEAD;
  const asked = readOnly ? undefined : askedOf(screen);
  const heroes = lie ? boards(hand, lie) : of(screen, 'Hero').flatMap(({ controls }) => controls.map((it) => control(hand, it)));
  const below = [
    ...of(screen, 'Seats').map((group) => card(hand, group, counts)),
    ...of(screen, 'Aside').map((group) => card(hand, group, counts)),
  ];
  const classes = ['felt', heroes.length ? 'with-hero' : 'no-hero', asked && 'is-asked'].filter(Boolean).join(' ');
  return {
    title: screen.gameName,
    head: inHead ? totals : undefined,
    actions: [readOnly ? null : menu(app, screen)],
    kind: 'table',
    body: [
      h(
        'div',
        { class: classes },
        !inHead && h('div', { class: 'totals' }, totals),
        correcting(app, screen),
        await band(hand, screen),
        h(
          'div',
          { class: 'middle', 'data-scroll': 'middle' },
          heroes.length > 0 && h('div', { class: 'hero' }, heroes),
          h('div', { class: 'below', 'data-scroll': 'below' }, h('div', { class: 'cards' }, below), remarks(screen)),
        ),
        asked && panel(hand, asked),
        h('div', { class: 'bar' }, bar(hand, screen, asked !== undefined && innerHeight < 740)),
      ),
    ],
    placed: () => arrange(app, screen),
  };
}

const of = ({ sheet }: Screen, wanted: Role): Group[] =>
  sheet.groups.filter(({ role, controls }) => role === wanted && controls.length > 0);

/** Of somebody who is not up one line, until it is opened. */
function card(hand: Hand, group: Group, counts: boolean): HTMLElement {
  const { opened } = hand.app.table;
  const seat = hand.seat(group.seat);
  const head = seat
    ? [pebble(hand.app.face, seat), h('span', { class: 'name' }, seat.name)]
    : [group.title];
  const inside = runs(hand, group.controls);
  // What is next is hidden nowhere.
  const isFolded = group.folded && seat && !group.controls.some(({ id }) => id === hand.next);
  if (!isFolded) return h('section', { class: 'card' }, (seat || group.title) && h('h2', { class: 'who' }, head), inside);
  const points = counts && h('span', { class: 'points' }, seat.points === null ? '–' : figure(seat.points));
  const keep = () => (folded.open ? opened.add(group.id) : opened.delete(group.id));
  const line = h('summary', { class: 'who', 'aria-label': seat.spoken, key: `fold ${group.id}` }, head, points, glyph('down', 18));
  const folded = h('details', { class: 'card', open: opened.has(group.id), ontoggle: keep }, line, inside);
  return folded;
}

/** What is asked about the thing just touched; its head, with the way out, stays in sight. */
function panel(hand: Hand, group: Group): HTMLElement {
  const seat = hand.seat(group.seat);
  const wayOut = group.controls.at(-1)!;
  const answers = group.controls.filter((it: Control) => it !== wayOut || it.id === hand.next);
  const title = group.title ?? seat?.name ?? '';
  const close = glyphButton('close', wayOut.spoken, () => hand.enter(wayOut, { tag: 'Press' }), { key: `close ${wayOut.id}` });
  const head = h('div', { class: 'line' }, seat && pebble(hand.app.face, seat), h('h2', { 'aria-live': 'polite' }, title), close);
  const scroll = `asked ${group.id}`;
  return h('section', { class: 'asked', 'aria-label': title }, head, h('div', { class: 'answers', 'data-scroll': scroll }, runs(hand, answers)));
}

function remarks({ sheet, notes, setAside }: Screen): Child {
  const lines = [...sheet.remarks, ...notes].map(quiet);
  const aside = setAside.map(({ reason }) => h('p', { class: 'doubt-text' }, `? ${reason}`));
  return (lines.length > 0 || aside.length > 0) && h('div', { class: 'remarks' }, lines, aside);
}
