// Numbers, typed on a keypad of our own: it has a minus, takes sums, and goes on to the next one.

import type { Control, Screen } from '../../src/core.js';
import { h } from '../dom.js';
import { glyphButton } from '../pieces.js';
import type { Hand } from './hand.js';
import { askedOf } from './state.js';

const LONGEST = 24;

const shown = (typed: string) => typed.replaceAll('-', '−');

export function keypad(hand: Hand, screen: Screen, numbers: Control[], at: Control): HTMLElement {
  const { app } = hand;
  const { table } = app;
  const typed = hand.typing?.typed ?? '';
  // What is asked is answered to its end before the keypad goes on to anybody else's.
  const asked = askedOf(screen)?.controls ?? [];
  const same = asked.includes(at) ? numbers.filter((number) => asked.includes(number)) : numbers;
  const next = same.slice(same.indexOf(at) + 1).find(({ entered }) => !entered);
  const type = (text: string) => hand.type(at, text.slice(0, LONGEST));
  const onward = () => {
    table.commitTyping();
    if (next) hand.type(next, '');
  };
  const press = (key: string) => {
    if (/^\d$/.test(key)) type(typed + key);
    else if (key === 'Backspace') type(typed.slice(0, -1));
    else if (key === '+' && /\d$/.test(typed)) type(`${typed}+`);
    else if (key === '-' || key === '−') type(changedSign(typed));
    else if (key === 'Enter') onward();
    else return false;
    return true;
  };
  const key = (label: string, is: string, spoken = label, main = false) => {
    const given = { class: main ? 'key main' : 'key', 'aria-label': spoken, key: `key ${is}`, onclick: () => press(is) };
    return h('button', { type: 'button', ...given }, label);
  };
  const group = screen.sheet.groups.find(({ controls }) => controls.includes(at));
  const whose = hand.seat(group?.seat ?? null)?.name ?? group?.title;
  const name = [whose, at.label].filter(Boolean).join(': ');
  const word = app.label(next ? 'keypad_next' : 'keypad_done');
  const keys = [
    ...['1', '2', '3'].map((digit) => key(digit, digit)),
    key('⌫', 'Backspace', app.label('keypad_delete')),
    ...['4', '5', '6'].map((digit) => key(digit, digit)),
    key('±', '-', app.label('keypad_sign')),
    ...['7', '8', '9'].map((digit) => key(digit, digit)),
    key('+', '+', app.label('keypad_plus')),
    key('0', '0'),
    key(word, 'Enter', word, true),
  ];
  const close = glyphButton('close', app.label('cancel'), () => table.stopTyping(), { key: 'key cancel' });
  const head = h('div', { class: 'line' }, h('strong', {}, name), h('output', { 'aria-live': 'polite' }, shown(typed) || '–'), close);
  const made = h('div', { class: 'keypad', role: 'group', 'aria-label': name }, head, h('div', { class: 'keys' }, keys));
  pressed.set(made, press);
  return made;
}

const pressed = new WeakMap<Element, (key: string) => boolean>();

/** A key of a real keyboard, while the keypad is there; whether it was for it. */
export function typeKey(key: string): boolean {
  const shown = document.querySelector('.keypad');
  // Enter on one of its own keys presses that.
  if (key === 'Enter' && document.activeElement?.closest('.keypad')) return false;
  return (shown && pressed.get(shown)?.(key)) ?? false;
}

/** The last number of the sum becomes negative, or positive again. */
export function changedSign(typed: string): string {
  const sign = Math.max(typed.lastIndexOf('+'), typed.lastIndexOf('-'));
  if (sign < 0) return `-${typed}`;
  if (sign === 0) return typed.slice(1);
  return typed.slice(0, sign) + (typed[sign] === '-' ? '+' : '-') + typed.slice(sign + 1);
}
