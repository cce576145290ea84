// What is needed now and then in a session, behind one button.

import type { Screen } from '../../src/core.js';
import type { App } from '../app.js';
import { h } from '../dom.js';
import { glyph } from '../glyphs.js';
import { ask } from '../pieces.js';
import { isOver } from './state.js';

const MENU = 'session-menu';

export function menu(app: App, screen: Screen): HTMLElement[] {
  const { session, game } = screen;
  const item = (text: string, act: () => void) => {
    const press = () => {
      document.getElementById(MENU)?.hidePopover();
      act();
    };
    return h('button', { type: 'button', key: `menu ${text}`, onclick: press }, text);
  };
  const page = (name: string, ...place: (string | number)[]) => item(app.label(name), () => app.way.go(...place));
  const sure = (question: string, act: () => Promise<void>) => () =>
    ask(app.label(question), app.label('yes'), app.label('no'), () => void app.act(act));
  const abandon = async () => app.table.take(await app.core.abandon(session));
  const remove = async () => {
    await app.core.deleteSession(session);
    app.way.swap();
  };
  const items = [
    page('table', 'session', session, 'table'),
    page('log', 'session', session, 'log'),
    page('rules', 'rules', game, session),
    page('points_table', 'session', session, 'points'),
    page('scoring', 'scoring', game, session),
    page('checklist', 'session', session, 'setup'),
    page('seats', 'session', session, 'seats'),
    page('options', 'session', session, 'options'),
    page('other_rules', 'session', session, 'other'),
    page('remembered', 'remembered', game),
    page('write_note', 'session', session, 'note'),
    page('tidy_up', 'session', session, 'tidy'),
    page('share', 'session', session, 'share'),
    screen.phase === 'Finished' ? null : page('result_only', 'session', session, 'stated'),
    isOver(screen) ? null : item(app.label('abandon'), sure('ask_abandon', abandon)),
    item(app.label('delete'), sure('ask_delete', remove)),
  ];
  const given = { type: 'button', class: 'glyph-button', 'aria-label': app.label('more'), title: app.label('more'), key: MENU };
  return [
    h('button', { ...given, popovertarget: MENU }, glyph('more')),
    h('div', { id: MENU, popover: 'auto', class: 'menu' }, items),
  ];
}
