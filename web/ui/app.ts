// What every page is given: the core, the words, the look, the way, and the session on the table.

import { CoreError, CoreStopped, type Counted, type GameView, type Look, type Preferences, type Shell } from '../src/core.js';
import { h, type Child } from './dom.js';
import { Face } from './face.js';
import { Painter } from './paint.js';
import { glyphButton } from './pieces.js';
import { TableState } from './table/state.js';
import { Way } from './way.js';

export interface View {
  title: string;
  /** What stands in place of the title, which is then only heard. */
  head?: Child;
  actions?: Child[];
  body: Child[];
  foot?: Child[];
  /** How the page is laid out. */
  kind?: 'table' | 'home';
  /** To be called when it is on the page and can be measured. */
  placed?: () => void;
}

export type Page = (app: App, parts: string[]) => Promise<View>;

/** What was shown of a page, to be the same after it is drawn anew. */
interface Kept {
  focus: string | undefined;
  scrolls: Map<string, [number, number]>;
}

export class App {
  readonly way = new Way(() => void this.show());
  readonly table = new TableState(this);
  readonly face: Face;
  preferences: Preferences = { theme: 'Device', language: null, firstTime: [] };
  games: GameView[] = [];
  language = 'en';
  #labels = new Map<string, string>();
  #message = '';
  #drawn = '';
  #turn = 0;

  constructor(
    readonly shell: Shell,
    look: Look,
    private readonly root: HTMLElement,
    private readonly said: HTMLElement,
    private readonly pageOf: (app: App, parts: string[]) => Page,
  ) {
    this.face = new Face(look, () => void this.show());
  }

  get core() {
    return this.shell.tallystone;
  }

  label(name: string): string {
    return this.#labels.get(`label_${name}`) ?? name;
  }

  counted(what: Counted, count: number): Promise<string> {
    return this.shell.functions.counted(this.language, what, count);
  }

  async speak(language: string): Promise<void> {
    this.language = language;
    this.#labels = await this.shell.functions.labels(language);
    document.documentElement.lang = language;
  }

  /** The language and the theme that this device prefers, or the browser's own. */
  async readPreferences(): Promise<void> {
    this.preferences = await this.core.preferences();
    const { language, theme } = this.preferences;
    await this.speak(language ?? (await this.shell.functions.findLanguage([...navigator.languages])));
    await this.core.setLanguage(this.language);
    this.face.choose(theme);
    this.games = await this.core.games();
  }

  async prefer(changed: Partial<Preferences>): Promise<void> {
    await this.core.setPreferences({ ...this.preferences, ...changed });
    await this.readPreferences();
    await this.table.readAgain();
    await this.show();
  }

  game(id: string): GameView {
    const found = this.games.find((game) => game.id === id);
    if (!found) throw new CoreError('NotFound', this.label('nothing_found'));
    return found;
  }

  painter(game?: string): Painter {
    return new Painter(this.face, game ? this.game(game).pictures : []);
  }

  /** Does what was touched; what goes wrong is said in the core's sentence. */
  async act(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.fail(error);
    }
  }

  fail(error: unknown): void {
    // The page is drawn anew as soon as the core is there again.
    if (error instanceof CoreStopped) return;
    if (!(error instanceof CoreError)) throw error;
    this.say(error.message);
  }

  /** A line above the bar, until the next touch. */
  say(message: string): void {
    this.#message = message;
    const line = this.root.querySelector('.message');
    if (line) line.textContent = message;
  }

  /** For the ear, once. */
  announce(text: string): void {
    this.said.textContent = text;
  }

  /** Draws the page that the address names, or draws it anew. */
  async show(): Promise<void> {
    const turn = ++this.#turn;
    const parts = this.way.parts;
    const place = parts.join('/');
    let view: View;
    try {
      view = await this.pageOf(this, parts)(this, parts);
    } catch (error) {
      if (turn !== this.#turn) return;
      if (error instanceof CoreError && error.kind === 'NotFound' && place) {
        this.way.swap();
        return this.say(error.message);
      }
      return this.fail(error);
    }
    // Something newer was asked for meanwhile.
    if (turn !== this.#turn) return;
    const isSame = this.#drawn === place;
    if (!isSame) this.#message = '';
    const kept = isSame ? this.#keep() : undefined;
    this.#drawn = place;
    document.querySelectorAll('dialog').forEach((open) => isSame || open.close());
    this.#draw(view, place !== '');
    view.placed?.();
    if (kept) this.#bringBack(kept);
    else {
      scrollTo(0, 0);
      this.root.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    }
  }

  #draw(view: View, leadsBack: boolean): void {
    document.title = view.title;
    const back = leadsBack && glyphButton('back', this.label('back'), () => this.way.back(), { key: 'back' });
    const title = h('h1', { tabindex: -1, class: view.head ? 'unseen' : '' }, view.title);
    const head = h('header', { class: 'head' }, back, title, view.head, view.actions && h('div', { class: 'actions' }, view.actions));
    const message = h('p', { class: 'message', role: 'alert' }, this.#message);
    const body = h('main', { class: view.kind ?? 'page' }, view.body);
    const foot = view.foot && h('footer', { class: 'foot' }, view.foot);
    this.root.className = view.kind === 'table' ? 'at-table' : '';
    // For those who wait for an answer.
    this.root.dataset.drawn = String(this.#turn);
    this.root.replaceChildren(head, body, message, ...(foot ? [foot] : []));
  }

  #keep(): Kept {
    const focused = document.activeElement;
    const scrolls = [...this.root.querySelectorAll<HTMLElement>('[data-scroll]')];
    return {
      focus: focused instanceof HTMLElement || focused instanceof SVGElement ? focused.dataset.key : undefined,
      scrolls: new Map(scrolls.map((it) => [it.dataset.scroll!, [it.scrollLeft, it.scrollTop]])),
    };
  }

  #bringBack({ focus, scrolls }: Kept): void {
    for (const it of this.root.querySelectorAll<HTMLElement>('[data-scroll]')) {
      const [left, top] = scrolls.get(it.dataset.scroll!) ?? [it.scrollLeft, it.scrollTop];
      it.scrollLeft = left;
      it.scrollTop = top;
    }
    if (focus === undefined || document.querySelector('dialog[open]')) return;
    const same = this.root.querySelector<HTMLElement>(`[data-key="${CSS.escape(focus)}"]:not(:disabled)`);
    // What had the focus is gone: it goes to what is to be touched next, so that no keyboard is lost.
    const next = this.root.querySelector<HTMLElement>('.asked [data-key]:not(:disabled), [data-next]:not(:disabled)');
    (same ?? next ?? this.root.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: same !== null });
  }
}
