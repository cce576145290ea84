// What a control is drawn for and answers to: a table, or what is remembered.

import type { Control, EntryValue, SeatView } from '../../src/core.js';
import type { App } from '../app.js';
import type { Painter } from '../paint.js';
import type { Typing } from './state.js';

export interface Hand {
  readonly app: App;
  readonly painter: Painter;
  readonly readOnly: boolean;
  /** The control that is to be touched next. */
  readonly next: string | null;
  readonly pointedAt: string | undefined;
  readonly typing: Typing | undefined;
  seat(number: number | null): SeatView | undefined;
  enter(control: Control, value: EntryValue): void;
  type(control: Control, typed: string): void;
  rule(id: string): void;
}
