// What a first visit costs beside a bare React page of the same toolchain, in one run and in turn: cold browser, Fast 4G, CPU
// slowed down four times. First contentful paint, the frame in which the page can be used, the main thread until then.
//   node tooling/bench/first-load.ts --portal http://localhost:4100 --api http://localhost:4000 [--runs 7]
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { browserArguments, ensureBrowser } from '../ensure-browser.ts';
import { serveBarePage } from './bare-page.ts';
import { CPU, metric, quantile, slowDown } from './timing.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '7' },
    portal: { type: 'string', default: 'http://localhost:4100' },
    api: { type: 'string', default: 'http://localhost:4000' },
  },
});
// The journeys' own way of signing in reads where the product is.
process.env.E2E_API = values.api;
process.env.E2E_PORTAL = values.portal;
process.env.E2E_ADMIN = values.portal;
const { signIn } = await import('../e2e/session.ts');

/** As the developer tools have it: latency of a request, and nine tenths of 9 and 1.5 Mbit/s. */
const FAST_4G = { offline: false, latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 };

interface Target {
  readonly name: string;
  readonly url: string;
  /** What must be there for the page to be of use. */
  readonly ready: string;
  readonly storage?: { readonly name: string; readonly value: string }[];
}

interface Load {
  readonly paint: number;
  readonly ready: number;
  readonly work: number;
  readonly shift: number;
  readonly requests: number;
  readonly kilobytes: number;
}

/** Runs in the page before anything of it: what it paints, what moves, and the first frame that has what is waited for. */
function watch(selector: string): void {
  const seen = { paint: 0, ready: 0, shift: 0 };
  Object.assign(window, { firstLoad: seen });
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.paint = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    seen.shift += (entry as PerformanceEntry & { value: number }).value;
  });
  const look = () => {
    if (!document.querySelector(selector)) return requestAnimationFrame(look);
    return requestAnimationFrame(() => {
      seen.ready = performance.now();
    });
  };
  requestAnimationFrame(look);
}

async function load(browser: Browser, target: Target): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    storageState: {
      cookies: [],
      origins: [{ origin: new URL(target.url).origin, localStorage: target.storage ?? [] }],
    },
  });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable');
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', FAST_4G);
    await slowDown(cdp, CPU);
    await page.addInitScript(watch, target.ready);
    let requests = 0;
    let bytes = 0;
    cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
      requests += 1;
      bytes += encodedDataLength;
    });
    await page.goto(target.url, { waitUntil: 'commit' });
    const seen = await page.waitForFunction(
      () => {
        const { firstLoad } = window as unknown as { firstLoad: Record<'paint' | 'ready' | 'shift', number> };
        return firstLoad.ready && firstLoad.paint ? firstLoad : null;
      },
      null,
      { timeout: 60_000, polling: 50 },
    );
    const work = (await metric(cdp, 'ThreadTime')) * 1000;
    return {
      ...((await seen.jsonValue()) as Pick<Load, 'paint' | 'ready' | 'shift'>),
      work,
      requests,
      kilobytes: bytes / 1000,
    };
  } finally {
    await context.close();
  }
}

const bare = await serveBarePage();
const session = await signIn('eve');
const targets: readonly Target[] = [
  { name: 'bare React page', url: bare.url, ready: 'main' },
  { name: 'sign-in', url: `${values.portal}/login`, ready: 'form input[type=password]' },
  {
    name: 'first list',
    url: `${values.portal}/business/clients`,
    ready: 'tbody tr[data-index]',
    storage: session.storage(),
  },
];
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments });
const loads = new Map<Target, Load[]>(targets.map((target) => [target, []]));
try {
  for (let round = 0; round <= Number(values.runs); round += 1)
    for (const target of targets) {
      const taken = await load(browser, target);
      // The first round warms the servers up.
      if (round > 0) loads.get(target)?.push(taken);
    }
} finally {
  await browser.close();
  await bare.close();
}

const middle = (target: Target | undefined, figure: keyof Load) =>
  quantile(target ? (loads.get(target) ?? []).map((taken) => taken[figure]) : [], 0.5);
const cell = (target: Target, figure: keyof Load) => {
  const value = middle(target, figure);
  return `${Math.round(value)} ms, ${(value / middle(targets[0], figure)).toFixed(2)}`;
};
console.log(
  `\n${new Date().toISOString()}, load ${loadavg()[0]?.toFixed(1)}, medians of ${values.runs} and times the bare page\n`,
);
console.log(
  '| Page | First paint | Ready | Main thread | Shift | Requests | KB |\n| --- | --: | --: | --: | --: | --: | --: |',
);
for (const target of targets)
  console.log(
    `| ${[
      target.name,
      cell(target, 'paint'),
      cell(target, 'ready'),
      cell(target, 'work'),
      middle(target, 'shift').toFixed(3),
      middle(target, 'requests'),
      Math.round(middle(target, 'kilobytes')),
    ].join(' | ')} |`,
  );
