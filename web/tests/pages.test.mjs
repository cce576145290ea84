// The pages in a real Chromium, as hands use them: whole sessions by touch and by the keyboard, every page looked at.

import assert from 'node:assert/strict';
import { mkdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { after, before, test } from 'node:test';
import { serve } from '../serve.mjs';
import { forget, newProfile, start } from './chromium.mjs';

const folder = resolve(process.env.TALLYSTONE_PAGE ?? 'target/web');
const pictures = join(folder, '..', 'web-pictures');
const here = import.meta.dirname;
const PHONE = { width: 360, height: 640 };
const DESKTOP = { width: 1280, height: 800 };
const TAPS = Number(process.env.TALLYSTONE_TAPS ?? 40);
const wrong = [];
let server, profile, browser, games;

before(async () => {
  await mkdir(pictures, { recursive: true });
  const read = (name) => readFile(join(here, name), 'utf8');
  server = await serve(folder, 0, { '/hands.js': await read('hands.js'), '/core-alone.html': '<!doctype html><title>core</title>' });
  profile = await newProfile();
  browser = await start(profile);
  const page = await open({ viewport: PHONE });
  games = await page.locator('[data-key^="game "]').evaluateAll((all) => all.map((it) => it.dataset.key.slice(5)));
  await page.context().close();
});

after(async () => {
  await browser.kill();
  await server.stop();
  await forget(profile);
  assert.deepEqual([...new Set(wrong)], []);
});

/** A browser window of its own, with nothing in it yet. A service worker would answer for the core alone with the page. */
async function open(given) {
  const context = await browser.context.browser().newContext({ locale: 'en-GB', serviceWorkers: 'block', ...given });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  page.on('pageerror', (error) => wrong.push(`error: ${error.stack}`));
  page.on('console', (line) => line.type() === 'error' && wrong.push(`console: ${line.text()}`));
  page.on('request', (request) => {
    const url = request.url();
    if (/^(https?|wss?):/.test(url) && !url.startsWith(server.address)) wrong.push(`request: ${url}`);
  });
  await page.goto(server.address);
  await page.locator('[data-key^="game "]').first().waitFor();
  return page;
}

const key = (page, name) => page.locator(`[data-key="${name}"]`).first();
const path = (page) => page.evaluate(() => location.hash);
const drawn = (page) => page.evaluate(() => document.querySelector('#app').dataset.drawn);

/** Until what was touched is answered. */
async function answered(page, before) {
  const isAnswered = (was) => document.querySelector('#app').dataset.drawn !== was || document.querySelector('.message')?.textContent;
  await page.waitForFunction(isAnswered, before, { timeout: 1500, polling: 20 }).catch(() => {});
}

const look = async (page, name) => {
  for (const theme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme: theme });
    await page.waitForTimeout(350);
    await page.screenshot({ path: join(pictures, `${name}-${theme}.png`) });
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.waitForTimeout(150);
};

/** Begins a game from the first page by what lies there. */
async function begin(page, game, press) {
  await press(key(page, `game ${game}`));
  await press(key(page, 'start'));
  await key(page, 'to table').waitFor();
  await press(key(page, 'to table'));
  await page.locator('.felt').waitFor();
  await page.addScriptTag({ url: './hands.js' });
}

/** Ends the session by what is offered, whatever is asked before. */
async function finish(page, press) {
  for (let tries = 0; tries < 12 && !(await path(page)).endsWith('/result'); tries++) {
    const before = await drawn(page);
    const answer = page.locator('.asked [data-key="session.end"]:enabled');
    const wayOut = page.locator('.asked [data-key^="close "]');
    const end = page.locator('.bar [data-key="session.finish"]:enabled');
    const keypad = page.locator('[data-key="key cancel"]');
    if (await keypad.count()) await press(keypad);
    else if (await answer.count()) await press(answer);
    else if (await wayOut.count()) await press(wayOut);
    else if (await end.count()) await press(end);
    else break;
    await answered(page, before);
  }
  await page.waitForFunction(() => location.hash.endsWith('/result'));
  await page.locator('.verdict').waitFor();
}

/** What the page says of the result, and what the core does, opened by itself afterwards. */
async function compare(page, session) {
  const said = await page.locator('[data-key^="place "]').evaluateAll((all) => all.map((it) => it.getAttribute('aria-label')).sort());
  const verdict = await page.locator('.verdict p').allTextContents();
  const context = page.context();
  await page.close();
  const bare = await context.newPage();
  await bare.goto(`${server.address}core-alone.html`);
  const core = await bare.evaluate(async (session) => {
    const { Shell } = await import('./core.js');
    const shell = await Shell.start(new URL('worker.js', location.href));
    // The page before lets go a little late.
    for (let tries = 0; tries < 15 && (await shell.open({ language: 'en', offsetMinutes: 60 })) === 'elsewhere'; tries++);
    const { seats, verdict, phase, revision } = await shell.tallystone.screen(session, { tag: 'Now' }, '');
    return { said: seats.map(({ spoken }) => spoken).sort(), verdict, phase, steps: Number(revision) };
  }, session);
  await context.close();
  assert.equal(core.phase, 'Finished');
  assert.deepEqual(said, core.said);
  assert.deepEqual(verdict, core.verdict);
  return core.steps;
}

for (let at = 0; at < 5; at++) {
  test(`a whole session of game ${at + 1} by touch on a small phone`, { timeout: 90_000 }, async () => {
    const page = await open({ viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
    const game = games[at];
    const press = (it) => it.tap();
    await begin(page, game, press);
    const session = (await path(page)).split('/')[2];
    let touched = 0;
    let hasAsked = false;
    const missed = [];
    for (let tries = 0; tries < TAPS; tries++) {
      const isAsked = (await page.locator('.asked').count()) > 0;
      if (isAsked && !hasAsked) await look(page, `${game}-asked`);
      hasAsked ||= isAsked;
      const place = await page.evaluate((tries) => window.pick(tries % 3 !== 0), tries);
      if (!place) break;
      if (!place.isReached) missed.push(place);
      const before = await drawn(page);
      await page.touchscreen.tap(place.x, place.y);
      await answered(page, before);
      touched++;
      if (tries === Math.floor(TAPS / 2)) {
        await look(page, `${game}-table`);
        // The same page, and the same moment, after a reload.
        const stood = await page.locator('.total .points > :first-child').allTextContents();
        await page.reload();
        await page.locator('.felt').waitFor();
        await page.addScriptTag({ url: './hands.js' });
        assert.deepEqual(await page.locator('.total .points > :first-child').allTextContents(), stood);
      }
      if ((await path(page)).endsWith('/result')) break;
    }
    assert.deepEqual(missed, [], 'everything that is offered can be reached');
    await finish(page, press);
    await look(page, `${game}-result`);
    const steps = await compare(page, session);
    console.log(`${game}: ${touched} touches, ${steps} steps, asked: ${hasAsked}`);
    assert.ok(steps > 5, `${steps} steps`);
  });
}

test('a whole session by the keyboard alone on a desktop', { timeout: 90_000 }, async () => {
  const page = await open({ viewport: DESKTOP });
  const { keyboard } = page;
  const at = () => page.evaluate(() => document.activeElement.dataset?.key ?? '');
  /** Goes there as anybody without a mouse does. */
  const tabTo = async (wanted) => {
    for (let tries = 0; tries < 150; tries++) {
      const here = await at();
      if (wanted(here)) return here;
      await keyboard.press('Tab');
    }
    throw new Error(`no way by Tab to ${wanted}, at ${await at()}`);
  };
  const enter = async (name) => {
    await tabTo((here) => here === name);
    const before = await drawn(page);
    await keyboard.press('Enter');
    await answered(page, before);
  };
  await enter(`game ${games[0]}`);
  await enter('start');
  await key(page, 'to table').waitFor();
  await enter('to table');
  await page.locator('.felt').waitFor();
  const session = (await path(page)).split('/')[2];
  const points = () => page.locator('.total .points > :first-child').allTextContents();

  // To the board by Tab, over it by arrows, a cell by Enter, and back by Ctrl+Z.
  const begun = await points();
  const cell = await tabTo((here) => here.includes(' cell '));
  const ways = { ArrowDown: 'ArrowUp', ArrowUp: 'ArrowDown', ArrowRight: 'ArrowLeft' };
  const moved = [];
  for (const [way, back] of Object.entries(ways)) {
    await keyboard.press(way);
    if ((await at()) === cell) continue;
    moved.push(await at());
    assert.ok(moved.at(-1).includes(' cell '), `${way} from ${cell} to ${moved.at(-1)}`);
    await keyboard.press(back);
    assert.equal(await at(), cell);
  }
  assert.ok(moved.length >= 2, `from ${cell} to ${moved}`);
  let before = await drawn(page);
  await keyboard.press('Enter');
  await answered(page, before);
  assert.notEqual(await at(), '', 'the keyboard has its place after an answer');
  assert.notDeepEqual(await points(), begun);
  before = await drawn(page);
  await keyboard.press('Control+z');
  await answered(page, before);
  assert.deepEqual(await points(), begun);
  for (let tries = 0; tries < 4; tries++) {
    await tabTo((here) => here.includes(' cell '));
    await keyboard.press(tries % 2 ? 'ArrowRight' : 'ArrowDown');
    before = await drawn(page);
    await keyboard.press('Enter');
    await answered(page, before);
  }
  await look(page, 'desktop-table');

  // Escape leads back from a page.
  await enter(`total 0`);
  await page.locator('.reasons').waitFor();
  await keyboard.press('Escape');
  await page.locator('.felt').waitFor();
  for (let tries = 0; tries < 6 && !(await path(page)).endsWith('/result'); tries++) {
    const asked = await page.locator('.asked [data-key="session.end"]').count();
    if (!asked && (await page.locator('.asked').count())) await keyboard.press('Escape');
    else await enter(asked ? 'session.end' : 'session.finish');
    await page.waitForTimeout(200);
  }
  await page.locator('.verdict').waitFor();
  await look(page, 'desktop-result');
  assert.ok((await compare(page, session)) > 3);
});

test('every page is there, can be printed, and passes the rules of accessibility', { timeout: 150_000 }, async () => {
  const axe = await readFile(join(here, '..', 'node_modules', 'axe-core', 'axe.min.js'), 'utf8');
  const page = await open({ viewport: PHONE, bypassCSP: true });
  const judged = async (name) => {
    await page.waitForTimeout(250);
    await page.evaluate(axe);
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(120);
      const found = await page.evaluate(async () => {
        const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
        return violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)).join(' | ')}`);
      });
      for (const it of found) problems.push(`${name}, ${colorScheme}: ${it}`);
    }
    await page.emulateMedia({ colorScheme: 'light' });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) problems.push(`${name} is ${wide} px too wide`);
    await page.screenshot({ path: join(pictures, `page-${name}.png`) });
  };
  const problems = [];
  await judged('home');
  await key(page, `game ${games[4]}`).click();
  await key(page, 'name 0').fill('Anna');
  await key(page, 'name 1').fill('Ben');
  await judged('new');
  await key(page, 'start').click();
  await key(page, 'to table').waitFor();
  await page.locator('.steps input').first().check();
  await page.locator('.steps input:checked').first().waitFor();
  await judged('setup');
  // On paper there are no buttons, and all of the list.
  await page.emulateMedia({ media: 'print' });
  assert.equal(await page.locator('.foot').isVisible(), false);
  assert.equal(await page.locator('.head button').first().isVisible(), false);
  assert.ok(await page.locator('.steps li').last().isVisible());
  await page.screenshot({ path: join(pictures, 'page-setup-print.png'), fullPage: true });
  await page.emulateMedia({ media: null, contrast: 'more' });
  const inks = (isSame) => {
    const { style } = document.documentElement;
    return (style.getPropertyValue('--ink') === style.getPropertyValue('--second-ink')) === isSame;
  };
  await page.waitForFunction(inks, true);
  await page.emulateMedia({ contrast: 'no-preference' });
  await page.waitForFunction(inks, false);
  const session = (await path(page)).split('/')[2];
  await key(page, 'to table').click();
  await page.locator('.felt').waitFor();
  await page.addScriptTag({ url: './hands.js' }).catch(() => {});
  await judged('table');
  await page.locator('.below .chip').nth(3).click();
  await page.waitForTimeout(300);
  await page.locator('[data-number]').first().click();
  await page.locator('.keypad').waitFor();
  await judged('keypad');
  await key(page, 'key cancel').click();
  for (const of of ['reasons/0', 'points', 'log', 'seats', 'options', 'other', 'note', 'stated', 'share', 'tidy']) {
    await page.goto(`${server.address}#/session/${session}/${of}`);
    await page.locator('main.page').waitFor();
    await judged(of.split('/')[0]);
  }
  for (const of of [`rules/${games[4]}/${session}`, `scoring/${games[4]}`, `remembered/${games[1]}`, 'history', 'statistics', 'players', 'settings', `then/${session}/1`]) {
    await page.goto(`${server.address}#/${of}`);
    await page.locator('main').waitFor();
    await judged(of.split('/')[0]);
  }
  // Another language and appearance stay after a reload.
  await page.goto(`${server.address}#/settings`);
  await page.locator('select').selectOption('pl');
  await page.waitForFunction(() => document.documentElement.lang === 'pl');
  await key(page, 'theme Dark').click();
  await page.waitForFunction(() => document.documentElement.style.colorScheme === 'dark');
  await page.reload();
  await page.waitForFunction(() => document.documentElement.lang === 'pl' && document.documentElement.style.colorScheme === 'dark');
  assert.deepEqual(problems, []);
  await page.context().close();
});

test('a bundle goes out of one browser and comes into another; a log is corrected; a rematch begins', { timeout: 90_000 }, async () => {
  const page = await open({ viewport: PHONE, hasTouch: true, acceptDownloads: true });
  await begin(page, games[4], (it) => it.tap());
  const session = (await path(page)).split('/')[2];
  const points = () => page.locator('.total .points > :first-child').first().textContent();
  const touch = async (it) => {
    const before = await drawn(page);
    await it.tap();
    await answered(page, before);
  };
  await touch(page.locator('.below .number .chip').nth(2));
  const first = await points();
  assert.match(first, /^\d+$/);
  const undone = page.locator('[data-key="session.undo"]');
  await touch(undone);
  assert.notEqual(await points(), first);
  await touch(page.locator('[data-key="session.redo"]'));
  assert.equal(await points(), first);

  // Its first entry becomes another one.
  await key(page, 'session-menu').tap();
  await page.locator('.menu').getByRole('button', { name: 'Log', exact: true }).tap();
  await page.locator('.log-line').first().tap();
  await page.getByRole('button', { name: 'Correct', exact: true }).tap();
  await page.locator('.correcting').waitFor();
  await page.screenshot({ path: join(pictures, 'correcting.png') });
  await touch(page.locator('.below .number .chip').nth(4));
  await page.locator('.correcting').waitFor({ state: 'detached', timeout: 2000 }).catch(() => touch(page.getByRole('button', { name: 'Back to now' })));
  assert.notEqual(await points(), first);
  const stands = await points();

  await page.goto(`${server.address}#/settings`);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Everything as a file' }).tap()]);
  const bundle = await readFile(await download.path());
  assert.ok(bundle.toString().includes(session));

  const other = await open({ viewport: PHONE, hasTouch: true });
  await other.goto(`${server.address}#/settings`);
  const [chooser] = await Promise.all([other.waitForEvent('filechooser'), other.getByRole('button', { name: 'Bring in a file' }).tap()]);
  await chooser.setFiles({ name: 'tallystone.json', mimeType: 'application/json', buffer: bundle });
  await other.getByRole('button', { name: 'Keep both' }).tap();
  await other.locator(`[data-key="session ${session}"]`).tap();
  await other.locator('.felt').waitFor();
  assert.equal(await other.locator('.total .points > :first-child').first().textContent(), stands);
  await other.context().close();

  // What is no bundle is refused in a sentence.
  await page.goto(`${server.address}#/settings`);
  const [wrongOne] = await Promise.all([page.waitForEvent('filechooser'), page.getByRole('button', { name: 'Bring in a file' }).tap()]);
  await wrongOne.setFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"no": 1}') });
  await page.waitForFunction(() => document.querySelector('.message')?.textContent);

  await page.goto(`${server.address}#/session/${session}/table`);
  await page.locator('.felt').waitFor();
  await finish(page, (it) => it.tap());
  const [card] = await Promise.all([
    page.waitForEvent('download'),
    (async () => {
      await page.getByRole('button', { name: 'Share', exact: true }).tap();
      await page.getByRole('button', { name: 'Share as a picture' }).tap();
    })(),
  ]);
  const png = await readFile(await card.path());
  assert.equal(png.subarray(1, 4).toString(), 'PNG');
  await card.saveAs(join(pictures, 'card.png'));
  await page.goBack();
  await page.getByRole('button', { name: 'Play again' }).tap();
  await key(page, 'to table').waitFor();
  assert.notEqual((await path(page)).split('/')[2], session);
  await page.context().close();
});

test('a second tab takes over, and the first says so', { timeout: 60_000 }, async () => {
  const first = await open({ viewport: PHONE });
  await key(first, `game ${games[0]}`).click();
  await key(first, 'start').click();
  await key(first, 'to table').waitFor();
  const second = await first.context().newPage();
  await second.goto(first.url());
  await second.getByRole('button', { name: 'Go on here' }).click();
  // It comes to the same page, with the same session.
  await key(second, 'to table').waitFor();
  await first.getByRole('alert').getByText('goes on in another tab').waitFor();
  await first.context().close();
});
