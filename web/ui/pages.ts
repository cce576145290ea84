// Which page an address names.

import type { App, Page } from './app.js';
import { bringInPage } from './pages/bring.js';
import { historyPage } from './pages/history.js';
import { homePage } from './pages/home.js';
import { logPage } from './pages/log.js';
import { newPage } from './pages/new.js';
import { notePage, statedPage } from './pages/written.js';
import { optionsPage, otherRulesPage } from './pages/options.js';
import { playersPage } from './pages/players.js';
import { pointsPage, scoringPage } from './pages/points.js';
import { reasonsPage } from './pages/reasons.js';
import { rememberedPage } from './pages/remembered.js';
import { resultPage } from './pages/result.js';
import { rulesPage } from './pages/rules.js';
import { seatsPage } from './pages/seats.js';
import { settingsPage } from './pages/settings.js';
import { setUpPage, tidyUpPage } from './pages/setup.js';
import { sharePage } from './pages/share.js';
import { statisticsPage } from './pages/statistics.js';
import { asItWasPage, tablePage } from './table/page.js';

const PAGES: Record<string, Page> = {
  new: newPage,
  history: historyPage,
  statistics: statisticsPage,
  players: playersPage,
  settings: settingsPage,
  bring: bringInPage,
  remembered: rememberedPage,
  rules: rulesPage,
  scoring: scoringPage,
  then: asItWasPage,
};

const OF_SESSION: Record<string, Page> = {
  table: tablePage,
  setup: setUpPage,
  tidy: tidyUpPage,
  result: resultPage,
  reasons: reasonsPage,
  points: pointsPage,
  log: logPage,
  seats: seatsPage,
  options: optionsPage,
  other: otherRulesPage,
  note: notePage,
  stated: statedPage,
  share: sharePage,
};

export function pageOf(_: App, [first = '', , third = '']: string[]): Page {
  return (first === 'session' ? OF_SESSION[third] : PAGES[first]) ?? homePage;
}
