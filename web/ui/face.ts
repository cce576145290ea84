// The colours of everything, from the look of the core: light or dark, at normal or high contrast.

import type { Look, Swatch, ThemeChoice, Tint } from '../src/core.js';

const DARK = matchMedia('(prefers-color-scheme: dark)');
const HIGH = matchMedia('(prefers-contrast: more)');
const STILL = matchMedia('(prefers-reduced-motion: reduce)');

export const isStill = () => STILL.matches;

export class Face {
  #theme: ThemeChoice = 'Device';

  constructor(
    readonly look: Look,
    changed: () => void,
  ) {
    for (const query of [DARK, HIGH]) query.addEventListener('change', () => (this.wear(), changed()));
    this.wear();
  }

  get isDark(): boolean {
    return this.#theme === 'Device' ? DARK.matches : this.#theme === 'Dark';
  }

  choose(theme: ThemeChoice): void {
    this.#theme = theme;
    this.wear();
  }

  /** Sets the variables of the style sheet. */
  wear(): void {
    const root = document.documentElement;
    const { theme } = this.look;
    const high = HIGH.matches ? { secondInk: theme.ink, line: theme.ink } : {};
    for (const [name, tint] of Object.entries({ ...theme, ...high })) {
      root.style.setProperty(`--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, this.tint(tint));
    }
    root.style.colorScheme = this.isDark ? 'dark' : 'light';
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', this.tint(theme.background));
  }

  tint(tint: Tint): string {
    return hex(this.isDark ? tint.dark : tint.light);
  }

  /** How an ink of drawings looks. */
  ink(number: number, dark = this.isDark): string {
    const swatch = this.look.inks[number];
    return swatch ? hex(shade(swatch, dark)) : 'none';
  }
}

function shade(swatch: Swatch, dark: boolean): number {
  if (HIGH.matches) return dark ? swatch.darkHigh : swatch.lightHigh;
  return dark ? swatch.dark : swatch.light;
}

const hex = (colour: number) => `#${colour.toString(16).padStart(6, '0')}`;
