// Who somebody is: colour, shape and letter, always the three together.

import type { Colour, Shape } from '../src/core.js';
import { h, svg } from './dom.js';
import type { Face } from './face.js';
import { Painter } from './paint.js';

/** The room of a seat's shape with its rim. */
const ROOM = '-136 -136 272 272';
export const SHAPES: Shape[] = ['Circle', 'Triangle', 'Square', 'Diamond', 'Pentagon', 'Hexagon', 'Star', 'Cross'];

interface Who {
  colour: Colour;
  shape: Shape;
  letter: string;
}

export function colourOf(face: Face, colour: Colour): string {
  const found = face.look.colours.find((it) => it.colour === colour);
  return found ? face.tint(found.tint) : 'currentColor';
}

export function pebble(face: Face, { colour, shape, letter }: Who, side = 28): SVGElement {
  const painter = new Painter(face);
  const whole = svg('svg', { viewBox: ROOM, width: side, height: side, class: 'pebble', 'aria-hidden': 'true' });
  const made = face.look.shapes[SHAPES.indexOf(shape)];
  if (!made) return whole;
  const lies = { ...made.letter, x: 0, y: 0, what: { tag: 'Picture', picture: made.picture.id } as const };
  const onSeat = face.tint(face.look.theme.surface);
  whole.append(painter.piece(lies, colourOf(face, colour)));
  const { what } = made.letter;
  if (what.tag === 'Text') whole.append(painter.piece({ ...made.letter, what: { ...what, text: letter } }, onSeat));
  return whole;
}

export function shapePicture(face: Face, shape: Shape): SVGElement {
  return pebble(face, { colour: 'Grey', shape, letter: '' });
}

/** A colour by itself, to be chosen. */
export function colourDot(face: Face, colour: Colour): HTMLElement {
  const dot = h('span', { class: 'dot', 'aria-hidden': 'true' });
  dot.style.backgroundColor = colourOf(face, colour);
  return dot;
}
