// The log of a session in words: look at the table as it was, correct, insert, remove.

import type { LogLine, LogStatus, Screen, When } from '../../src/core.js';
import type { App, View } from '../app.js';
import { h } from '../dom.js';
import { timeOf } from '../figures.js';
import { pebble } from '../pebble.js';
import { ask, flow, push, quiet } from '../pieces.js';

const STATUS: Record<LogStatus, string | undefined> = {
  Holds: undefined,
  TakenBack: 'taken_back',
  Corrected: 'log_corrected',
  SetAside: 'set_aside',
  AfterEnd: 'after_end',
};

/** The line that is opened, by its first step. */
let opened: bigint | undefined;

export async function logPage(app: App, [, session]: string[]): Promise<View> {
  const screen = await app.table.of(session!);
  const lines = await app.core.log(session!);
  // The latest first: that is what one looks for.
  const rows = lines.toReversed().map((line) => h('li', {}, row(app, screen, line), line.first === opened && actions(app, screen, line)));
  return { title: app.label('log'), body: [quiet(app.label('choose_line')), h('ol', { class: 'log' }, rows)] };
}

function row(app: App, screen: Screen, line: LogLine): HTMLElement {
  const seat = screen.seats.find(({ seat }) => seat === line.seat);
  const status = STATUS[line.status];
  const isGone = status !== undefined && line.status !== 'AfterEnd';
  const turn = () => {
    opened = opened === line.first ? undefined : line.first;
    void app.show();
  };
  const words = h(
    'span',
    { class: 'words' },
    h(isGone ? 's' : 'span', {}, line.text),
    status && h('small', {}, app.label(status)),
    line.reason && h('small', { class: 'doubt-text' }, line.reason),
  );
  const time = h('small', {}, timeOf(line.at, line.offsetMinutes, app.language));
  const given = { class: 'log-line', 'aria-expanded': String(opened === line.first), key: `line ${line.first}`, onclick: turn };
  return h('button', { type: 'button', ...given }, seat && pebble(app.face, seat), words, time);
}

function actions(app: App, { session, revision }: Screen, line: LogLine): HTMLElement {
  const event = line.events[0];
  const goTo = async (place: When) => {
    await app.table.goTo(session, place);
    app.way.backTo('session', session, 'table');
  };
  const remove = (step: string) =>
    ask(app.label('ask_remove'), app.label('yes'), app.label('no'), () =>
      void app.table.change(() => app.core.remove(session, step, revision)),
    );
  return flow(
    event !== undefined && [
      push(app.label('correct'), () => void goTo({ tag: 'InsteadOf', event }), { main: true }),
      push(app.label('insert_before'), () => void goTo({ tag: 'Before', event })),
      push(app.label('remove'), () => remove(event)),
    ],
    push(app.label('as_it_was_then'), () => app.way.go('then', session, String(line.last))),
  );
}
