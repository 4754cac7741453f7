// What the business screens cost on the built portal and the real server, at a CPU slowed down four times: the list of
// policies with 100 rows, its sort, search and way to a policy and back, twenty times over, and typing into a policy.
//   node tooling/bench/screens.ts [--runs 5]
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type CDPSession, chromium, type Page } from 'playwright';
import { waitFor } from '../children.ts';
import { browserArguments, ensureBrowser } from '../ensure-browser.ts';
import { root } from '../run.ts';

const CPU = 4;
const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const runs = Number(values.runs);
const ports = { API_PORT: '4920', PORTAL_PORT: '4921', ADMIN_PORT: '4922' };
const addresses = {
  API_URL: `http://localhost:${ports.API_PORT}`,
  PORTAL_URL: `http://localhost:${ports.PORTAL_PORT}`,
  ADMIN_URL: `http://localhost:${ports.ADMIN_PORT}`,
};
// The journeys' own way of signing in reads where the product is.
process.env.E2E_API = addresses.API_URL;
process.env.E2E_PORTAL = addresses.PORTAL_URL;
process.env.E2E_ADMIN = addresses.ADMIN_URL;
const { signIn } = await import('../e2e/session.ts');

const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN;
const median = (values: readonly number[]) => Math.round(quantile(values, 0.5));

const metric = async (cdp: CDPSession, name: string) => {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find((each) => each.name === name)?.value ?? Number.NaN;
};

/** From the input to the first frame after it, and to the frame in which `settled` holds; ms, with the main thread's part. */
async function timed(page: Page, cdp: CDPSession, act: () => Promise<void>, settled: string) {
  const before = await metric(cdp, 'ThreadTime');
  await page.evaluate((expression) => {
    const holds = new Function(`return ${expression}`) as () => boolean;
    const times = { paint: 0, done: 0 };
    Object.assign(window, { times });
    const watch = (event: Event) => {
      if (times.paint) return;
      const look = () => {
        const now = performance.now() - event.timeStamp;
        times.paint ||= now;
        if (holds()) times.done = now;
        else requestAnimationFrame(() => setTimeout(look));
      };
      requestAnimationFrame(() => setTimeout(look));
    };
    for (const type of ['click', 'popstate', 'input'])
      addEventListener(type, watch, { once: true, capture: true });
  }, settled);
  await act();
  await page.waitForFunction(() => (window as unknown as { times: { done: number } }).times.done > 0);
  const times = await page.evaluate(
    () => (window as unknown as { times: { paint: number; done: number } }).times,
  );
  await page.waitForTimeout(150);
  return { ...times, cpu: ((await metric(cdp, 'ThreadTime')) - before) * 1000 };
}

/** Gaps between frames while 100 rows are scrolled for two seconds; ms. */
const scroll = (page: Page): Promise<number[]> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const region = document.querySelector('section[tabindex]') as HTMLElement;
        const gaps: number[] = [];
        let last = 0;
        let step = 20;
        const start = performance.now();
        const frame = (now: number) => {
          if (last) gaps.push(now - last);
          last = now;
          const at = region.scrollTop;
          region.scrollTop += step;
          if (region.scrollTop === at) step = -step;
          if (now - start < 2000) requestAnimationFrame(frame);
          else done(gaps);
        };
        requestAnimationFrame(frame);
      }),
  );

// Of 100 rows those in sight are in the document.
const rowsShown = 'document.querySelectorAll("tbody tr").length >= 20';
const changedFrom = (words: string) =>
  `document.querySelector("tbody")?.textContent !== ${JSON.stringify(words)} && document.querySelectorAll("tbody tr").length > 0`;
const body = (page: Page) => page.evaluate(() => document.querySelector('tbody')?.textContent ?? '');
const heading = (level: string) => `document.querySelector("h1")?.textContent === ${JSON.stringify(level)}`;

async function measure(page: Page, cdp: CDPSession) {
  const list = '/business?limit=100&team=Infinity';
  await page.goto(list);
  await page.waitForFunction(rowsShown);
  await page.waitForTimeout(1000);
  const nodes = await page.evaluate(() => document.getElementsByTagName('*').length);

  const sorts = [];
  for (let run = 0; run < runs; run++) {
    const column = page
      .getByRole('columnheader', { name: run % 2 ? 'Submit Date' : 'Product', exact: true })
      .getByRole('button')
      .first();
    sorts.push(await timed(page, cdp, () => column.click(), changedFrom(await body(page))));
  }
  const searches = [];
  const search = page.getByRole('textbox', { name: 'Search associates' });
  for (let run = 0; run < runs; run++) {
    searches.push(
      await timed(page, cdp, () => search.fill(run % 2 ? '' : 'Cara'), changedFrom(await body(page))),
    );
  }
  await search.fill('');
  await page.waitForFunction(rowsShown);
  const gaps = await scroll(page);

  const own = '/business?limit=100';
  await page.goto(own);
  await page.waitForSelector('tbody tr');
  await page.waitForTimeout(1000);
  const link = page.getByRole('table').getByRole('row').nth(1).getByRole('link').first();
  const number = `${await link.textContent()}`;
  const opens = [];
  const backs = [];
  const heap = async () => {
    await cdp.send('HeapProfiler.collectGarbage');
    return {
      mb: (await metric(cdp, 'JSHeapUsedSize')) / 1_048_576,
      nodes: await metric(cdp, 'Nodes'),
    };
  };
  let second = await heap();
  for (let run = 1; run <= 20; run++) {
    await link.hover();
    await page.waitForTimeout(300);
    opens.push(await timed(page, cdp, () => link.click(), heading(number)));
    backs.push(
      await timed(
        page,
        cdp,
        async () => void (await page.evaluate(() => history.back())),
        'document.querySelector("tbody tr") !== null',
      ),
    );
    if (run === 2) second = await heap();
  }
  const last = await heap();

  await page.goto('/business/create');
  await page.getByRole('textbox', { name: 'Insured Name' }).waitFor();
  await page.waitForTimeout(500);
  const typing: number[] = [];
  const field = page.getByRole('textbox', { name: 'Insured Name' });
  await field.focus();
  for (const letter of 'Marguerite Alexandra Hollingsworth') {
    typing.push((await timed(page, cdp, () => page.keyboard.type(letter), 'true')).paint);
  }
  return {
    'policies, 100 rows: elements in all': nodes,
    'sort, click to first frame, ms': median(sorts.map((one) => one.paint)),
    'sort, click to new rows, ms': median(sorts.map((one) => one.done)),
    'sort, main thread, ms': median(sorts.map((one) => one.cpu)),
    'search, input to first frame, ms': median(searches.map((one) => one.paint)),
    'search, input to new rows, ms': median(searches.map((one) => one.done)),
    'scrolling 100 rows, frames over 20 ms, %': Math.round(
      (gaps.filter((gap) => gap > 20).length / gaps.length) * 100,
    ),
    'list to a policy, click to its heading, ms': median(opens.map((one) => one.done)),
    'back to the list, to its rows, ms': median(backs.map((one) => one.done)),
    'heap after 2 and 20 times there and back, MB': `${second.mb.toFixed(1)} → ${last.mb.toFixed(1)}`,
    'nodes after 2 and 20 times, after collection': `${second.nodes} → ${last.nodes}`,
    'typing into a policy, key to frame, median, ms': median(typing),
    'typing into a policy, key to frame, p98, ms': Math.round(quantile(typing, 0.98)),
  };
}

const product = spawn(process.execPath, ['tooling/commands/start.ts'], {
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
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments });
try {
  await waitFor(`${addresses.ADMIN_URL}/`);
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
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  const figures = await measure(page, cdp);
  for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(52)} ${value}`);
  console.log(JSON.stringify({ at: new Date().toISOString(), cpu: CPU, runs, ...figures }));
} finally {
  await browser.close();
  product.kill('SIGTERM');
}
