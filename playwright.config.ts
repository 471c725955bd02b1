import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchArguments } from './scripts/browser.mjs';
import { findBrowser } from './scripts/setup.mjs';

// One port for a run, its workers included, and hardly ever one that something else has.
process.env.E2E_PORT ??= String(20_000 + (process.pid % 20_000));
const port = Number(process.env.E2E_PORT);

/** Playwright stays at 1.59: later versions describe the whole page anew whenever something is not there at the first look. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  // One for a core: a third takes no less time, and a sixth more work, since all that a core has at hand changes with each turn.
  workers: Math.max(2, availableParallelism()),
  // A machine that stalls is not a fault of the suite; who needed the second try is named in the report as flaky.
  retries: 1,
  // Long enough for a busy machine: what is there in time costs nothing more.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list', { printSteps: false }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 900 },
    // The offline copy of the whole suite is fetched in the background of every first visit; only its own tests need it.
    serviceWorkers: 'block',
    // Days are written as the browser's own date fields are; one test looks at the other habit.
    locale: 'en-GB',
    timezoneId: 'America/New_York',
    // Nothing waits for what only moves; a test of movement asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? findBrowser(),
      // The pages of tests are young: with more room for what is new, less is collected.
      args: [...launchArguments, '--js-flags=--min-semi-space-size=32'],
    },
  },
  webServer: {
    command: `node scripts/serve.mjs ${process.env.E2E_DIST ?? ''}`,
    env: { PORT: String(port) },
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
});
