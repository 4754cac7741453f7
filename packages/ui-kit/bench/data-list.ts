// What the list costs, in a real browser: elements of 100 × 12, mount, sort, and scrolling 10,000 loaded rows, at a CPU
// slowed down four times. Builds the page, serves it, prints the figures and one line of JSON.
//   node bench/data-list.ts [--runs 5]
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type CDPSession, chromium, type Page } from 'playwright';
import { build, preview } from 'vite';

const config = fileURLToPath(new URL('./data-list/vite.config.ts', import.meta.url));
const runs = Number(process.argv[process.argv.indexOf('--runs') + 1] || 5);
const CPU = 4;
const found = [process.env.CHROME_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => path && existsSync(path),
);

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const quantile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN;
const round = (value: number) => Math.round(value * 10) / 10;

const cpuOf = async (cdp: CDPSession) => {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find((metric) => metric.name === 'ThreadTime')?.value ?? 0) * 1000;
};

/** The page with its list, mounted so many times: the figure is of the last one. */
async function open(page: Page, query: string, times = 1): Promise<{ nodes: number; mount: number }> {
  await page.goto(`/?${query}&times=${times}`);
  await page.waitForFunction((times) => performance.getEntriesByName('list').length >= times, times);
  await page.waitForTimeout(400);
  return page.evaluate(() => ({
    nodes: document.getElementsByTagName('*').length,
    mount:
      (performance.getEntriesByName('list').at(-1) as PerformanceMeasure | undefined)?.duration ?? Number.NaN,
  }));
}

/** From the click to the frame after the rows have changed, and to the first frame of all. */
async function sort(page: Page, cdp: CDPSession, name: string) {
  const before = await cpuOf(cdp);
  await page.evaluate(() => {
    const first = () => document.querySelector('tbody')?.textContent;
    const old = first();
    Object.assign(window, { times: { paint: 0, rows: 0 } });
    const times = (window as unknown as { times: { paint: number; rows: number } }).times;
    addEventListener(
      'click',
      (event) => {
        const look = () => {
          const now = performance.now() - event.timeStamp;
          times.paint ||= now;
          if (first() !== old) times.rows = now;
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(() => setTimeout(look));
      },
      { once: true, capture: true },
    );
  });
  await page.getByRole('columnheader', { name }).getByRole('button').click();
  await page.waitForFunction(() => (window as unknown as { times: { rows: number } }).times.rows > 0);
  await page.waitForTimeout(200);
  const times = await page.evaluate(
    () => (window as unknown as { times: { paint: number; rows: number } }).times,
  );
  return { ...times, cpu: (await cpuOf(cdp)) - before };
}

/** Two seconds of steady scrolling; the gaps between frames in ms. */
const scroll = (page: Page): Promise<number[]> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const region = document.querySelector('section[tabindex]') as HTMLElement;
        const gaps: number[] = [];
        let last = 0;
        const start = performance.now();
        const frame = (now: number) => {
          if (last) gaps.push(now - last);
          last = now;
          region.scrollTop += 60;
          if (now - start < 2000) requestAnimationFrame(frame);
          else done(gaps);
        };
        requestAnimationFrame(frame);
      }),
  );

await build({ configFile: config, logLevel: 'error' });
const server = await preview({ configFile: config, preview: { port: 0, host: '127.0.0.1' } });
const browser = await chromium.launch({
  ...(found ? { executablePath: found } : {}),
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage({
    baseURL: server.resolvedUrls?.local[0] ?? '',
    viewport: { width: 1366, height: 768 },
  });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU });

  const bare = await open(page, 'bare&limit=100&total=100');
  const mounts: number[] = [];
  const again: number[] = [];
  let full = { nodes: 0, mount: 0 };
  for (let run = 0; run < runs; run++) {
    full = await open(page, 'limit=100&total=100');
    mounts.push(full.mount);
    // As in an app, where the code of its controls has run before.
    again.push((await open(page, 'limit=100&total=100', 4)).mount);
  }
  const sorts: Awaited<ReturnType<typeof sort>>[] = [];
  for (let run = 0; run < runs * 2; run++) sorts.push(await sort(page, cdp, run % 2 ? 'Premium' : 'Client'));
  const many = await open(page, 'limit=10000&total=10000');
  const before = await cpuOf(cdp);
  const gaps = await scroll(page);
  const perFrame = ((await cpuOf(cdp)) - before) / gaps.length;
  const figures = {
    'elements, 100 × 12, rows and links only': bare.nodes,
    'elements, 100 × 12, with boxes, menus and views': full.nodes,
    'elements, 10,000 loaded rows': many.nodes,
    'mount of 100 × 12, ms': round(median(mounts)),
    'mount of 100 × 12 for the fourth time, ms': round(median(again)),
    'sort, click to first frame, ms': round(median(sorts.map((one) => one.paint))),
    'sort, click to new rows, ms': round(median(sorts.map((one) => one.rows))),
    'sort, main thread, ms': round(median(sorts.map((one) => one.cpu))),
    'mount of 10,000 rows, ms': round(many.mount),
    'scrolling 10,000 rows, frames a second': round(1000 / (gaps.reduce((a, b) => a + b, 0) / gaps.length)),
    'scrolling 10,000 rows, p95 frame, ms': round(quantile(gaps, 0.95)),
    'scrolling 10,000 rows, main thread a frame, ms': round(perFrame),
  };
  for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(52)} ${value}`);
  console.log(JSON.stringify({ at: new Date().toISOString(), cpu: CPU, runs, ...figures }));
} finally {
  await browser.close();
  await server.close();
}
