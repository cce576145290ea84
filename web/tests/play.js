// Runs in the page: plays through the contract, as anybody's hands might.

/** Everything that a screen offers, as entries. */
function offered(screen, chance) {
  const one = (list) => list[Math.floor(chance() * list.length)];
  const values = ({ id, kind }) => {
    if (id.startsWith('session.')) return [];
    switch (kind.tag) {
      case 'Stepper':
        return [{ tag: 'Step', by: kind.value < kind.max ? 1n : -1n }];
      case 'Choice':
        return kind.options.length ? [{ tag: 'Choose', option: one(kind.options).id }] : [];
      case 'Toggle':
        return [{ tag: 'Flip' }];
      case 'Number':
        return [{ tag: 'Number', typed: String(1 + Math.floor(chance() * 9)) }];
      case 'Board': {
        const { drawing, pens } = kind.board;
        const taps = drawing.areas.filter((area) => area.canTap).map(({ cell }) => ({ tag: 'Tap', cell }));
        return [...taps, ...taps, ...pens.map(({ id }) => ({ tag: 'Pen', pen: id }))];
      }
      case 'Action':
        return kind.enabled ? [{ tag: 'Press' }] : [];
      default:
        return [];
    }
  };
  const { revision, focus, place } = screen;
  const controls = screen.sheet.groups.flatMap((group) => group.controls);
  return controls.flatMap((control) =>
    values(control).map((value) => ({ control: control.id, value, revision, focus, place })),
  );
}

/** A source of chance with a seed, between 0 and 1. */
function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Enters until so many steps were stored. Each is told as soon as it is acknowledged. */
export async function play(tallystone, screen, { seed, steps, told = async () => {} }) {
  const chance = seeded(seed);
  const until = screen.revision + BigInt(steps);
  for (let tries = 0; screen.revision < until && tries < steps * 40; tries++) {
    const entries = offered(screen, chance);
    if (entries.length === 0) break;
    const entry = entries[Math.floor(chance() * entries.length)];
    const before = screen.revision;
    try {
      screen = await tallystone.enter(screen.session, entry);
    } catch (error) {
      if (error.kind !== 'Refused') throw error;
    }
    if (screen.revision > before) await told(String(screen.revision));
  }
  return screen;
}

/** All that must be the same when it is read again. */
export function essence(screen) {
  const plain = (_, value) => (typeof value === 'bigint' ? String(value) : value);
  const { revision, phase } = screen;
  // What the last entry changed is told once.
  const seats = screen.seats.map(({ change, up, ...seat }) => seat);
  return JSON.stringify({ revision, phase, seats }, plain);
}
