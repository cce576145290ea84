// A board to touch or to look at: its pens, its drawing, and for the ear a node for each area.

import type { Area, Board, BoardView, Control, Drawing, Pen } from '../../src/core.js';
import { h, svg } from '../dom.js';
import { isStill } from '../face.js';
import type { Painter } from '../paint.js';
import { pebble } from '../pebble.js';
import { chip, flow, heading } from '../pieces.js';
import { arrows } from './cells.js';
import type { Hand } from './hand.js';
import { remember, shownOf } from './sight.js';

/** A touch beside an area means it, so near. */
const REACH = 24;

const MOVES = { duration: 220, easing: 'ease-out' };

export function boardControl(hand: Hand, it: Control, board: Board): HTMLElement {
  const { pens, drawing } = board;
  const tap = hand.readOnly ? undefined : (area: Area) => hand.enter(it, { tag: 'Tap', cell: area.cell });
  const sight = surface(hand.painter, drawing, it.id, it.spoken, tap);
  const taken = pens.map((pen) =>
    chip(penPicture(hand, pen), pen.id === board.pen, () => hand.enter(it, { tag: 'Pen', pen: pen.id }), {
      spoken: pen.label,
      key: `${it.id} pen ${pen.id}`,
      enabled: !hand.readOnly,
      kind: 'pen',
    }),
  );
  const offered = pens.length > 0 && h('div', { class: 'pens', role: 'group', 'aria-label': it.label }, taken);
  return h('div', { class: 'control board' }, offered, sight);
}

function penPicture(hand: Hand, pen: Pen): (Node | string)[] {
  const seat = hand.seat(pen.seat);
  const side = pen.large ? 36 : 26;
  if (seat) return [pebble(hand.app.face, seat, side)];
  const picture = pen.picture === null ? undefined : hand.painter.picture(pen.picture);
  picture?.setAttribute('height', String(side));
  return [...(picture ? [picture] : []), h('span', { class: 'caption' }, pen.label)];
}

/** Boards to look at: at the end of a game, or as they lay once. */
export function boards(hand: Hand, views: BoardView[]): HTMLElement[] {
  return views.map((view, at) => {
    const seat = hand.seat(view.seat);
    // One alone needs no name.
    const name = views.length > 1 && flow(seat && pebble(hand.app.face, seat), heading(view.label));
    return h('div', { class: 'control board' }, name, surface(hand.painter, view.drawing, `view ${at}`, view.label));
  });
}

/** What is drawn, in a room that it may be larger than. `tap` is none of a board to look at. */
function surface(painter: Painter, drawing: Drawing, id: string, spoken: string, tap?: (area: Area) => void): HTMLElement {
  const drawn = painter.drawing(drawing, true);
  drawn.removeAttribute('aria-hidden');
  drawn.setAttribute('role', 'group');
  drawn.setAttribute('aria-label', spoken);
  for (const piece of drawn.querySelectorAll(':scope > g')) piece.setAttribute('aria-hidden', 'true');
  move(drawn, drawing, id);

  const nodes = drawing.areas.map((area) => areaNode(area, id, tap !== undefined));
  drawn.append(...nodes);
  drawn.addEventListener('click', (event) => {
    const area = meant(drawn, drawing, event);
    if (area) tap?.(area);
  });
  drawn.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    const area = drawing.areas[nodes.indexOf(event.target as SVGElement)];
    event.preventDefault();
    if (area?.canTap) tap?.(area);
  });
  const sight = h('div', { class: 'sight', 'data-scroll': `board ${id}` }, drawn);
  arrows(sight, drawing.areas, nodes);
  return remember(sight, drawing, id);
}

function areaNode(area: Area, board: string, isTouched: boolean): SVGElement {
  const { x, y, width, height } = area.rect;
  const canTap = area.canTap && isTouched;
  const told: Record<string, string | number> = canTap
    ? { role: 'button', 'aria-pressed': String(area.selected), tabindex: -1 }
    : { role: 'img', tabindex: -1 };
  const given = { x, y, width, height, 'aria-label': area.spoken, 'data-cell': area.cell, 'data-key': `${board} cell ${area.cell}` };
  return svg('rect', { ...given, ...told, class: canTap ? 'area can-tap' : 'area' });
}

/** The area below a touch if it can be tapped, or the nearest that can. */
function meant(drawn: SVGSVGElement, drawing: Drawing, event: MouseEvent): Area | undefined {
  const { areas } = drawing;
  const cell = (event.target as SVGElement).dataset.cell;
  // A screen reader touches the node itself.
  if (event.detail === 0 && cell !== undefined) return areas.find((area) => area.cell === cell && area.canTap);
  const matrix = drawn.getScreenCTM();
  if (!matrix) return undefined;
  const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  const near = areas
    .filter((area) => area.canTap)
    .map((area) => ({ area, away: distance(area, at) }))
    .sort((one, other) => one.away - other.away)[0];
  return near && near.away * matrix.a <= REACH ? near.area : undefined;
}

function distance({ rect }: Area, at: DOMPoint): number {
  const x = Math.max(rect.x - at.x, 0, at.x - rect.x - rect.width);
  const y = Math.max(rect.y - at.y, 0, at.y - rect.y - rect.height);
  return Math.hypot(x, y);
}

/** What lay on the board and moved comes from where it was. */
function move(drawn: SVGElement, now: Drawing, id: string): void {
  const before = shownOf(id);
  if (!before || before === now || isStill()) return;
  const was = new Map(before.pieces.filter(({ layer }) => layer === 'Piece').reverse().map((piece) => [piece.key, piece]));
  const moves = new Map<string, string>();
  for (const piece of now.pieces) {
    const old = was.get(piece.key);
    if (piece.layer === 'Ground' || moves.has(piece.key) || !old) continue;
    moves.set(piece.key, `${old.x - piece.x}px ${old.y - piece.y}px`);
  }
  const groups = [...drawn.querySelectorAll<SVGElement>(':scope > g')];
  now.pieces.forEach((piece, at) => {
    const way = piece.layer === 'Ground' ? undefined : moves.get(piece.key);
    if (way && way !== '0px 0px') groups[at]?.animate([{ translate: way }, { translate: '0px 0px' }], MOVES);
  });
}
