// The core as a page has it: every call of the contract as a promise, answered by a worker.

import type { Core, ExportJob, ImportJob, Tallystone } from '../generated/tallystone.js';
import { FUNCTIONS, type Ask, type Claimed, type ErrorKind, type Place, type Reply } from './messages.js';

export type * from '../generated/tallystone.js';
export type { ErrorKind, Place } from './messages.js';

type Answer<R> = R extends ExportJob ? Remote<ExportJob> : R extends ImportJob ? Remote<ImportJob> : R;

/** An object of the contract whose calls are promises. */
export type Remote<T> = {
  [K in keyof T as T[K] extends (...given: never[]) => unknown ? K : never]: T[K] extends (
    ...given: infer A
  ) => infer R
    ? (...given: A) => Promise<Answer<R>>
    : never;
};

/** Something went wrong; the message is the sentence to show. */
export class CoreError extends Error {
  override readonly name = 'CoreError';
  constructor(
    readonly kind: ErrorKind,
    sentence: string,
  ) {
    super(sentence);
  }
}

/** The core has stopped in the middle of a call. It was started anew: what is shown is to be read again. */
export class CoreStopped extends Error {
  override readonly name = 'CoreStopped';
}

/** Another page of this browser holds the sessions, or has taken them over from this one. */
export type Elsewhere = 'elsewhere';

export interface Options {
  language: string;
  /** Of the table's clock, in minutes east of UTC. */
  offsetMinutes: number;
  /** Takes the sessions over from another page. */
  takeOver?: boolean;
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

const DATABASE = 'tallystone.db';
const LOCK = 'tallystone';
/** A page that is being closed lets go of its files this much later at most. */
const PATIENCE = 5000;
/** Before another page is said to have the sessions. */
const SHORT = 1000;

const pause = (milliseconds: number) => new Promise((go) => setTimeout(go, milliseconds));

export class Shell {
  #worker!: Worker;
  #waiting = new Map<number, Waiting>();
  #asked = 0;
  #tallystone = FUNCTIONS;
  #opened: { path: string | null; options: Options } | undefined;
  #letGo: (() => void) | undefined;

  /** Calls that need no database: languages, labels, looks. */
  readonly functions = this.#remote<typeof Core>(() => FUNCTIONS);
  /** The one object of the contract, once `open` has said where sessions are. */
  readonly tallystone = this.#remote<Tallystone>(() => this.#tallystone);
  /** Another page has taken the sessions over: nothing can be entered here any more. */
  onTakenOver: () => void = () => {};
  /** The core was started anew. Sessions in memory are gone; others are to be read again. */
  onRestarted: () => void = () => {};

  private constructor(private readonly script: URL) {}

  /** Starts the core; `functions` can be called from then on. */
  static async start(script = new URL('./worker.js', import.meta.url)): Promise<Shell> {
    const shell = new Shell(script);
    await shell.#begin();
    return shell;
  }

  /** Opens what the browser keeps, or says that another page has it. Where a browser keeps nothing,
   * sessions are in memory: the page has to warn of that. */
  async open(options: Options): Promise<Place | Elsewhere> {
    if (!(await this.#lock(options.takeOver ?? false))) return 'elsewhere';
    const claimed = await this.#claim();
    if (claimed === 'taken') {
      this.#unlock();
      return 'elsewhere';
    }
    const isKept = claimed === 'claimed';
    // Whether it is granted is the browser's to say, and nothing depends on it.
    if (isKept) void navigator.storage?.persist?.();
    await this.#openAt(isKept ? DATABASE : null, options);
    return isKept ? 'kept' : 'memory';
  }

  /** Lays a file down that somebody chose, so that the contract can be told its path. */
  async putFile(path: string, bytes: Uint8Array): Promise<void> {
    await this.#ask({ ask: 'put', path, bytes });
  }

  /** Takes a file away that the contract has written, to be saved; or one that is not needed any more. */
  async takeFile(path: string): Promise<Uint8Array | null> {
    return (await this.#ask({ ask: 'take', path })) as Uint8Array | null;
  }

  /** Lets go of everything, so that another page can have it. */
  close(): void {
    this.#worker.terminate();
    this.#unlock();
  }

  async #begin(): Promise<void> {
    this.#worker = new Worker(this.script, { type: 'module' });
    this.#worker.addEventListener('message', (event: MessageEvent<Reply>) => this.#take(event.data));
    this.#worker.addEventListener('error', (event) => void this.#restart(event.message));
    await this.#ask({ ask: 'start' });
  }

  async #openAt(path: string | null, options: Options): Promise<void> {
    const { language, offsetMinutes } = options;
    this.#tallystone = (await this.#ask({ ask: 'open', path, language, offsetMinutes })) as number;
    this.#opened = { path, options: { ...options } };
  }

  async #claim(): Promise<Claimed> {
    const until = Date.now() + PATIENCE;
    for (;;) {
      const claimed = (await this.#ask({ ask: 'claim' })) as Claimed;
      if (claimed !== 'taken' || Date.now() > until) return claimed;
      await pause(50);
    }
  }

  /** One page at a time. The lock goes with the page that holds it, however it ends. */
  #lock(steal: boolean): Promise<boolean> {
    if (!navigator.locks || this.#letGo) return Promise.resolve(true);
    return new Promise((have) => {
      const held = () => {
        have(true);
        return new Promise<void>((letGo) => (this.#letGo = letGo));
      };
      // A page that is being loaded anew still has it for a moment.
      const how = steal ? { steal } : { signal: AbortSignal.timeout(SHORT) };
      navigator.locks.request(LOCK, how, held).catch(() => {
        if (!this.#letGo) return have(false);
        this.#letGo = undefined;
        this.#worker.terminate();
        this.#fail(new CoreStopped('taken over'));
        this.onTakenOver();
      });
    });
  }

  #unlock(): void {
    this.#letGo?.();
    this.#letGo = undefined;
  }

  #ask(what: Ask): Promise<unknown> {
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, what });
    });
  }

  #take(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ('value' in reply) waiting?.resolve(reply.value);
    else if ('object' in reply) waiting?.resolve(this.#held(reply.object));
    else if ('error' in reply) waiting?.reject(new CoreError(reply.error, reply.sentence));
    else {
      waiting?.reject(new CoreStopped(reply.stopped));
      void this.#restart(reply.stopped);
    }
  }

  /** The first object is the one that everything is asked of; those that come later are jobs. */
  #held(object: number): unknown {
    return this.#opened ? this.#remote(() => object) : object;
  }

  #fail(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  async #restart(why: string): Promise<void> {
    this.#worker.terminate();
    this.#fail(new CoreStopped(why));
    const opened = this.#opened;
    this.#opened = undefined;
    if (!opened) return;
    await this.#begin();
    if (opened.path !== null) await this.#claim();
    await this.#openAt(opened.path, opened.options);
    this.onRestarted();
  }

  #remote<T>(on: () => number): Remote<T> {
    const call = (name: string) => (...given: unknown[]) => {
      const options = this.#opened?.options;
      // As it is to be opened again.
      if (options && name === 'setLanguage') options.language = String(given[0]);
      if (options && name === 'setOffset') options.offsetMinutes = Number(given[0]);
      return this.#ask({ ask: 'call', on: on(), name, given });
    };
    return new Proxy({} as Remote<T>, {
      // A promise asks what is handed to it whether it is one, too.
      get: (_, name) => (typeof name === 'string' && name !== 'then' ? call(name) : undefined),
    });
  }
}
