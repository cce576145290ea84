// A new table: those who played lately with one touch; or how many play, who, and by which options.

import type { Colour, GameView, NewSeat, Player, Screen, Shape, TableChange } from '../../src/core.js';
import type { App, View } from '../app.js';
import { h } from '../dom.js';
import { colourDot, pebble, SHAPES } from '../pebble.js';
import { card, chip, entrance, field, flow, glyphButton, heading, push, quiet } from '../pieces.js';
import { settingCard } from './options.js';
import { offered } from './offered.js';

const LONGEST_NAME = 40;

/** What was chosen and typed so far, until the table is laid. */
class Draft {
  count: number;
  names: string[];
  colours: Colour[];
  readonly shapes = new Map<string, Shape>();
  readonly choices = new Map<string, string>();
  lot = false;
  practice = false;

  constructor(readonly game: GameView) {
    this.count = Math.min(Math.max(game.leastPlayers, 2), game.mostPlayers);
    this.names = Array(game.mostPlayers).fill('');
    this.colours = this.names.map((_, at) => game.colours[at % game.colours.length]!);
  }

  /** The first one sits behind the last; everybody keeps the own colour. */
  turn(): void {
    const turned = <T>(all: T[]) => [...all.slice(1, this.count), all[0]!, ...all.slice(this.count)];
    [this.names, this.colours] = [turned(this.names), turned(this.colours)];
  }

  get seats(): NewSeat[] {
    return this.names.slice(0, this.count).map((name, at) => ({
      name: name.trim() || null,
      colour: this.colours[at]!,
      shape: this.shapes.get(name) ?? null,
    }));
  }
}

let draft: Draft | undefined;

export async function newPage(app: App, [, id]: string[]): Promise<View> {
  const game = app.game(id!);
  if (draft?.game.id !== game.id) draft = new Draft(game);
  const now = draft;
  const [options, groups] = await Promise.all([app.core.lastOptions(game.id), app.core.groups(game.id)]);
  const settings = await app.core.settings(game.id, options);
  const sitDown = (seats: NewSeat[]) =>
    app.act(async () => {
      const begun = await app.core.start({ game: game.id, seats, options, practice: now.practice });
      const laid = await prepared(app, begun, now);
      draft = undefined;
      app.way.swap('session', laid.session, 'setup');
      app.table.take(laid);
    });
  const again = () => void app.show();
  const numbers = [];
  for (let number = game.leastPlayers; number <= game.mostPlayers; number++) {
    const choose = () => ((now.count = number), again());
    numbers.push(chip(String(number), number === now.count, choose, { spoken: await app.counted('Players', number), key: `count ${number}`, kind: 'wide' }));
  }
  return {
    title: game.name,
    actions: [
      glyphButton('box', app.label('remembered'), () => app.way.go('remembered', game.id)),
      glyphButton('rules', app.label('rules'), () => app.way.go('rules', game.id)),
    ],
    body: [
      groups.length > 0 && heading(app.label('groups')),
      groups.map(({ text, seats }, at) => entrance(() => void sitDown(seats), { key: `group ${at}` }, groupWords(app, game, text, seats))),
      groups.length > 0 && heading(app.label('another_table')),
      heading(app.label('how_many')),
      flow(numbers),
      heading(app.label('turn_order')),
      quiet(app.label('names_later')),
      await seatFields(app, now, again),
      settings.length > 0 && heading(app.label('options')),
      settings.map((setting) =>
        settingCard(app, { ...setting, chosen: now.choices.get(setting.id) ?? setting.chosen }, (choice) => {
          now.choices.set(setting.id, choice);
          again();
        }),
      ),
      chip(app.label('practice'), now.practice, () => ((now.practice = !now.practice), again()), { key: 'practice' }),
      quiet(app.label('practice_explained')),
    ],
    // With one touch those of last time sit down: then that is what most will want.
    foot: [push(app.label('start_set_up'), () => void sitDown(now.seats), { main: groups.length === 0, key: 'start' })],
  };
}

/** What was chosen beforehand; each choice is a step of the log. */
async function prepared(app: App, begun: Screen, { choices, lot }: Draft): Promise<Screen> {
  const chosen: TableChange[] = [...choices].map(([setting, choice]) => ({ tag: 'Choose', setting, choice }));
  const changes: TableChange[] = lot ? [...chosen, { tag: 'Draw', lot: 'StartPlayer' }] : chosen;
  let screen = begun;
  for (const change of changes) screen = await app.core.changeTable(begun.session, change);
  return screen;
}

function groupWords(app: App, game: GameView, text: string, seats: NewSeat[]): HTMLElement {
  const who = seats.map(({ name, colour, shape }, at) => {
    const usual = game.colours[at % game.colours.length]!;
    return pebble(app.face, { colour: colour ?? usual, shape: shape ?? SHAPES[at % SHAPES.length]!, letter: (name ?? '').slice(0, 1) }, 26);
  });
  return h('span', { class: 'words' }, h('strong', {}, text), h('span', { class: 'seats' }, who));
}

async function seatFields(app: App, now: Draft, again: () => void): Promise<HTMLElement> {
  const { game } = now;
  const seated = () => now.names.slice(0, now.count).filter((name) => name.trim());
  const take = (at: number, player: Player) => {
    now.names[at] = player.name;
    now.shapes.set(player.name, player.shape);
    again();
  };
  const fields = now.names.slice(0, now.count).map((name, at) => {
    const colour = now.colours[at]!;
    const input = h('input', { value: name, maxlength: LONGEST_NAME, autocomplete: 'off', autocapitalize: 'words', key: `name ${at}` });
    const others = offered(app, game.id, () => seated().filter((it) => it !== input.value), input, (player) => take(at, player));
    input.addEventListener('input', () => (now.names[at] = input.value));
    const label = `${app.label('name')}, ${app.label(`colour_${colour.toLowerCase()}`)}`;
    const begins = game.hasStartPlayer && at === 0 && !now.lot && h('small', { class: 'begins' }, app.label('begins'));
    return h('div', {}, h('div', { class: 'line' }, colourDot(app.face, colour), field(label, input), begins), others);
  });
  const first = () => now.names.slice(0, now.count).findIndex((name) => !name.trim());
  const known = await app.core.playersLike(game.id, '', seated());
  const chips = known.map((player) =>
    chip(player.name, false, () => first() >= 0 && take(first(), player), { key: `known ${player.id}` }),
  );
  const lot = game.hasStartPlayer && flow(
    chip(app.label('draw_start'), now.lot, () => ((now.lot = !now.lot), again()), { key: 'lot' }),
    push(app.label('next_begins'), () => (now.turn(), again()), { enabled: !now.lot }),
  );
  return card(fields, known.length > 0 && h('h3', {}, app.label('known_players')), flow(chips), lot);
}
