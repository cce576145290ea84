// Whom to offer while a name is typed.

import type { Player } from '../../src/core.js';
import type { App } from '../app.js';
import { flow, chip } from '../pieces.js';

export function offered(app: App, game: string, seated: () => string[], input: HTMLInputElement, take: (player: Player) => void): HTMLElement {
  const shown = flow();
  let asked = 0;
  input.addEventListener('input', async () => {
    const turn = ++asked;
    const typed = input.value.trim();
    const players = typed ? await app.core.playersLike(game, typed, seated()) : [];
    if (turn !== asked) return;
    const chips = players.filter(({ name }) => name !== typed).map((player) => chip(player.name, false, () => take(player)));
    shown.replaceChildren(...chips);
  });
  return shown;
}
