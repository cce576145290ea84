// Paints a drawing of the core as SVG.

import type { Anchor, Drawing, Part, Picture, Piece, Swatch } from '../src/core.js';

const SVG = 'http://www.w3.org/2000/svg';
const TAKES: Record<string, number> = { M: 1, L: 1, Q: 2, C: 3, Z: 0 };
const ANCHORS: Record<Anchor, string> = { Start: 'start', Middle: 'middle', End: 'end' };

function element(name: string, attributes: Record<string, string | number>): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

function path({ verbs, points }: Part): string {
  let at = 0;
  const words = [...verbs].map((verb) => {
    const taken = points.slice(at, (at += 2 * (TAKES[verb] ?? 0)));
    return `${verb}${taken.join(' ')}`;
  });
  return words.join('');
}

export function paint(drawing: Drawing, pictures: Picture[], inks: Swatch[], dark: boolean): SVGElement {
  const { x, y, width, height } = drawing.frame;
  const shade = (ink: number) => {
    const swatch = inks[ink];
    const colour = dark ? swatch?.dark : swatch?.light;
    return `#${(colour ?? 0).toString(16).padStart(6, '0')}`;
  };
  const part = (it: Part, own: number) => {
    const ink = shade(it.ink === 0 ? own : it.ink);
    const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
    const look = it.stroke ? { fill: 'none', stroke: ink, 'stroke-width': it.stroke, ...round } : { fill: ink };
    return element('path', { d: path(it), ...look });
  };
  const whole = element('svg', { viewBox: `${x} ${y} ${width} ${height}` });
  const piece = ({ x, y, turn, scale, own, what }: Piece) => {
    const moved = `translate(${x} ${y}) rotate(${turn}) scale(${scale / 100})`;
    const group = element('g', { transform: moved });
    if (what.tag === 'Path') group.append(part(what.part, own));
    if (what.tag === 'Picture') {
      const picture = pictures.find(({ id }) => id === what.picture);
      group.append(...(picture?.parts ?? []).map((it) => part(it, own)));
    }
    if (what.tag === 'Text') {
      const weight = what.bold ? 700 : 400;
      const style = { 'font-size': what.size, 'font-weight': weight, 'text-anchor': ANCHORS[what.anchor] };
      const text = element('text', { fill: shade(own), ...style });
      text.textContent = what.text;
      group.append(text);
    }
    return group;
  };
  whole.append(...drawing.pieces.map(piece));
  return whole;
}
