// The session that lies on the table: its screen, and what is sent when something is touched.

import { CoreError, type EntryValue, type Screen, type TableChange, type When } from '../../src/core.js';
import type { App } from '../app.js';

/** What was typed and not sent yet: for which control, and what. */
export interface Typing {
  control: string;
  typed: string;
}

/** What outlasts a reload in this tab. */
interface Saved {
  session: string;
  focus: string;
  place: When;
  typing: Typing | undefined;
}

const KEY = 'table';
export const NOW: When = { tag: 'Now' };

export const isOver = ({ phase }: Screen) => phase === 'Finished' || phase === 'Abandoned';
export const askedOf = (screen: Screen) => screen.sheet.groups.find(({ role, controls }) => role === 'Ask' && controls.length > 0);

export class TableState {
  screen: Screen | undefined;
  typing: Typing | undefined;
  /** The control that a doubt leads to, until something else is touched. */
  pointedAt: string | undefined;
  /** Seats whose card was opened, by their groups. */
  readonly opened = new Set<string>();

  /** The latest answer: it may not be drawn yet. */
  #latest: Screen | undefined;
  /** One tap after the other. */
  #queue: Promise<void> = Promise.resolve();

  constructor(private readonly app: App) {}

  /** The screen of a session: the one that is there, or as it was left in this tab. */
  async of(session: string): Promise<Screen> {
    if (this.screen?.session === session) return this.screen;
    const saved = this.#saved();
    const mine = saved?.session === session ? saved : undefined;
    try {
      this.#take(await this.app.core.screen(session, mine?.place ?? NOW, mine?.focus ?? ''));
    } catch (error) {
      // A moment that is gone, as another tab went on.
      if (!mine || !(error instanceof CoreError)) throw error;
      this.#take(await this.app.core.screen(session, NOW, ''));
    }
    this.typing = mine?.typing;
    return this.screen!;
  }

  /** The same moment, asked for again, as in another language or of a core that was started anew. */
  async readAgain(): Promise<void> {
    const now = this.#latest;
    if (now) this.#take(await this.app.core.screen(now.session, now.place, now.focus));
  }

  take(screen: Screen): void {
    this.#take(screen);
    if (screen.announcement) this.app.announce(screen.announcement);
    void this.app.show();
  }

  /**
   * One tap. The revision is that of the screen that was touched, so that a second tap on what
   * ends something is ignored; the focus is the latest, so that fast taps build on each other.
   */
  enter(control: string, value: EntryValue): void {
    this.#commit(control);
    this.#send(control, value);
  }

  #send(control: string, value: EntryValue): void {
    const touched = this.screen;
    if (!touched) return;
    this.pointedAt = undefined;
    this.app.say('');
    this.#queue = this.#queue.then(() =>
      this.app.act(async () => {
        const before = this.#latest?.session === touched.session ? this.#latest : touched;
        const { focus, place } = before;
        const after = await this.app.core.enter(touched.session, { control, value, revision: touched.revision, focus, place });
        // Another session may lie on the table by now.
        if (this.screen?.session !== touched.session) return;
        this.take(after);
        if (after.phase === 'Finished' && touched.phase !== 'Finished') this.app.way.swap('session', after.session, 'result');
      }),
    );
  }

  /** What is asked is answered by its way out; false where nothing is asked. */
  leaveQuestion(): boolean {
    const wayOut = this.screen && askedOf(this.screen)?.controls.at(-1);
    if (wayOut) this.enter(wayOut.id, { tag: 'Press' });
    return wayOut !== undefined;
  }

  /** Something about the session that is not an entry, answered by its new screen. */
  async change(call: (screen: Screen) => Promise<Screen>): Promise<void> {
    const before = this.#latest;
    if (before) await this.app.act(async () => this.take(await call(before)));
  }

  changeTable(change: TableChange): Promise<void> {
    return this.change(({ session }) => this.app.core.changeTable(session, change));
  }

  /** Another moment; a correction begins where what it corrects was entered, which the core knows. */
  async goTo(session: string, place: When): Promise<void> {
    const focus = place.tag === 'InsteadOf' ? '' : (this.#latest?.focus ?? '');
    await this.app.act(async () => this.take(await this.app.core.screen(session, place, focus)));
  }

  type(control: string, typed: string): void {
    if (control !== this.typing?.control) this.commitTyping();
    this.typing = { control, typed };
    this.#save();
    void this.app.show();
  }

  commitTyping(): void {
    this.#commit(undefined);
  }

  stopTyping(): void {
    this.typing = undefined;
    this.#save();
    void this.app.show();
  }

  #commit(besides: string | undefined): void {
    const typing = this.typing;
    if (!typing) return;
    this.stopTyping();
    if (typing.control !== besides && /\d/.test(typing.typed)) this.#send(typing.control, { tag: 'Number', typed: typing.typed });
  }

  #take(screen: Screen): void {
    if (this.screen?.session !== screen.session) this.opened.clear();
    this.screen = screen;
    this.#latest = screen;
    this.#followQuestion(screen);
    this.#save();
  }

  /** Another question may have numbers of the same names: before anything is typed the keypad goes to the one that is next. */
  #followQuestion(screen: Screen): void {
    const numbers = (askedOf(screen)?.controls ?? []).filter(({ kind }) => kind.tag === 'Number').map(({ id }) => id);
    const { next } = screen.sheet;
    if (this.typing?.typed !== '' || !next || !numbers.includes(next) || !numbers.includes(this.typing.control)) return;
    this.typing = { control: next, typed: '' };
  }

  #save(): void {
    if (!this.screen) return;
    const { session, focus, place } = this.screen;
    sessionStorage.setItem(KEY, JSON.stringify({ session, focus, place, typing: this.typing } satisfies Saved));
  }

  #saved(): Saved | undefined {
    const text = sessionStorage.getItem(KEY);
    return text ? (JSON.parse(text) as Saved) : undefined;
  }
}
