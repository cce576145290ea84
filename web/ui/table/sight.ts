// How large a board is shown in its room, and which part of it is in sight.

import type { Drawing, Rect } from '../../src/core.js';
import { fitTexts } from '../paint.js';

interface Shown {
  id: string;
  drawing: Drawing;
}

/** At this size of text a board may still be as small as it can be read: that all of it is in sight helps more. */
const READ_AS_IT_IS = 1.3;
const HAIR = 1;

const boards = new WeakMap<HTMLElement, Shown>();
/** What was shown last of each board, and what was to be looked at there. */
const last = new Map<string, Drawing>();
const aims = new Map<string, string>();
/** Boards of which all was asked for, however small. */
const whole = new Set<string>();

export function remember(sight: HTMLElement, drawing: Drawing, id: string): HTMLElement {
  boards.set(sight, { id, drawing });
  return sight;
}

export const shownOf = (id: string) => last.get(id);

/** Another table: nothing comes from where things lay on the one before. */
export function forgetBoards(): void {
  for (const all of [last, aims, whole]) all.clear();
}

/** `usual` is the room while nothing covers it, `now` what is left of it. */
export interface Room {
  width: number;
  usual: number;
  now: number;
}

/** Gives a board its size; whether it is larger than its room. */
export function place(sight: HTMLElement, room: Room): boolean {
  const board = boards.get(sight);
  const drawn = sight.querySelector<SVGSVGElement>(':scope > svg');
  if (!board || !drawn) return false;
  const { drawing, id } = board;
  const { width, height } = drawing.frame;
  const text = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  const all = Math.min(room.width / width, room.usual / height);
  const usual = Math.max(all, (drawing.least * Math.max(1, text / READ_AS_IT_IS)) / 1000);
  const scale = whole.has(id) ? all : usual;
  drawn.setAttribute('width', String(width * scale));
  drawn.setAttribute('height', String(height * scale));
  sight.style.maxHeight = `${Math.max(80, room.now)}px`;
  sight.style.maxWidth = `${Math.ceil(width * scale)}px`;
  fitTexts(drawn);
  last.set(id, drawing);
  return usual > all + 1e-6;
}

/** What must be in sight comes there when it is another place than before. */
export function look(sight: HTMLElement): void {
  const board = boards.get(sight);
  const drawn = sight.querySelector<SVGSVGElement>(':scope > svg');
  if (!board || !drawn) return;
  const { drawing, id } = board;
  const scale = Number(drawn.getAttribute('width')) / drawing.frame.width;
  const must = drawing.lookAt ?? drawing.areas.find(({ selected }) => selected)?.rect;
  const reach = around([...drawing.areas.filter(({ canTap }) => canTap).map(({ rect }) => rect), ...(must ? [must] : [])]);
  const fits = reach && reach.width * scale <= sight.clientWidth + HAIR && reach.height * scale <= sight.clientHeight + HAIR;
  const aim = fits ? reach : must;
  const told = JSON.stringify([aim, sight.clientWidth, sight.clientHeight]);
  if (!aim || aims.get(id) === told) return;
  aims.set(id, told);
  const { x, y } = drawing.frame;
  sight.scrollLeft += way(sight.scrollLeft, sight.clientWidth, (aim.x - x) * scale, aim.width * scale);
  sight.scrollTop += way(sight.scrollTop, sight.clientHeight, (aim.y - y) * scale, aim.height * scale);
}

/** All of the board, or as large as it was first. */
export function toggleWhole(sight: HTMLElement): void {
  const id = boards.get(sight)?.id;
  if (id === undefined) return;
  if (!whole.delete(id)) whole.add(id);
  aims.delete(id);
}

export const isWhole = (sight: HTMLElement) => whole.has(boards.get(sight)?.id ?? '');

function way(from: number, room: number, low: number, length: number): number {
  if (length > room) return low + length / 2 - (from + room / 2);
  if (low < from) return low - from;
  return Math.max(0, low + length - from - room);
}

function around(rects: Rect[]): Rect | undefined {
  if (!rects.length) return undefined;
  const [left, top] = [Math.min(...rects.map(({ x }) => x)), Math.min(...rects.map(({ y }) => y))];
  const right = Math.max(...rects.map(({ x, width }) => x + width));
  const bottom = Math.max(...rects.map(({ y, height }) => y + height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}
