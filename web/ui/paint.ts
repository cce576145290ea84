// Paints drawings of the core as SVG.

import type { Anchor, Drawing, Part, Picture, Piece, Rect } from '../src/core.js';
import { svg } from './dom.js';
import type { Face } from './face.js';

const TAKES: Record<string, number> = { M: 1, L: 1, Q: 2, C: 3, Z: 0 };
const ANCHORS: Record<Anchor, string> = { Start: 'start', Middle: 'middle', End: 'end' };
const PAPER = 1;
const ROUND = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };

function path({ verbs, points }: Part): string {
  let at = 0;
  const words = [...verbs].map((verb) => {
    const taken = points.slice(at, (at += 2 * (TAKES[verb] ?? 0)));
    return `${verb}${taken.join(' ')}`;
  });
  return words.join('');
}

export class Painter {
  readonly #pictures: Map<number, Picture>;

  constructor(
    readonly face: Face,
    ofGame: Picture[] = [],
    private readonly dark = face.isDark,
  ) {
    const all = [...face.look.shapes.map(({ picture }) => picture), ...ofGame];
    this.#pictures = new Map(all.map((picture) => [picture.id, picture]));
  }

  /** One piece, where it stands. `own` is the colour of parts in the ink 0, if it is no ink. */
  piece({ x, y, turn, scale, own, what, key }: Piece, colour = this.face.ink(own, this.dark)): SVGElement {
    const turned = turn ? ` rotate(${turn})` : '';
    const sized = scale === 100 ? '' : ` scale(${scale / 100})`;
    const group = svg('g', { transform: `translate(${x} ${y})${turned}${sized}`, 'data-piece': key });
    if (what.tag === 'Path') group.append(this.#part(what.part, colour));
    if (what.tag === 'Picture') {
      const parts = this.#pictures.get(what.picture)?.parts ?? [];
      group.append(...parts.map((part) => this.#part(part, colour)));
    }
    if (what.tag === 'Text') {
      const weight = what.bold ? 700 : 400;
      const style = { 'font-size': what.size, 'font-weight': weight, 'text-anchor': ANCHORS[what.anchor] };
      const text = svg('text', { fill: colour, ...style, 'data-width': what.width });
      text.textContent = what.text;
      group.append(text);
    }
    return group;
  }

  /** All of a drawing, for the eye alone. */
  drawing(drawing: Drawing, paper: boolean): SVGSVGElement {
    const { x, y, width, height } = drawing.frame;
    const whole = svg('svg', { viewBox: `${x} ${y} ${width} ${height}`, width, height, class: 'drawing', 'aria-hidden': 'true' });
    if (paper) whole.append(svg('rect', { x, y, width, height, fill: this.face.ink(PAPER, this.dark) }));
    whole.append(...drawing.pieces.map((piece) => this.piece(piece)));
    return whole as SVGSVGElement;
  }

  /** A picture of the game by itself. */
  picture(id: number): SVGElement {
    const parts = this.#pictures.get(id)?.parts ?? [];
    const { x, y, width, height } = bounds(parts);
    const whole = svg('svg', { viewBox: `${x} ${y} ${width} ${height}`, class: 'picture', 'aria-hidden': 'true' });
    whole.append(...parts.map((part) => this.#part(part, this.face.ink(0, this.dark))));
    return whole;
  }

  #part(part: Part, own: string): SVGElement {
    const ink = part.ink === 0 ? own : this.face.ink(part.ink, this.dark);
    const look = part.stroke ? { fill: 'none', stroke: ink, 'stroke-width': part.stroke, ...ROUND } : { fill: ink };
    return svg('path', { d: path(part), ...look });
  }
}

/** A font that is too wide for the room of a text makes it smaller. To be called once it is on the page. */
export function fitTexts(within: Element): void {
  const texts = [...within.querySelectorAll<SVGTextElement>('text[data-width]')];
  const widths = texts.map((text) => text.getComputedTextLength());
  texts.forEach((text, at) => {
    const room = Number(text.dataset.width);
    const taken = widths[at] ?? 0;
    if (taken > room) text.setAttribute('font-size', String((Number(text.getAttribute('font-size')) * room) / taken));
  });
}

/** What the parts of a picture take up, their lines with them. */
function bounds(parts: Part[]): Rect {
  const along = (axis: number) => {
    const edges = parts.flatMap(({ points, stroke }) =>
      points.filter((_, at) => at % 2 === axis).flatMap((it) => [it - stroke / 2, it + stroke / 2]),
    );
    return edges.length ? [Math.min(...edges), Math.max(...edges)] as const : [0, 1] as const;
  };
  const [[left, right], [top, bottom]] = [along(0), along(1)];
  return { x: left, y: top, width: right - left, height: bottom - top };
}
