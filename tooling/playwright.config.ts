import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserArguments, ensureHeadlessBrowser } from './ensure-browser.ts';
import { root } from './run.ts';

/** Ports of their own, so that the journeys can run while the product is started. */
const ports = { API_PORT: '4910', PORTAL_PORT: '4911', ADMIN_PORT: '4912' };
process.env.E2E_API = `http://localhost:${ports.API_PORT}`;
process.env.E2E_PORTAL = `http://localhost:${ports.PORTAL_PORT}`;
process.env.E2E_ADMIN = `http://localhost:${ports.ADMIN_PORT}`;

export default defineConfig({
  testDir: join(root, 'apps'),
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/before-all.ts',
  outputDir: join(root, 'test-results'),
  fullyParallel: true,
  // A journey waits a sixth of its time on two cores: for frames, for what the keyboard does, for a network that has become quiet.
  workers: 3,
  // Three browsers and three servers share two cores here: a journey that fell is asked once more, and the run names it.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  // Machines differ tenfold in speed: what is waited for arrives, or the journey has a fault.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: process.env.E2E_PORTAL,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
    // A click whose target is drawn again under it is lost: the journey is asked once more, and need not wait to its end for that.
    actionTimeout: 60_000,
    launchOptions: {
      executablePath: ensureHeadlessBrowser(),
      // The cores belong to the other workers: threads that compile and collect beside a page's own cost a tenth more in all.
      args: [...browserArguments, '--js-flags=--single-threaded'],
    },
  },
  webServer: {
    command: `${process.execPath} tooling/commands/start.ts`,
    cwd: root,
    url: `${process.env.E2E_ADMIN}/`,
    // At the desk a product started on the same ports is taken as it is.
    reuseExistingServer: !process.env.CI,
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      ...ports,
      API_URL: process.env.E2E_API,
      PORTAL_URL: process.env.E2E_PORTAL,
      ADMIN_URL: process.env.E2E_ADMIN,
      DATA_DIR: mkdtempSync(join(tmpdir(), 'upline-e2e-')),
      LOG_LEVEL: 'warn',
    },
  },
});
