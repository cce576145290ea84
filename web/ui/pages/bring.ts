// Brings a bundle or a copy in: looked at first, then taken in as somebody decides.

import { CoreError, type ImportChoice, type ImportJob, type Remote } from '../../src/core.js';
import type { App, View } from '../app.js';
import { h } from '../dom.js';
import { card, flow, push } from '../pieces.js';
import { sessionWords } from './sessions.js';

type Job = Remote<ImportJob>;

const FILE = 'brought.json';
const CHOICES: [ImportChoice, string][] = [
  ['KeepBoth', 'import_both'],
  ['Skip', 'import_skip'],
  ['Replace', 'import_replace'],
];

let chosen: Job | undefined;

/** Looks at a file that somebody chose. */
export async function bring(app: App, bytes: Uint8Array): Promise<void> {
  await app.shell.putFile(FILE, bytes);
  chosen = await app.core.importFile(FILE);
  app.way.go('bring', '');
}

async function stepped(app: App, job: Job): Promise<void> {
  for (;;) {
    const { finished, text } = await job.step();
    app.say(text);
    if (finished) return;
  }
}

export async function bringInPage(app: App, [, copy]: string[]): Promise<View> {
  const job = copy ? await app.core.restoreFile(copy) : chosen;
  if (!job) throw new CoreError('NotFound', app.label('not_read'));
  await stepped(app, job);
  const { text, sessions } = await job.preview();
  const take = async (choice: ImportChoice) => {
    await job.takeIn(choice);
    await stepped(app, job);
    const report = await job.report();
    await job.free();
    chosen = undefined;
    await app.shell.takeFile(FILE);
    await app.table.readAgain();
    app.way.swap('history');
    app.say(report);
  };
  const choices = copy ? ([['Skip', 'bring_back']] as [ImportChoice, string][]) : CHOICES;
  const rows = sessions.map(({ session, text }) => card(sessionWords(app, session), h('p', {}, text)));
  return {
    title: app.label(copy ? 'bring_back' : 'import'),
    body: [h('p', {}, text), flow(choices.map(([choice, label], at) => push(app.label(label), () => void app.act(() => take(choice)), { main: at === 0 }))), rows],
  };
}
