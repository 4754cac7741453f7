import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const candidates = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const find = () =>
  [process.env.CHROMIUM_PATH, ...candidates, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );

/** apt holds a lock while another process installs; it is given three tries. */
function installWithApt() {
  const quiet = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  for (let attempt = 1; attempt <= 3 && !find(); attempt += 1) {
    spawnSync('apt-get', ['update', '-qq'], quiet);
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-liberation'], quiet);
    if (!find()) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5000 * attempt);
  }
}

/**
 * Path of a Chromium for the tests: `CHROMIUM_PATH`, an installed one, Playwright's own, or one installed now (Debian's
 * package as root, else Playwright's download). Throws with one clear instruction when there is none.
 */
export function ensureBrowser(): string {
  if (!find() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) installWithApt();
  if (!find()) spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' });
  const path = find();
  if (!path) throw new Error('The tests need Chromium: install it and set CHROMIUM_PATH to its executable.');
  return path;
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
