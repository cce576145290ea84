// Where one is: the part of the address behind `#`, so that a reload comes back to the same page.

interface Step {
  depth: number;
  /** Where one came from. */
  from?: string;
}

export type Place = (string | number)[];

const written = (place: Place) => `#/${place.map((part) => encodeURIComponent(part)).join('/')}`;

export class Way {
  #here = location.hash;

  constructor(private readonly arrived: () => void) {
    addEventListener('popstate', () => {
      // Somebody has written another address.
      if (!history.state) history.replaceState({ depth: 0 }, '');
      this.#arrive();
    });
  }

  get parts(): string[] {
    return location.hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decodeURIComponent);
  }

  go(...place: Place): void {
    const step: Step = { depth: this.#depth + 1, from: this.#here };
    history.pushState(step, '', written(place));
    this.#arrive();
  }

  /** In place of the page that is shown. */
  swap(...place: Place): void {
    history.replaceState(history.state, '', written(place));
    this.#arrive();
  }

  back(): void {
    if (this.#depth > 0) history.back();
    else if (this.parts.length) this.swap();
  }

  /** To a page that one has come from, or that takes the place of this one. */
  backTo(...place: Place): void {
    if ((history.state as Step | null)?.from === written(place)) history.back();
    else this.swap(...place);
  }

  get #depth(): number {
    return (history.state as Step | null)?.depth ?? 0;
  }

  #arrive(): void {
    this.#here = location.hash;
    this.arrived();
  }
}
