// A session in a list.

import type { SessionView } from '../../src/core.js';
import type { App } from '../app.js';
import { h } from '../dom.js';
import { dayOf, figure } from '../figures.js';
import { pebble } from '../pebble.js';
import { entrance } from '../pieces.js';

const PHASES = { SettingUp: 'phase_setting_up', Playing: 'phase_playing', Finished: 'phase_finished', Abandoned: 'phase_abandoned' };

export function sessionRow(app: App, session: SessionView): HTMLElement {
  const open = () => app.way.go('session', session.id, session.phase === 'Finished' ? 'result' : 'table');
  return entrance(open, { key: `session ${session.id}` }, sessionWords(app, session));
}

export function sessionWords(app: App, session: SessionView): HTMLElement {
  const seats = session.seats.map((seat) =>
    h('span', { class: seat.winner ? 'who won' : 'who' }, pebble(app.face, seat, 22), seat.name, seat.points !== null && ` ${figure(seat.points)}`),
  );
  const told = [dayOf(session, app.language), app.label(PHASES[session.phase]), session.practice && app.label('practice')];
  const when = told.filter(Boolean).join(' · ');
  return h('span', { class: 'words' }, h('strong', {}, session.gameName), h('span', { class: 'seats' }, seats), h('small', {}, when));
}
