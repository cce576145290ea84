// What is done most, in reach of the thumb: the game's actions, undo and redo, the end.

import type { Control, Screen } from '../../src/core.js';
import { h, type Child } from '../dom.js';
import type { Glyph } from '../glyphs.js';
import { flow, glyphButton, push } from '../pieces.js';
import { control, runs } from './controls.js';
import type { Hand } from './hand.js';
import { keypad } from './keypad.js';

/** The contract's own names for what every session has; they get a picture. */
const PICTURES: Record<string, Glyph> = { 'session.undo': 'undo', 'session.redo': 'redo' };
const OF_EVERY_SESSION = 'session';

/** `brief`: there is no room for more than the session's own row and the next step. */
export function bar(hand: Hand, screen: Screen, brief: boolean): Child[] {
  // The way back is above: nothing here could be used.
  if (hand.readOnly) return [];
  const { groups } = screen.sheet;
  const numbers = groups.flatMap(({ controls }) => controls).filter(({ kind }) => kind.tag === 'Number');
  const typed = numbers.find(({ id }) => id === hand.typing?.control);
  if (typed) return [keypad(hand, screen, numbers, typed)];
  const bars = groups.filter(({ role }) => role === 'Bar');
  const actions = bars.filter(({ id }) => id !== OF_EVERY_SESSION).flatMap(({ controls }) => controls);
  const shown = brief ? actions.filter(({ id }) => id === hand.next) : actions;
  const session = bars.filter(({ id }) => id === OF_EVERY_SESSION).flatMap(({ controls }) => controls);
  const alone = shown.length === 1 && shown[0]!.kind.tag === 'Action' ? shown[0] : undefined;
  return [
    shown.length > 0 && !alone && h('div', { class: 'actions-of-game' }, runs(hand, shown)),
    sessionRow(hand, screen, session, alone),
  ];
}

function sessionRow(hand: Hand, screen: Screen, controls: Control[], alone: Control | undefined): HTMLElement {
  const { app } = hand;
  const pictured = controls.filter(({ id }) => id in PICTURES);
  const others = controls.filter(({ id }) => !(id in PICTURES));
  const pictures = pictured.map((it) => {
    const enabled = it.kind.tag === 'Action' && it.kind.enabled;
    return glyphButton(PICTURES[it.id]!, it.spoken, () => hand.enter(it, { tag: 'Press' }), { enabled, key: it.id });
  });
  const result = () => app.way.go('session', screen.session, 'result');
  const over = screen.phase === 'Finished' && push(app.label('to_result'), result, { main: true });
  return h('div', { class: 'session-row' }, flow(pictures), flow(alone && control(hand, alone), others.map((it) => control(hand, it)), over));
}
