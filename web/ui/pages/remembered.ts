// What is remembered of the players' own copy of a game: corrected by its controls, or forgotten.

import type { BoxItem, BoxSection } from '../../src/core.js';
import type { App, View } from '../app.js';
import { h } from '../dom.js';
import { ask, card, heading, push, quiet } from '../pieces.js';
import { runs } from '../table/controls.js';
import type { Hand } from '../table/hand.js';

export async function rememberedPage(app: App, [, id]: string[]): Promise<View> {
  const game = app.game(id!);
  const sections = await app.core.remembered(game.id);
  return {
    title: `${game.name}: ${app.label('remembered')}`,
    body: [
      quiet(app.label(sections.length ? 'remembered_explained' : 'remembered_nothing')),
      sections.map(({ title, items }: BoxSection) => [heading(title), items.map((item) => itemCard(app, game.id, item))]),
    ],
  };
}

function itemCard(app: App, game: string, item: BoxItem): HTMLElement {
  const done = (work: () => Promise<unknown>) => void app.act(async () => (await work(), app.show()));
  const painter = app.painter(game);
  const hand: Hand = {
    app,
    painter,
    readOnly: false,
    next: null,
    pointedAt: undefined,
    typing: undefined,
    seat: () => undefined,
    enter: (it, value) => done(() => app.core.correctRemembered(game, item.id, it.id, value)),
    type: (it) => {
      const typed = prompt(it.label);
      if (typed) done(() => app.core.correctRemembered(game, item.id, it.id, { tag: 'Number', typed }));
    },
    rule: (rule) => app.way.go('rules', game, '-', rule),
  };
  const picture = item.drawing && painter.drawing(item.drawing, true);
  picture?.classList.add('tile');
  const sure = () =>
    ask(app.label('ask_forget_thing'), app.label('yes'), app.label('no'), () => done(() => app.core.forgetRemembered(game, item.id)));
  const forget = push(app.label('forget'), sure, { spoken: `${app.label('forget')}: ${item.label}`, key: `forget ${item.id}` });
  return card(h('div', { class: 'line' }, picture, h('strong', { class: 'name' }, item.label), forget), runs(hand, item.controls));
}
