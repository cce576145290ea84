// What pages are made of: buttons, chips, rows that lead somewhere, cards, dialogs.

import { h, type Child } from './dom.js';
import { glyph, type Glyph } from './glyphs.js';

interface Pushed {
  /** The next step: the only one that is filled. */
  main?: boolean;
  enabled?: boolean;
  /** For the ear, if it is more than the text. */
  spoken?: string;
  key?: string;
}

export function push(text: string, press: () => void, { main = false, enabled = true, spoken, key }: Pushed = {}): HTMLButtonElement {
  const given = { class: main ? 'push main' : 'push', disabled: !enabled, 'aria-label': spoken, key: key ?? text };
  return h('button', { type: 'button', ...given, onclick: press }, text);
}

export function glyphButton(picture: Glyph, spoken: string, press: () => void, { enabled = true, key = spoken }: Pushed = {}): HTMLButtonElement {
  const given = { class: 'glyph-button', 'aria-label': spoken, title: spoken, disabled: !enabled, key };
  return h('button', { type: 'button', ...given, onclick: press }, glyph(picture));
}

interface Chosen {
  enabled?: boolean;
  paler?: boolean;
  spoken?: string;
  key?: string;
  kind?: string;
}

/** One of a few, or on and off. */
export function chip(content: Child, chosen: boolean, press: () => void, given: Chosen = {}): HTMLButtonElement {
  const { enabled = true, paler = false, spoken, key, kind = '' } = given;
  const classes = ['chip', chosen && 'chosen', paler && 'paler', kind].filter(Boolean).join(' ');
  const told = { 'aria-pressed': String(chosen), 'aria-label': spoken, disabled: !enabled, key };
  return h('button', { type: 'button', class: classes, ...told, onclick: press }, content);
}

/** A row that leads to a page. */
export function entrance(press: () => void, given: { spoken?: string; key?: string }, ...content: Child[]): HTMLButtonElement {
  const told = { 'aria-label': given.spoken, key: given.key };
  return h('button', { type: 'button', class: 'entrance', ...told, onclick: press }, content, glyph('on', 20));
}

export const quiet = (text: string) => h('p', { class: 'quiet' }, text);
export const heading = (text: string) => h('h2', {}, text);
export const card = (...content: Child[]) => h('section', { class: 'card' }, content);
export const flow = (...content: Child[]) => h('div', { class: 'flow' }, content);
export const column = (...content: Child[]) => h('div', { class: 'column' }, content);

/** A field with its label above it. */
export function field(label: string, input: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): HTMLElement {
  return h('label', { class: 'field' }, h('span', {}, label), input);
}

/** What is read in full, or asked, above everything else. */
export function dialog(title: string, close: string, ...content: Child[]): HTMLDialogElement {
  const shown: HTMLDialogElement = h(
    'dialog',
    { 'aria-label': title, onclose: () => shown.remove() },
    h('div', { class: 'reading' }, content),
    h('div', { class: 'flow end' }, push(close, () => shown.close())),
  );
  document.body.append(shown);
  shown.showModal();
  return shown;
}

/** Asks before something that one may regret. */
export function ask(question: string, yes: string, no: string, act: () => void): void {
  const shown = dialog(question, no, h('p', {}, question));
  const agree = () => (shown.close(), act());
  shown.lastElementChild!.append(push(yes, agree, { main: true }));
}
