// Opens what the browser keeps, and shows the page that the address names.

import { CoreError, Shell } from '../src/core.js';
import { stayOffline } from '../src/register.js';
import { App } from './app.js';
import { h } from './dom.js';
import { listenToKeys } from './keys.js';
import { pageOf } from './pages.js';
import { dialog, push } from './pieces.js';
import { SMALL } from './table/page.js';

const root = document.querySelector<HTMLElement>('#app')!;
const said = document.querySelector<HTMLElement>('#said')!;
const NAME = 'Tallystone';

/** A page with a few sentences, when there is nothing else to show. */
function tell(sentence: string, ...buttons: HTMLElement[]): void {
  root.replaceChildren(h('main', { class: 'page' }, h('h1', {}, NAME), h('p', { role: 'alert' }, sentence), buttons));
}

async function open(app: App, takeOver: boolean): Promise<void> {
  const offsetMinutes = -new Date().getTimezoneOffset();
  let place;
  try {
    place = await app.shell.open({ language: app.language, offsetMinutes, takeOver });
  } catch (error) {
    if (!(error instanceof CoreError)) throw error;
    return tell(error.message, push(app.label('try_again'), () => location.reload(), { main: true }));
  }
  if (place === 'elsewhere') {
    return tell(app.label('elsewhere'), push(app.label('take_over'), () => void open(app, true), { main: true }));
  }
  await app.readPreferences();
  await app.show();
  const recovered = await app.core.recovery();
  if (recovered) dialog(NAME, app.label('close'), h('p', {}, recovered));
  if (place === 'memory') app.say(app.label('only_in_memory'));
}

async function begin(): Promise<void> {
  const shell = await Shell.start();
  const look = await shell.functions.look();
  const app = new App(shell, look, root, said, pageOf);
  await app.speak(await shell.functions.findLanguage([...navigator.languages]));
  shell.onTakenOver = () => tell(app.label('taken_over'));
  shell.onRestarted = () => void app.table.readAgain().then(() => app.show());
  listenToKeys(app);
  // A board is as large as its room.
  let resized: ReturnType<typeof setTimeout>;
  const again = () => {
    clearTimeout(resized);
    resized = setTimeout(() => void app.show(), 80);
  };
  addEventListener('resize', again);
  SMALL.addEventListener('change', again);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && app.games.length) void app.core.foldJournal().catch(() => {});
  });
  await open(app, false);
}

await begin();
void stayOffline();
