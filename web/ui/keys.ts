// What the keyboard does anywhere on the page; buttons and cells have their own keys.

import type { App } from './app.js';
import { typeKey } from './table/keypad.js';

const TYPED_INTO = 'input:not([type=checkbox]), textarea, select, dialog';

export function listenToKeys(app: App): void {
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || (event.target as Element).closest?.(TYPED_INTO)) return;
    const isHeld = event.ctrlKey || event.metaKey;
    const isDone = isHeld ? undo(app, event) : event.key === 'Escape' ? leave(app) : !event.altKey && number(app, event.key);
    if (isDone) event.preventDefault();
  });
}

const isAtTable = () => document.querySelector('.felt') !== null;

function undo(app: App, { key, shiftKey }: KeyboardEvent): boolean {
  if (!isAtTable()) return false;
  const letter = key.toLowerCase();
  const wanted = letter === 'y' || (letter === 'z' && shiftKey) ? 'session.redo' : letter === 'z' ? 'session.undo' : undefined;
  const controls = app.table.screen?.sheet.groups.flatMap((group) => group.controls) ?? [];
  const it = controls.find(({ id }) => id === wanted);
  if (it?.kind.tag !== 'Action' || !it.kind.enabled) return wanted !== undefined;
  app.table.enter(it.id, { tag: 'Press' });
  return true;
}

/** What is held is put down, then what is asked is closed, then back. */
function leave(app: App): boolean {
  // It closes by itself.
  if (document.querySelector('[popover]:popover-open')) return false;
  if (isAtTable() && app.table.typing) app.table.stopTyping();
  else if (!isAtTable() || !app.table.leaveQuestion()) app.way.back();
  return true;
}

/** A figure on a number begins it, as a tap does. */
function number(app: App, key: string): boolean {
  if (typeKey(key)) return true;
  const focused = (document.activeElement as HTMLElement | null)?.dataset.number;
  if (focused === undefined || !/^[\d-]$/.test(key)) return false;
  app.table.type(focused, key);
  return true;
}
