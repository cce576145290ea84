// Files that come and go by the browser's own dialogs.

import { h } from './dom.js';

/** Hands a file to another app where the browser can, or saves it; false if that was put off. */
export async function handOut(name: string, type: string, content: BlobPart, text?: string): Promise<void> {
  const file = new File([content], name, { type });
  const shared = { files: [file], ...(text ? { text } : {}) };
  if (navigator.canShare?.(shared)) {
    try {
      return await navigator.share(shared);
    } catch (why) {
      // Whoever closes the dialog wanted nothing.
      if (why instanceof DOMException && why.name === 'AbortError') return;
    }
  }
  const address = URL.createObjectURL(file);
  h('a', { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** A file that somebody chooses; nothing if none is. */
export function choose(accept: string): Promise<File | undefined> {
  return new Promise((chosen) => {
    const input: HTMLInputElement = h('input', { type: 'file', accept, onchange: () => chosen(input.files?.[0]), oncancel: () => chosen(undefined) });
    input.click();
  });
}

/** A drawing as a picture of so many pixels. */
export async function pictureOf(drawn: SVGSVGElement, width: number, height: number): Promise<Blob> {
  const alone = drawn.cloneNode(true) as SVGSVGElement;
  alone.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  alone.setAttribute('width', String(width));
  alone.setAttribute('height', String(height));
  alone.setAttribute('font-family', getComputedStyle(document.body).fontFamily);
  const address = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(alone))}`;
  const image = new Image(width, height);
  image.src = address;
  await image.decode();
  const canvas = h('canvas', { width, height });
  canvas.getContext('2d')!.drawImage(image, 0, 0, width, height);
  return new Promise((made, fail) => canvas.toBlob((blob) => (blob ? made(blob) : fail(new Error('no picture'))), 'image/png'));
}
