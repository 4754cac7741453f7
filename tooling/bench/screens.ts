// What the business screens cost on the built portal and the real server, at a CPU slowed down four times: the list of
// policies with 100 rows, its sort, search, filter and scroll, the same with 10,000 rows loaded, the way to a policy and back
// twenty times over, and typing into a policy.
//   node tooling/bench/screens.ts [--runs 5]
//   node tooling/bench/screens.ts --portal http://localhost:4100 --api http://localhost:4000    of a product that runs already
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { waitFor } from '../children.ts';
import { browserArguments, ensureBrowser } from '../ensure-browser.ts';
import { root } from '../run.ts';
import { listFigures, manyRowsFigures, wayFigures } from './lists.ts';
import { CPU, median, quantile, record, slowDown, timed } from './timing.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, portal: { type: 'string' }, api: { type: 'string' } },
});
const runs = Number(values.runs);
const ports = { API_PORT: '4920', PORTAL_PORT: '4921', ADMIN_PORT: '4922' };
const addresses = {
  API_URL: values.api ?? `http://localhost:${ports.API_PORT}`,
  PORTAL_URL: values.portal ?? `http://localhost:${ports.PORTAL_PORT}`,
  ADMIN_URL: `http://localhost:${ports.ADMIN_PORT}`,
};
// The journeys' own way of signing in reads where the product is.
process.env.E2E_API = addresses.API_URL;
process.env.E2E_PORTAL = addresses.PORTAL_URL;
process.env.E2E_ADMIN = addresses.ADMIN_URL;
const { signIn } = await import('../e2e/session.ts');

async function typing(page: Page) {
  await page.goto('/business/create');
  const field = page.getByRole('textbox', { name: 'Insured Name' });
  await field.waitFor();
  await page.waitForTimeout(500);
  await field.focus();
  const keys: number[] = [];
  for (const letter of 'Marguerite Alexandra Hollingsworth')
    keys.push((await timed(page, () => page.keyboard.type(letter), 'true')).paint);
  return {
    'typing into a policy, key to frame, median, ms': median(keys),
    'typing into a policy, key to frame, p98, ms': Math.round(quantile(keys, 0.98)),
  };
}

const start = () =>
  spawn(process.execPath, ['tooling/commands/start.ts'], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      ...ports,
      ...addresses,
      DATA_DIR: mkdtempSync(join(tmpdir(), 'upline-bench-')),
      LOG_LEVEL: 'warn',
    },
  });
const product = values.portal ? undefined : start();
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments });
try {
  await waitFor(`${addresses.PORTAL_URL}/`);
  await waitFor(`${addresses.API_URL}/demo/logins`);
  const session = await signIn('eve');
  const page = await browser.newPage({
    baseURL: addresses.PORTAL_URL,
    viewport: { width: 1366, height: 768 },
    // What is looked for goes to the page as words.
    bypassCSP: true,
    storageState: {
      cookies: [],
      origins: [{ origin: addresses.PORTAL_URL, localStorage: session.storage() }],
    },
  });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await slowDown(cdp, CPU);
  await page.addInitScript(record);
  const figures = {
    ...(await listFigures(page, cdp, runs)),
    ...(await manyRowsFigures(page, cdp, addresses.API_URL)),
    ...(await wayFigures(page, cdp)),
    ...(await typing(page)),
  };
  for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(52)} ${value}`);
  console.log(
    JSON.stringify({ at: new Date().toISOString(), cpu: CPU, runs, load: loadavg()[0], ...figures }),
  );
} finally {
  await browser.close();
  product?.kill('SIGTERM');
}
