// What the page and the worker say to each other.

import type { TallystoneError } from '../generated/tallystone.js';

/** What can go wrong, each one that a page would act on differently. */
export type ErrorKind = TallystoneError['tag'];

/** Where sessions are: kept by the browser, or in memory until the page is closed. */
export type Place = 'kept' | 'memory';

/** What calls are made on: the functions of the core, or an object that the worker holds. */
export const FUNCTIONS = 0;

/** What the page asks for. Everything but calls is asked for once. */
export type Ask =
  | { ask: 'start' }
  | { ask: 'claim' }
  | { ask: 'put'; path: string; bytes: Uint8Array }
  | { ask: 'take'; path: string }
  | { ask: 'open'; path: string | null; language: string; offsetMinutes: number }
  | { ask: 'call'; on: number; name: string; given: unknown[] };

export interface Request {
  id: number;
  what: Ask;
}

/** Why the files of this origin cannot be had. */
export type Claimed = 'claimed' | 'missing' | 'taken' | { failed: string };

export type Reply =
  | { id: number; value: unknown }
  /** The worker holds the object that came back. */
  | { id: number; object: number }
  | { id: number; error: ErrorKind; sentence: string }
  /** The core has stopped: this worker is of no use any more. */
  | { id: number; stopped: string };
