// The built page in a real Chromium: the contract in its worker, what a kill leaves, two tabs, no network.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { after, afterEach, before, test } from 'node:test';
import { serve } from '../serve.mjs';
import { forget, newProfile, pause, start } from './chromium.mjs';

const folder = resolve(process.env.TALLYSTONE_PAGE ?? 'target/web');
const foreign = [];
const broken = [];
/** Files of a newer version of the page. */
const newer = {};
let server, alone, profile, browser;

/** What is served beside the page to test the core alone, under the same policy: another origin, on
 * which no service worker stands between. */
async function beside() {
  const read = (...path) => readFile(join(...path), 'utf8');
  const html = await read(folder, 'index.html');
  const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)[1];
  const body = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}"><title>core</title>`;
  const noFiles = 'delete StorageManager.prototype.getDirectory;\n';
  return {
    '/core-alone.html': body,
    '/play.js': await read(import.meta.dirname, 'play.js'),
    '/worker-without-files.js': noFiles + (await read(folder, 'worker.js')),
  };
}

/** A page without pages: the core alone. */
async function bare() {
  const page = await browser.context.newPage();
  watch(page);
  await page.goto(`${alone.address}core-alone.html`);
  return page;
}

/** The files in the pool, with their lengths. */
const files = (page) =>
  page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const slots = await (await root.getDirectoryHandle('tallystone')).getDirectoryHandle('.opaque');
    const sizes = {};
    for await (const slot of slots.values()) {
      const file = await slot.getFile();
      const name = new TextDecoder().decode(await file.slice(0, 512).arrayBuffer()).replace(/\0.*$/s, '');
      if (name) sizes[name] = file.size - 4096;
    }
    return sizes;
  });

function watch(page) {
  page.on('request', (request) => {
    const url = request.url();
    if (/^(https?|wss?):/.test(url) && ![server, alone].some(({ address }) => url.startsWith(address))) foreign.push(url);
  });
  page.on('pageerror', (error) => broken.push(String(error)));
}

/** Starts the core in a page and opens what the browser keeps. */
const open = (page, options = {}, worker = 'worker.js') =>
  page.evaluate(async ({ options, worker }) => {
    const [{ Shell }, play] = await Promise.all([import('./core.js'), import('./play.js')]);
    const shell = await Shell.start(new URL(worker, location.href));
    Object.assign(window, { shell, ...play });
    shell.onTakenOver = () => (window.isTakenOver = true);
    shell.onRestarted = () => (window.isRestarted = true);
    return shell.open({ language: 'en', offsetMinutes: 60, ...options });
  }, { options, worker });

before(async () => {
  server = await serve(folder, 0, newer);
  alone = await serve(folder, 0, await beside());
  profile = await newProfile();
  browser = await start(profile);
});

/** Two pages would be in each other's way. */
afterEach(() => Promise.all(browser.context.pages().map((page) => page.close())));

after(async () => {
  await browser.kill();
  await server.stop();
  await alone.stop();
  await forget(profile);
});

test('the page lists the games and draws the table of one', async () => {
  const page = await browser.context.newPage();
  watch(page);
  await page.goto(server.address);
  await page.locator('button').first().waitFor();
  assert.ok((await page.locator('button').count()) >= 5);
  await page.locator('button').first().click();
  await page.locator('svg path').first().waitFor();
  await page.screenshot({ path: join(folder, '..', 'web-first-page.png') });
});

test('each game is played, and is the same after a reload', async () => {
  const page = await bare();
  assert.equal(await open(page), 'kept');
  const played = await page.evaluate(async () => {
    const played = [];
    for (const [at, game] of (await shell.tallystone.games()).entries()) {
      const seats = Array.from({ length: game.mostPlayers }, () => ({}));
      const begun = await shell.tallystone.start({ game: game.id, seats, options: 'null' });
      const screen = await window.play(shell.tallystone, begun, { seed: 7 + at, steps: 25 });
      played.push({ game: game.id, session: screen.session, steps: Number(screen.revision - begun.revision), essence: essence(screen) });
    }
    return played;
  });
  assert.equal(played.length, 5);
  for (const { game, steps } of played) assert.ok(steps >= 10, `${game} took ${steps} steps`);
  await page.reload();
  assert.equal(await open(page), 'kept');
  for (const { game, session, essence } of played) {
    const again = await page.evaluate(
      async (session) => window.essence(await shell.tallystone.screen(session, { tag: 'Now' }, '')),
      session,
    );
    assert.equal(again, essence, game);
  }
});

test('an entry goes into a write-ahead log', async () => {
  const page = await bare();
  await open(page);
  const took = await page.evaluate(async () => {
    const [game] = await shell.tallystone.games();
    const seats = Array.from({ length: game.leastPlayers }, () => ({}));
    const begun = await shell.tallystone.start({ game: game.id, seats, options: 'null' });
    await shell.tallystone.foldJournal();
    const took = [];
    let last = performance.now();
    const told = async () => took.push(-last + (last = performance.now()));
    await window.play(shell.tallystone, begun, { seed: 3, steps: 60, told });
    return took.sort((one, other) => one - other)[took.length >> 1];
  });
  console.log(`an entry took ${took.toFixed(1)} ms at the median`);
  const sizes = await files(page);
  // Another kind of journal is gone after each commit.
  assert.ok(sizes['tallystone.db-wal'] > 60 * 4096, JSON.stringify(sizes));
  assert.equal(sizes['tallystone.db-journal'], undefined);
});

test('an error has its kind and its sentence', async () => {
  const page = await bare();
  await open(page);
  const error = await page.evaluate(() =>
    shell.tallystone.settings('no-such-game', 'null').catch(({ name, kind, message }) => ({ name, kind, message })),
  );
  assert.equal(error.name, 'CoreError');
  assert.equal(error.kind, 'NotFound');
  assert.match(error.message, /^[A-Z].+\.$/);
});

test('a second tab is told so, and can take over', async () => {
  const [first, second] = [await bare(), await bare()];
  assert.equal(await open(first), 'kept');
  assert.equal(await open(second), 'elsewhere');
  // What it says needs no database.
  assert.ok(await second.evaluate(async () => (await shell.functions.labels('en')).get('label_elsewhere')));
  assert.equal(await second.evaluate(() => shell.open({ language: 'en', offsetMinutes: 0, takeOver: true })), 'kept');
  await first.waitForFunction(() => window.isTakenOver);
  assert.equal((await second.evaluate(() => shell.tallystone.games())).length, 5);
});

test('nothing that was acknowledged is lost when the browser is killed', async () => {
  for (const [round, milliseconds] of [150, 400, 900].entries()) {
    const page = await bare();
    let acknowledged = 0n;
    await page.exposeFunction('told', (revision) => void (acknowledged = BigInt(revision)));
    assert.equal(await open(page), 'kept');
    const session = await page.evaluate(async (round) => {
      const games = await shell.tallystone.games();
      const game = games[round % games.length];
      const seats = Array.from({ length: game.leastPlayers }, () => ({}));
      const begun = await shell.tallystone.start({ game: game.id, seats, options: 'null' });
      window.going = window.play(shell.tallystone, begun, { seed: 99 + round, steps: 2000, told: window.told });
      return begun.session;
    }, round);
    await pause(milliseconds);
    await browser.kill();
    browser = await start(profile);
    const again = await bare();
    assert.equal(await open(again), 'kept');
    const found = await again.evaluate(
      async (session) => String((await shell.tallystone.screen(session, { tag: 'Now' }, '')).revision),
      session,
    );
    assert.ok(acknowledged > 1n, `only ${acknowledged} steps were entered`);
    assert.ok(BigInt(found) >= acknowledged, `${found} of ${acknowledged} steps are there`);
    assert.equal(await again.evaluate(() => shell.tallystone.recovery()), null);
    await again.close();
  }
});

test('a backup is made, and is listed', async () => {
  const page = await bare();
  await open(page);
  const made = await page.evaluate(async () => {
    const before = (await shell.tallystone.backups()).length;
    await shell.tallystone.backUp();
    const backups = await shell.tallystone.backups();
    return { before, after: backups.length, age: Date.now() - backups[0].madeAt };
  });
  assert.ok(made.after >= 1 && made.after <= 3, JSON.stringify(made));
  assert.ok(made.age < 60_000, JSON.stringify(made));
});

test('nothing that was acknowledged is lost when a tab crashes', async () => {
  const page = await bare();
  let acknowledged = 0n;
  await page.exposeFunction('told', (revision) => void (acknowledged = BigInt(revision)));
  await open(page);
  const session = await page.evaluate(async () => {
    const game = (await shell.tallystone.games()).at(-1);
    const seats = Array.from({ length: game.leastPlayers }, () => ({}));
    const begun = await shell.tallystone.start({ game: game.id, seats, options: 'null' });
    window.going = window.play(shell.tallystone, begun, { seed: 5, steps: 2000, told: window.told });
    return begun.session;
  });
  await pause(300);
  const crashed = new Promise((done) => page.once('crash', done));
  page.goto('chrome://crash').catch(() => {});
  await crashed;
  await page.close();
  const again = await bare();
  assert.equal(await open(again), 'kept');
  const { revision } = await again.evaluate((session) => shell.tallystone.screen(session, { tag: 'Now' }, ''), session);
  assert.ok(acknowledged > 1n && revision >= acknowledged, `${revision} of ${acknowledged}`);
});

/** Writes rubbish over pages of the database, past everything. */
const damage = (page) =>
  page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const slots = await (await root.getDirectoryHandle('tallystone')).getDirectoryHandle('.opaque');
    let hit = 0;
    for await (const slot of slots.values()) {
      const file = await slot.getFile();
      const name = new TextDecoder().decode(await file.slice(0, 512).arrayBuffer()).replace(/\0.*$/s, '');
      if (!/^tallystone\.db(\.\d+)?$/.test(name) || file.size < 4096 * 8) continue;
      const writing = await slot.createWritable({ keepExistingData: true });
      const rubbish = new Uint8Array(4096).fill(0xa5);
      for (const number of [3, 4, 5]) {
        await writing.write({ type: 'write', position: 4096 * (1 + number), data: rubbish });
      }
      await writing.close();
      hit += 1;
    }
    return hit;
  });

test('a damaged database is recovered, and the damaged one stays', async () => {
  const page = await bare();
  await open(page);
  const before = await page.evaluate(async () => {
    await shell.tallystone.backUp();
    await shell.tallystone.foldJournal();
    const listed = await shell.tallystone.search({ words: '', unfinished: false, bin: false }, 0, 100);
    shell.close();
    return listed.map(({ id }) => id).sort();
  });
  assert.ok(before.length >= 5, `${before.length} sessions`);
  assert.equal(await damage(page), 1);
  await page.reload();
  assert.equal(await open(page), 'kept');
  assert.match(await page.evaluate(() => shell.tallystone.recovery()), /damaged/);
  const after = await page.evaluate(async () => {
    const listed = await shell.tallystone.search({ words: '', unfinished: false, bin: false }, 0, 100);
    return listed.map(({ id }) => id).sort();
  });
  assert.deepEqual(after, before);
  await page.reload();
  assert.equal(await open(page), 'kept');
  assert.equal(await page.evaluate(() => shell.tallystone.recovery()), null);
  const sizes = await files(page);
  assert.ok(sizes['tallystone.db'] && sizes['tallystone.db.2'], JSON.stringify(sizes));
});

test('a kill in the middle of a recovery or of a backup loses nothing', async () => {
  let page = await bare();
  const begun = performance.now();
  await open(page);
  const took = performance.now() - begun;
  const before = await page.evaluate(async () => {
    await shell.tallystone.backUp();
    await shell.tallystone.foldJournal();
    const listed = await shell.tallystone.search({ words: '', unfinished: false, bin: false }, 0, 100);
    shell.close();
    return listed.map(({ id }) => id).sort();
  });
  assert.ok((await damage(page)) >= 1);
  let early = 0;
  // Around the end of an opening, and in the backups after it.
  for (const part of [0.6, 0.75, 0.9, 1.05, 1.3, 1.8]) {
    await page.close();
    page = await bare();
    let isOpen = false;
    const opened = open(page)
      .then(() => {
        isOpen = true;
        return page.evaluate(async () => {
          for (;;) await shell.tallystone.backUp();
        });
      })
      .catch(() => {});
    await pause(took * part);
    await browser.kill();
    if (!isOpen) early += 1;
    await opened;
    browser = await start(profile);
    page = await bare();
  }
  console.log(`${early} kills before it was open`);
  assert.equal(await open(page), 'kept');
  const after = await page.evaluate(async () => {
    const listed = await shell.tallystone.search({ words: '', unfinished: false, bin: false }, 0, 100);
    const backups = await shell.tallystone.backups();
    // Every one that has a name is whole.
    for (const { path } of backups) {
      const job = await shell.tallystone.restoreFile(path);
      while (!(await job.step()).finished);
      await job.free();
    }
    return { ids: listed.map(({ id }) => id).sort(), backups: backups.length };
  });
  assert.deepEqual(after.ids, before);
  assert.ok(after.backups >= 1 && after.backups <= 3, `${after.backups} backups`);
  const names = Object.keys(await files(page));
  assert.ok(!names.some((name) => /recovering/.test(name)), names.join(' '));
});

test('without room an entry is refused in a sentence, and nothing is lost', async () => {
  const page = await bare();
  await open(page);
  const session = await page.evaluate(async () => {
    const [game] = await shell.tallystone.games();
    const seats = Array.from({ length: game.leastPlayers }, () => ({}));
    window.begun = await shell.tallystone.start({ game: game.id, seats, options: 'null' });
    return begun.session;
  });
  const protocol = await browser.context.newCDPSession(page);
  const origin = new URL(alone.address).origin;
  await protocol.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  const full = await page.evaluate(async () => {
    let acknowledged = '0';
    const told = async (revision) => (acknowledged = revision);
    const options = { seed: 11, steps: 5000, told };
    const failed = await window.play(shell.tallystone, begun, options).then(
      () => null,
      ({ kind, message }) => ({ kind, message }),
    );
    return { acknowledged, failed };
  });
  await protocol.send('Storage.overrideQuotaForOrigin', { origin });
  assert.equal(full.failed?.kind, 'Storage', JSON.stringify(full));
  assert.match(full.failed.message, /^[A-Z].+\.$/);
  await page.reload();
  assert.equal(await open(page), 'kept');
  const { revision } = await page.evaluate((session) => shell.tallystone.screen(session, { tag: 'Now' }, ''), session);
  assert.ok(revision >= BigInt(full.acknowledged), `${revision} of ${full.acknowledged}`);
});

test('a bundle goes out and comes in, and so does a backup', async () => {
  const page = await bare();
  await open(page);
  const counts = await page.evaluate(async () => {
    const query = { words: '', unfinished: false, bin: false };
    const count = async () => (await shell.tallystone.search(query, 0, 1000)).length;
    const steps = async (job) => {
      for (let n = 0; n < 10_000; n++) if ((await job.step()).finished) return job;
      throw new Error('it does not end');
    };
    const all = await count();
    (await steps(await shell.tallystone.exportAll('all.json'))).free();
    const bundle = await shell.takeFile('all.json');
    const [backup] = await shell.tallystone.backups();
    shell.close();
    const { Shell } = await import('./core.js');
    const empty = await Shell.start();
    Object.assign(window, { shell: empty });
    await empty.open({ language: 'en', offsetMinutes: 60 });
    await empty.putFile('came.json', bundle);
    const looked = await steps(await empty.tallystone.importFile('came.json'));
    const { text, sessions } = await looked.preview();
    await looked.takeIn('KeepBoth');
    await steps(looked);
    const restored = await steps(await empty.tallystone.restoreFile(backup.path));
    const found = (await restored.preview()).text;
    return { all, bytes: bundle.length, text, previewed: sessions.length, after: await count(), found };
  });
  assert.ok(counts.all >= 5 && counts.bytes > 1000, JSON.stringify(counts));
  assert.equal(counts.previewed, counts.all);
  // All of it was here already.
  assert.equal(counts.after, counts.all);
});

test('a browser without files keeps sessions in memory, and says so', async () => {
  const page = await bare();
  assert.equal(await open(page, {}, 'worker-without-files.js'), 'memory');
  assert.equal((await page.evaluate(() => shell.tallystone.games())).length, 5);
});

test('the page asks nobody else, and could not', async () => {
  const page = await bare();
  const refused = await page.evaluate(async () => {
    const told = new Promise((done) => addEventListener('securitypolicyviolation', ({ blockedURI }) => done(blockedURI)));
    const fetched = await fetch('http://127.0.0.1:9/elsewhere').then(() => 'answered', () => 'refused');
    return { fetched, told: await told };
  });
  assert.equal(refused.fetched, 'refused');
  assert.match(refused.told, /127\.0\.0\.1:9/);
  // The one above was stopped before it was a request.
  assert.deepEqual(foreign.filter((url) => !url.includes(':9/')), []);
});

test('after the first visit it opens without a network', async () => {
  const page = await browser.context.newPage();
  watch(page);
  await page.goto(server.address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((go) => setTimeout(go, 50));
  });
  const { port } = server;
  await server.stop();
  try {
    await page.goto('about:blank');
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.locator('button').first().waitFor();
    assert.ok((await page.locator('button').count()) >= 5);
  } finally {
    server = await serve(folder, port, newer);
  }
});

test('a newer version waits until no page is open', async () => {
  const icon = () => fetch('./icon.svg').then((answer) => answer.text());
  const page = await browser.context.newPage();
  watch(page);
  await page.goto(server.address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const now = await page.evaluate(icon);
  const script = await readFile(join(folder, 'offline.js'), 'utf8');
  const version = /"([0-9a-f]{16})"/.exec(script)[1];
  newer['/offline.js'] = script.replaceAll(version, '0123456789abcdef');
  newer['/icon.svg'] = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  const states = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (!registration.waiting) await new Promise((go) => setTimeout(go, 50));
    return { waits: Boolean(registration.waiting), active: registration.active?.state };
  });
  assert.deepEqual(states, { waits: true, active: 'activated' });
  assert.equal(await page.evaluate(icon), now);
  await page.reload();
  assert.equal(await page.evaluate(icon), now);
  await page.close();
  for (let tries = 0; ; tries++) {
    await pause(200);
    const next = await browser.context.newPage();
    await next.goto(server.address);
    const then = await next.evaluate(icon);
    await next.close();
    if (then === newer['/icon.svg']) break;
    assert.ok(tries < 20, 'the newer version never came');
  }
});

test('no page broke', () => assert.deepEqual(broken, []));
