// All sessions: searched, filtered, and the bin.

import type { SessionQuery } from '../../src/core.js';
import type { App, View } from '../app.js';
import { h } from '../dom.js';
import { ask, chip, column, field, flow, push, quiet } from '../pieces.js';
import { sessionRow } from './sessions.js';

const PAGE = 30;

/** As it was left when one comes back to it. */
const query: SessionQuery = { words: '', game: null, year: null, unfinished: false, bin: false };

export async function historyPage(app: App): Promise<View> {
  const found = column();
  let shown = 0;
  const more = push(app.label('more'), () => void app.act(next));
  const next = async () => {
    const page = await app.core.search(query, shown, PAGE);
    shown += page.length;
    found.append(...page.map((session) => row(app, session)));
    more.hidden = page.length < PAGE;
    if (!shown) found.append(quiet(app.label(query.words ? 'no_session_found' : query.bin ? 'bin_empty' : 'empty_history')));
  };
  await next();
  const years = await app.core.years();
  const words = h('input', { type: 'search', value: query.words ?? '', key: 'words' });
  words.addEventListener('input', () => {
    query.words = words.value;
    found.replaceChildren();
    shown = 0;
    void app.act(next);
  });
  const filter = (text: string, isChosen: boolean, set: () => void) => chip(text, isChosen, () => (set(), void app.show()), { key: `filter ${text}` });
  const years_ = years.map((year) => filter(String(year), query.year === year, () => (query.year = query.year === year ? null : year)));
  const games = app.games.map((game) => filter(game.name, query.game === game.id, () => (query.game = query.game === game.id ? null : game.id)));
  const empty = () => ask(app.label('empty_bin'), app.label('yes'), app.label('no'), () => void app.act(async () => (await app.core.emptyBin(), app.show())));
  return {
    title: app.label('history'),
    body: [
      field(app.label('search_sessions'), words),
      flow(
        filter(app.label('unfinished'), query.unfinished!, () => (query.unfinished = !query.unfinished)),
        filter(app.label('bin'), query.bin!, () => (query.bin = !query.bin)),
        games,
        years.length > 1 && years_,
      ),
      query.bin && flow(quiet(app.label('bin_explained')), push(app.label('empty_bin'), empty)),
      found,
      more,
    ],
  };
}

function row(app: App, session: Parameters<typeof sessionRow>[1]): HTMLElement {
  const made = sessionRow(app, session);
  if (!query.bin) return made;
  const back = push(app.label('restore'), () => void app.act(async () => (await app.core.restoreSession(session.id), app.show())));
  return h('div', { class: 'beside' }, made, back);
}
