// The page: the games, and the table of one that was begun.

import { Shell, type GameView, type Look, type Screen } from '../src/core.js';
import { stayOffline } from '../src/register.js';
import { paint } from './paint.js';

const main = document.querySelector('main')!;
const isDark = () => matchMedia('(prefers-color-scheme: dark)').matches;

function line(text: string): HTMLElement {
  const made = document.createElement('p');
  made.textContent = text;
  return made;
}

function button(text: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.textContent = text;
  made.addEventListener('click', press);
  return made;
}

function show(screen: Screen, game: GameView, look: Look): void {
  const pictures = [...game.pictures, ...look.shapes.map(({ picture }) => picture)];
  const boards = screen.sheet.groups
    .flatMap(({ controls }) => controls)
    .flatMap(({ kind }) => (kind.tag === 'Board' ? [kind.board.drawing] : []));
  const title = document.createElement('h1');
  title.textContent = game.name;
  const drawn = boards.map((drawing) => paint(drawing, pictures, look.inks, isDark()));
  main.replaceChildren(title, line(screen.sheet.prompt ?? ''), ...drawn);
}

async function begin(takeOver: boolean): Promise<void> {
  const language = await shell.functions.findLanguage([...navigator.languages]);
  const labels = await shell.functions.labels(language);
  const label = (name: string) => labels.get(name) ?? name;
  document.documentElement.lang = language;
  shell.onTakenOver = () => main.replaceChildren(line(label('label_taken_over')));
  const offsetMinutes = -new Date().getTimezoneOffset();
  const place = await shell.open({ language, offsetMinutes, takeOver });
  if (place === 'elsewhere') {
    const take = button(label('label_take_over'), () => void begin(true));
    main.replaceChildren(line(label('label_elsewhere')), take);
    return;
  }
  const [games, look] = await Promise.all([shell.tallystone.games(), shell.functions.look()]);
  const start = async (game: GameView) => {
    const seats = Array.from({ length: game.leastPlayers }, () => ({}));
    const screen = await shell.tallystone.start({ game: game.id, seats, options: 'null' });
    show(screen, game, look);
  };
  const offered = games.map((game) => button(game.name, () => void start(game)));
  const warning = place === 'memory' ? [line(label('label_only_in_memory'))] : [];
  main.replaceChildren(...warning, ...offered);
}

const shell = await Shell.start();
await begin(false);
void stayOffline();
