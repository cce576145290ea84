// The controls of a sheet, each kind once.

import type { ChoiceOption, Control, ControlKind } from '../../src/core.js';
import { h } from '../dom.js';
import { figure } from '../figures.js';
import { chip, flow, push } from '../pieces.js';
import { boardControl } from './board.js';
import type { Hand } from './hand.js';
import { stepper } from './stepper.js';

/** A sentence below a picture would push other answers out of a small window; the chip says it to the ear. */
const LONG_CAPTION = 24;

type Of<T extends ControlKind['tag']> = Extract<ControlKind, { tag: T }>;

export function control(hand: Hand, it: Control): HTMLElement {
  const made = drawn(hand, it);
  if (hand.next === it.id) (made.matches('button') ? made : made.querySelector('button, [tabindex]'))?.setAttribute('data-next', '');
  if (hand.pointedAt === it.id) made.classList.add('pointed-at');
  made.dataset.control = it.id;
  const { rule } = it;
  // A long touch, the other button of a mouse, or the keyboard's own key for that.
  if (rule) made.addEventListener('contextmenu', (event) => (event.preventDefault(), hand.rule(rule)));
  return made;
}

function drawn(hand: Hand, it: Control): HTMLElement {
  const { kind } = it;
  switch (kind.tag) {
    case 'Stepper':
      return stepper(hand, it, kind);
    case 'Choice':
      return choice(hand, it, kind);
    case 'Toggle':
      return toggle(hand, it, kind);
    case 'Number':
      return number(hand, it, kind);
    case 'Board':
      return boardControl(hand, it, kind.board);
    case 'Action':
      return action(hand, it, kind);
    case 'Note':
      return note(hand, it, kind);
  }
}

/** Actions that follow each other stand beside each other. */
export function runs(hand: Hand, controls: Control[]): HTMLElement[] {
  const made: HTMLElement[] = [];
  let run: HTMLElement | undefined;
  for (const it of controls) {
    const isAction = it.kind.tag === 'Action';
    if (!isAction) made.push(control(hand, it));
    else if (run) run.append(control(hand, it));
    else made.push((run = flow(control(hand, it))));
    if (!isAction) run = undefined;
  }
  return made;
}

export function labelOf(hand: Hand, it: Control): HTMLElement {
  const classes = ['label', hand.next === it.id && 'next', it.wanted && !it.entered && 'wanted'].filter(Boolean).join(' ');
  return h('span', { class: classes, 'aria-hidden': 'true' }, it.label);
}

function choice(hand: Hand, it: Control, kind: Of<'Choice'>): HTMLElement {
  const option = (one: ChoiceOption) => {
    const chosen = one.id === kind.chosen;
    const content = one.drawing
      ? [hand.painter.drawing(one.drawing, true), h('span', { class: one.label.length > LONG_CAPTION ? 'caption long' : 'caption' }, one.label)]
      : one.label;
    const given = {
      spoken: `${it.label}: ${one.label}`,
      key: `${it.id}=${one.id}`,
      paler: !it.entered,
      enabled: !hand.readOnly,
      kind: one.drawing ? 'pictured' : '',
    };
    return chip(content, chosen, () => hand.enter(it, { tag: 'Choose', option: one.id }), given);
  };
  const options = flow(kind.options.map(option));
  return h('div', { class: 'control choice', role: 'group', 'aria-label': it.spoken }, labelOf(hand, it), options);
}

function toggle(hand: Hand, it: Control, kind: Of<'Toggle'>): HTMLElement {
  const given = { role: 'switch', 'aria-checked': String(kind.on), 'aria-label': it.spoken, disabled: hand.readOnly, key: it.id };
  const press = () => hand.enter(it, { tag: 'Flip' });
  const knob = h('span', { class: 'knob', 'aria-hidden': 'true' });
  return h('button', { type: 'button', class: 'control toggle', ...given, onclick: press }, h('span', {}, it.label), knob);
}

function number(hand: Hand, it: Control, kind: Of<'Number'>): HTMLElement {
  const typing = hand.typing?.control === it.id ? hand.typing : undefined;
  const value = kind.value === null ? '–' : figure(kind.value);
  const shown = typing ? typing.typed.replaceAll('-', '−') || value : value;
  const classes = ['figure', typing && 'typing', hand.next === it.id && 'next', !it.entered && 'paler'].filter(Boolean).join(' ');
  const press = () => hand.type(it, '');
  const given = { 'aria-label': it.spoken, disabled: hand.readOnly, key: it.id, 'data-number': it.id };
  const box = h('button', { type: 'button', class: classes, ...given, onclick: press }, shown);
  const usual = kind.usual.map((one) => {
    const told = { spoken: `${it.label}: ${figure(one)}`, key: `${it.id}=${one}`, enabled: !hand.readOnly, paler: !it.entered };
    return chip(figure(one), one === kind.value, () => hand.enter(it, { tag: 'Number', typed: String(one) }), told);
  });
  return h('div', { class: 'control number' }, h('div', { class: 'line' }, labelOf(hand, it), box), usual.length > 0 && flow(usual));
}

/** Filled if it is the next step, and only then. */
function action(hand: Hand, it: Control, kind: Of<'Action'>): HTMLElement {
  const press = () => hand.enter(it, { tag: 'Press' });
  const given = { main: hand.next === it.id, enabled: kind.enabled && !hand.readOnly, spoken: it.spoken, key: it.id };
  return push(it.label, press, given);
}

function note(hand: Hand, it: Control, kind: Of<'Note'>): HTMLElement {
  const given = { 'aria-label': it.spoken, maxlength: kind.longest, disabled: hand.readOnly, key: it.id, rows: 2 };
  const area = h('textarea', { ...given, onchange: () => hand.enter(it, { tag: 'Write', text: area.value }) }, kind.text);
  return h('div', { class: 'control note' }, labelOf(hand, it), area);
}
