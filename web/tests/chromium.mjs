// A real Chromium of its own, which can be killed.

import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const PROGRAM = process.env.CHROMIUM ?? 'chromium';
const WORDS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--remote-debugging-port=0',
  'about:blank',
];

export const newProfile = () => mkdtemp(join(tmpdir(), 'tallystone-page-'));
export const forget = (profile) => rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
export const pause = (milliseconds) => new Promise((go) => setTimeout(go, milliseconds));

async function until(what, milliseconds = 30_000) {
  const last = Date.now() + milliseconds;
  for (;;) {
    const found = await what();
    if (found) return found;
    if (Date.now() > last) throw new Error(`waited in vain: ${what}`);
    await pause(50);
  }
}

/** Starts one on a profile, which outlives it. */
export async function start(profile) {
  const marked = join(profile, 'DevToolsActivePort');
  await rm(marked, { force: true });
  // A group of its own: a kill is for all its processes at once.
  const browser = spawn(PROGRAM, [`--user-data-dir=${profile}`, ...WORDS], { detached: true, stdio: 'ignore' });
  const gone = new Promise((done) => browser.once('exit', done));
  const port = await until(async () => {
    const text = await readFile(marked, 'utf8').catch(() => '');
    return text.includes('\n') && text.split('\n')[0];
  });
  const connected = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const context = connected.contexts()[0];
  const kill = async () => {
    process.kill(-browser.pid, 'SIGKILL');
    await gone;
    await connected.close().catch(() => {});
  };
  return { context, kill };
}
