// The rules of a game: searched by words, one after the other, or one by itself with what belongs to it.

import type { RuleAtom } from '../../src/core.js';
import type { App, View } from '../app.js';
import { h } from '../dom.js';
import { card, column, field, flow, push, quiet } from '../pieces.js';

/** What was asked, until another game is asked about. */
let asked = { game: '', words: '' };

export async function rulesPage(app: App, [, id, of, rule]: string[]): Promise<View> {
  const game = app.game(id!);
  const session = of && of !== '-' ? of : null;
  const to = (atom: string) => app.way.go('rules', game.id, session ?? '-', atom);
  if (rule !== undefined) {
    const atom = await app.core.rule(game.id, session, rule);
    return { title: atom.title, body: [await whole(app, game.id, session, atom, to)] };
  }
  if (asked.game !== game.id) asked = { game: game.id, words: '' };
  const found = column();
  let turn = 0;
  const look = async () => {
    const mine = ++turn;
    const atoms = await app.core.rules(game.id, session, asked.words);
    if (mine !== turn) return;
    const rows = atoms.map((atom) => short(app, atom, () => to(atom.id)));
    found.replaceChildren(...(rows.length ? rows : [quiet(app.label('nothing_found'))]));
  };
  const words = h('input', { type: 'search', value: asked.words, key: 'words' });
  words.addEventListener('input', () => {
    asked.words = words.value;
    void app.act(look);
  });
  await look();
  const scoring = push(app.label('scoring'), () => app.way.go(...(session ? ['scoring', game.id, session] : ['scoring', game.id])));
  return { title: `${game.name}: ${app.label('rules')}`, body: [field(app.label('search_rules'), words), flow(scoring), found] };
}

function short(app: App, atom: RuleAtom, open: () => void): HTMLElement {
  const partly = atom.partial && h('small', {}, app.label('partly_found'));
  const more = push(app.label('more'), open, { spoken: `${app.label('more')}: ${atom.title}`, key: `rule ${atom.id}` });
  return card(h('small', {}, atom.section), h('h2', {}, atom.title), mark(atom), h('p', { class: 'text' }, atom.text), partly, flow(more));
}

const mark = (atom: RuleAtom) => atom.mark && h('span', { class: 'mark' }, atom.mark);

async function whole(app: App, game: string, session: string | null, atom: RuleAtom, to: (id: string) => void): Promise<HTMLElement> {
  const related = await Promise.all(atom.related.map((id) => app.core.rule(game, session, id)));
  const others = atom.others.map(({ edition, text }) => [h('h3', {}, edition), h('p', { class: 'text' }, text)]);
  const links = related.map(({ id, title }) => push(title, () => to(id), { key: `rule ${id}` }));
  const change = session && atom.option && push(app.label('rule_option'), () => app.way.go('session', session, 'options'));
  return card(
    h('small', {}, atom.section),
    mark(atom),
    h('p', { class: 'text' }, atom.text),
    change,
    others.length > 0 && h('h2', {}, app.label('other_editions')),
    others,
    links.length > 0 && h('h2', {}, app.label('related')),
    flow(links),
  );
}
