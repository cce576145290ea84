// Lists of a session: the set-up with its ticks, and what goes back into the box.

import type { Checklist, ChecklistStep, Screen } from '../../src/core.js';
import type { App, View } from '../app.js';
import { h, type Child } from '../dom.js';
import { card, chip, glyphButton, heading, push, quiet } from '../pieces.js';
import { menu } from '../table/menu.js';

export async function setUpPage(app: App, [, session]: string[]): Promise<View> {
  const screen = await app.table.of(session!);
  const checklist = await app.core.checklist(session!);
  return {
    title: `${screen.gameName}: ${app.label('checklist')}`,
    actions: menu(app, screen),
    body: list(app, screen, checklist),
    foot: [push(app.label('to_table'), () => app.way.backTo('session', session!, 'table'), { main: true, key: 'to table' })],
  };
}

function list(app: App, screen: Screen, { sections, advice }: Checklist): Child[] {
  const firstTime = app.preferences.firstTime ?? [];
  const every = firstTime.includes(screen.game);
  const hasMore = sections.some(({ steps }) => steps.some((step) => step.firstTime));
  const turn = () => app.prefer({ firstTime: every ? firstTime.filter((game) => game !== screen.game) : [...firstTime, screen.game] });
  const shown = sections
    .map((section) => ({ ...section, steps: section.steps.filter((step) => every || !step.firstTime) }))
    .filter(({ steps }) => steps.length > 0);
  return [
    hasMore && chip(app.label('every_step'), every, () => void app.act(turn), { key: 'every step' }),
    advice.map(({ text, setting, choice }) =>
      card(h('p', {}, text), push(app.label('take_advice'), () => void app.table.changeTable({ tag: 'Choose', setting, choice }))),
    ),
    shown.every(({ steps }) => steps.every(({ done }) => done)) && quiet(app.label('all_ticked')),
    shown.map(({ title, who, steps }) => [
      heading(title),
      who && quiet(who),
      h('ul', { class: 'steps' }, steps.map((step) => h('li', {}, stepRow(app, screen, step)))),
    ]),
  ];
}

function stepRow(app: App, { session, game }: Screen, step: ChecklistStep): Child[] {
  const tick = () => void app.act(async () => (await app.core.tick(session, step.id, !step.done), app.show()));
  const box = h('input', { type: 'checkbox', checked: step.done, key: `step ${step.id}`, onchange: tick });
  const pieces = step.pieces.map(({ count, text }) => h('small', {}, `${count} ${text}`));
  const { rule } = step;
  return [
    h('label', { class: step.done ? 'step-text done' : 'step-text' }, box, h('span', {}, step.text, pieces)),
    rule !== null && glyphButton('rules', app.label('key_rule'), () => app.way.go('rules', game, session, rule), { key: `rule ${step.id}` }),
  ];
}

export async function tidyUpPage(app: App, [, session]: string[]): Promise<View> {
  const pieces = await app.core.tidyUp(session!);
  const rows = pieces.map(({ count, text }) => h('li', {}, h('strong', {}, String(count)), ` ${text}`));
  return { title: app.label('tidy_up'), body: [quiet(app.label('back_into_box')), h('ul', { class: 'card plain' }, rows)] };
}
