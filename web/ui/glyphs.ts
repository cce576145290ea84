// Small pictures on buttons, in the ink around them. The words are the button's own.

import { svg } from './dom.js';

const STROKES = {
  back: 'M15 5l-7 7 7 7',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 13l4 4 10-10',
  undo: 'M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4',
  redo: 'M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h4',
  on: 'M9 5l7 7-7 7',
  down: 'M5 9l7 7 7-7',
  up: 'M5 15l7-7 7 7',
  whole: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  statistics: 'M5 20V11M12 20V4M19 20v-6',
  history: 'M12 7v5l3 2M4 12a8 8 0 1 0 3-6.2M4 4v4h4',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4',
  rules: 'M5 5h6a2 2 0 0 1 2 2v12a2 2 0 0 0-2-2H5zM19 5h-4a2 2 0 0 0-2 2v12a2 2 0 0 1 2-2h4z',
  box: 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8',
  begins: 'M6 21V4M6 5h12l-3 4 3 4H6',
  delete: 'M5 7h14M10 7V5h4v2M7 7l1 13h8l1-13',
} as const;

export type Glyph = keyof typeof STROKES;

export function glyph(name: Glyph, side = 24): SVGElement {
  const line = { fill: 'none', stroke: 'currentColor', 'stroke-width': 2.4 };
  const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  const path = svg('path', { d: STROKES[name], ...line, ...round });
  const size = { width: side, height: side, viewBox: '0 0 24 24' };
  return svg('svg', { ...size, class: 'glyph', 'aria-hidden': 'true' }, path);
}
