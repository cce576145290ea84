// The cells of a board by the keyboard: Tab leads to one of them, arrows to the next in their direction.

import type { Area } from '../../src/core.js';

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** What lies aside of the way is so much further. */
const ASIDE = 2;

/** They are listened to around the drawing: browsers take an SVG that listens to the focus for one that has it. */
export function arrows(around: HTMLElement, areas: Area[], nodes: SVGElement[]): void {
  const first = areas.findIndex(({ selected }) => selected);
  const start = first >= 0 ? first : Math.max(0, areas.findIndex(({ canTap }) => canTap));
  nodes[start]?.setAttribute('tabindex', '0');
  around.addEventListener('focusin', (event) => {
    for (const node of nodes) node.setAttribute('tabindex', node === event.target ? '0' : '-1');
  });
  around.addEventListener('keydown', (event) => {
    const way = WAYS[event.key];
    const from = areas[nodes.indexOf(event.target as SVGElement)];
    if (!way || !from) return;
    event.preventDefault();
    const next = nodes[nearest(areas, from, way)];
    next?.focus();
    next?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}

const middle = ({ rect }: Area) => [rect.x + rect.width / 2, rect.y + rect.height / 2] as const;

function nearest(areas: Area[], from: Area, [right, down]: [number, number]): number {
  const [x, y] = middle(from);
  const ways = areas.map((area) => {
    const [toX, toY] = middle(area);
    const along = (toX - x) * right + (toY - y) * down;
    const aside = Math.abs((toX - x) * down) + Math.abs((toY - y) * right);
    return area === from || along <= 0 || aside > along * ASIDE ? Infinity : along + aside * ASIDE;
  });
  const least = Math.min(...ways);
  return least === Infinity ? -1 : ways.indexOf(least);
}
