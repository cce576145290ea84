// The options of a session, and what the same log would give under others.

import type { Chosen, Setting } from '../../src/core.js';
import type { App, View } from '../app.js';
import { h } from '../dom.js';
import { figure } from '../figures.js';
import { quiet, heading } from '../pieces.js';

/** The question, its answers, and what follows from each. */
export function settingCard(app: App, setting: Setting, choose: (choice: string) => void): HTMLElement {
  const answers = setting.choices.map(({ id, label, consequence }) => {
    const isChosen = id === setting.chosen;
    const radio = h('input', { type: 'radio', name: setting.id, checked: isChosen, key: `${setting.id}=${id}`, onchange: () => choose(id) });
    const usual = id === setting.default_ && ` (${app.label('default')})`;
    return h('label', { class: 'answer' }, radio, h('span', {}, h('strong', {}, label, usual), h('small', {}, consequence)));
  });
  return h('fieldset', { class: 'card' }, h('legend', {}, setting.label), answers, quiet(setting.source));
}

export async function optionsPage(app: App, [, session]: string[]): Promise<View> {
  await app.table.of(session!);
  const settings = await app.core.sessionSettings(session!);
  const choose = (setting: string) => (choice: string) => void app.table.changeTable({ tag: 'Choose', setting, choice });
  return {
    title: app.label('options'),
    body: settings.length ? settings.map((it) => settingCard(app, it, choose(it.id))) : [quiet(app.label('no_options'))],
  };
}

/** What was asked for, until one leaves the page. */
let asked: { session: string; choices: Chosen[] } | undefined;

export async function otherRulesPage(app: App, [, session]: string[]): Promise<View> {
  if (asked?.session !== session) asked = { session: session!, choices: [] };
  const now = asked!;
  const settings = await app.core.sessionSettings(session!);
  const shown = settings.map((setting) => {
    const chosen = now.choices.find((it) => it.setting === setting.id)?.choice ?? setting.chosen;
    return settingCard(app, { ...setting, chosen }, (choice) => {
      now.choices = [...now.choices.filter((it) => it.setting !== setting.id), { setting: setting.id, choice }];
      void app.show();
    });
  });
  const compared = now.choices.length ? await app.core.rescore(session!, now.choices) : undefined;
  const points = (number: bigint | null) => (number === null ? '–' : figure(number));
  const table = compared && h(
    'table',
    {},
    h('tr', {}, h('td'), h('th', { scope: 'col' }, app.label('as_played')), h('th', { scope: 'col' }, app.label('otherwise'))),
    compared.seats.map((seat) =>
      h('tr', {}, h('th', { scope: 'row' }, seat.name), h('td', {}, points(seat.pointsBefore)), h('td', {}, points(seat.pointsAfter))),
    ),
  );
  return {
    title: app.label('other_rules'),
    body: [
      quiet(app.label('other_rules_explained')),
      compared && h('div', { class: 'card', 'aria-live': 'polite' }, h('p', {}, compared.text), table, compared.setAside.map(quiet)),
      heading(app.label('options')),
      shown.length ? shown : quiet(app.label('no_options')),
    ],
  };
}
