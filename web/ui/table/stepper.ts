// A small count with − and +. Held it repeats, and is sent once.

import type { Control, ControlKind } from '../../src/core.js';
import { h } from '../dom.js';
import { figure } from '../figures.js';
import type { Hand } from './hand.js';

type Stepper = Extract<ControlKind, { tag: 'Stepper' }>;

const WAITS_MS = 400;
const REPEATS_MS = 110;

export function stepper(hand: Hand, it: Control, kind: Stepper): HTMLElement {
  const { value, min, max } = kind;
  const shown = h('output', { class: it.entered ? 'count' : 'count paler', 'aria-hidden': 'true' }, figure(value));
  const within = (wanted: bigint) => (wanted < min ? min : wanted > max ? max : wanted);

  const button = (sign: string, by: bigint, spoken: string) => {
    let held = 0n;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = () => {
      held = within(value + held + by) - value;
      shown.textContent = figure(value + held);
      timer = setTimeout(again, REPEATS_MS);
    };
    const release = () => clearTimeout(timer);
    const forget = () => {
      release();
      held = 0n;
      shown.textContent = figure(value);
    };
    const press = () => {
      release();
      const moved = held === 0n ? by : held;
      held = 0n;
      hand.enter(it, { tag: 'Step', by: moved });
    };
    const enabled = within(value + by) !== value && !hand.readOnly;
    const listens = {
      onpointerdown: (event: PointerEvent) => {
        if (event.button === 0) timer = setTimeout(again, WAITS_MS);
      },
      onpointerup: release,
      onpointercancel: forget,
      onpointerleave: forget,
      onclick: press,
      // A long touch is a repeated one here.
      oncontextmenu: (event: Event) => (event.preventDefault(), event.stopPropagation()),
    };
    const given = { 'aria-label': `${it.spoken} ${spoken}`, disabled: !enabled, key: `${it.id}${sign}` };
    return h('button', { type: 'button', class: 'step', ...given, ...listens }, sign);
  };

  const less = button('−', -1n, hand.app.label('decrease'));
  const more = button('+', 1n, hand.app.label('increase'));
  const name = h('span', { class: hand.next === it.id ? 'label next' : 'label', 'aria-hidden': 'true' }, it.label);
  return h('div', { class: 'control stepper', role: 'group', 'aria-label': it.spoken }, name, less, shown, more);
}
