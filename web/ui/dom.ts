// Makes elements. Texts are always texts: nothing that comes from outside is read as HTML.

export type Child = Node | string | number | null | undefined | false | Child[];

type Given = Record<string, string | number | boolean | null | undefined | ((event: never) => void)>;

/** What begins with `on` listens, `true` and `false` set attributes or leave them out, `key` finds it again. */
export function h<K extends keyof HTMLElementTagNameMap>(
  name: K,
  given: Given = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(given)) {
    if (typeof value === 'function') made.addEventListener(key.slice(2), value as (event: Event) => void);
    else if (key === 'key') made.dataset.key = String(value);
    else if (value === true) made.setAttribute(key, '');
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(key, String(value));
  }
  fill(made, ...children);
  return made;
}

export function fill(into: Element, ...children: Child[]): void {
  for (const child of children) {
    if (Array.isArray(child)) fill(into, ...child);
    else if (child instanceof Node) into.append(child);
    else if (child !== null && child !== undefined && child !== false) into.append(String(child));
  }
}

const SVG = 'http://www.w3.org/2000/svg';

export function svg(name: string, given: Record<string, string | number>, ...children: SVGElement[]): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(given)) made.setAttribute(key, String(value));
  made.append(...children);
  return made;
}
