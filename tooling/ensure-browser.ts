import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { installWithApt } from './apt.ts';

const candidates = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const HEADLESS = '/usr/bin/chromium-headless-shell';

const find = () =>
  [process.env.CHROMIUM_PATH, ...candidates, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );

/**
 * Path of a Chromium for the tests: `CHROMIUM_PATH`, an installed one, Playwright's own, or one installed now (Debian's
 * package as root, else Playwright's download). Throws with one clear instruction when there is none.
 */
export function ensureBrowser(): string {
  if (!find()) installWithApt('chromium', 'fonts-liberation');
  if (!find()) spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' });
  const path = find();
  if (!path) throw new Error('The tests need Chromium: install it and set CHROMIUM_PATH to its executable.');
  return path;
}

/**
 * Path of Chromium without a window of its own, which draws a page with a fifth less processor time: `CHROMIUM_PATH`, Debian's
 * package, installed now where root may, or else a whole Chromium.
 */
export function ensureHeadlessBrowser(): string {
  if (process.env.CHROMIUM_PATH) return ensureBrowser();
  if (!existsSync(HEADLESS)) installWithApt('chromium-headless-shell', 'fonts-liberation');
  return existsSync(HEADLESS) ? HEADLESS : ensureBrowser();
}

/** Switches that keep Chromium off the network but for the pages under test. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
