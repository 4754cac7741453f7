// What the tree costs in a real browser: first frame with people in it, frames while panning and zooming, in the view of everybody and
// where cards can be read. Networks of 100 to 1,000,000 people, all of them open. Then the view of everybody as other libraries draw it.
//   node tooling/bench/tree.ts [--runs 3] [--people 100,1000,10000,100000,1000000] [--others 100,1000,10000,100000]
import { mkdtempSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import fastifyStatic from '@fastify/static';
import react from '@vitejs/plugin-react';
import Fastify from 'fastify';
import { type Browser, chromium } from 'playwright';
import { build } from 'vite';
import { browserArguments, ensureBrowser } from '../ensure-browser.ts';
import { root } from '../run.ts';
import { quantile } from './timing.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    people: { type: 'string', default: '100,1000,10000,100000,1000000' },
    others: { type: 'string', default: '100,1000,10000,100000' },
  },
});

interface Taken {
  readonly times: number[];
  readonly draws: number[];
  readonly shown: number;
}
interface Bench {
  readonly firstPaint: number;
  pan(): Promise<Taken>;
  zoom(): Promise<Taken>;
  read(): Promise<void>;
}
interface Run {
  readonly firstPaint: number;
  readonly parts: Readonly<Record<Part, Taken>>;
}
const PARTS = ['pan, everybody', 'zoom, everybody', 'pan, reading', 'zoom, reading'] as const;
type Part = (typeof PARTS)[number];

const PATIENCE_MS = 120_000;
const OTHERS = ['d3-org-chart', 'react-d3-tree', 'React Flow'];

async function serve() {
  const outDir = mkdtempSync(join(tmpdir(), 'upline-tree-'));
  await build({
    root: join(root, 'packages/tree/bench'),
    logLevel: 'error',
    configFile: false,
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      rolldownOptions: {
        input: ['index.html', 'others.html'].map((page) => join(root, 'packages/tree/bench', page)),
      },
    },
  });
  const host = Fastify();
  await host.register(fastifyStatic, { root: outDir });
  return { url: await host.listen({ port: 0, host: '127.0.0.1' }), close: () => host.close() };
}

/** Opens a page of the bench and waits until people are drawn; undefined if that takes over two minutes. */
async function open(browser: Browser, url: string) {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(url, { waitUntil: 'commit' });
  const done = await page.waitForFunction(
    () => (window as unknown as { bench?: Bench }).bench?.firstPaint || null,
    null,
    { timeout: PATIENCE_MS, polling: 50 },
  );
  const firstPaint = (await done.jsonValue()) as number;
  const measured = (what: 'pan' | 'zoom') =>
    page.evaluate((name) => (window as unknown as { bench: Bench }).bench[name](), what);
  return { page, firstPaint, measured };
}

async function run(browser: Browser, url: string, people: number): Promise<Run> {
  const { page, firstPaint, measured } = await open(browser, `${url}/?people=${people}`);
  try {
    const parts: Partial<Record<Part, Taken>> = {};
    parts['pan, everybody'] = await measured('pan');
    parts['zoom, everybody'] = await measured('zoom');
    await page.evaluate(() => (window as unknown as { bench: Bench }).bench.read());
    parts['pan, reading'] = await measured('pan');
    parts['zoom, reading'] = await measured('zoom');
    return { firstPaint, parts: parts as Record<Part, Taken> };
  } finally {
    await page.close();
  }
}

/**
 * One line of another library: the first paint, then frames while everybody is panned and zoomed. What is not there within two minutes
 * is written down as such; larger networks are then not asked of that library.
 */
async function runOther(
  browser: Browser,
  url: string,
  library: string,
  people: number,
): Promise<string[] | undefined> {
  const name = `${library}, ${people.toLocaleString('en-US')}`;
  try {
    const query = new URLSearchParams({ library, people: String(people) });
    const { page, firstPaint, measured } = await open(browser, `${url}/others.html?${query}`);
    const late = ({ times }: Taken) => `${quantile(times, 0.95).toFixed(1)}`;
    const within = <Value>(value: Promise<Value>) =>
      Promise.race([
        value,
        new Promise<never>((_, fail) => setTimeout(() => fail(new Error('too slow')), PATIENCE_MS).unref()),
      ]);
    try {
      const pan = await within(measured('pan'));
      const zoom = await within(measured('zoom'));
      return [name, firstPaint.toFixed(0), late(pan), late(zoom), String(pan.shown)];
    } catch {
      return [name, firstPaint.toFixed(0), 'over 120 s for 90 frames', '', ''];
    } finally {
      // A page whose script is busy does not close of itself.
      await Promise.race([page.close(), new Promise((done) => setTimeout(done, 5_000))]);
    }
  } catch {
    return undefined;
  }
}

const host = await serve();
const launch = () => chromium.launch({ executablePath: ensureBrowser(), args: browserArguments });
let browser = await launch();
console.log(`\n${new Date().toISOString()}, load ${loadavg()[0]?.toFixed(1)}, medians of ${values.runs}\n`);
console.log(
  '| People | First paint ms | View | Frame p95 ms | Frames over 20 ms | Draw mean ms | Draw p95 ms | Drawn |\n| --: | --: | --- | --: | --: | --: | --: | --: |',
);
try {
  for (const people of values.people.split(',').map(Number)) {
    const runs: Run[] = [];
    // The first run warms the server and the browser's code cache up.
    for (let at = 0; at <= Number(values.runs); at += 1) {
      const taken = await run(browser, host.url, people);
      if (at > 0) runs.push(taken);
    }
    const middle = (of: (one: Run) => number) => quantile(runs.map(of), 0.5);
    for (const part of PARTS) {
      const cells = [
        people.toLocaleString('en-US'),
        middle((one) => one.firstPaint).toFixed(0),
        part,
        middle((one) => quantile(one.parts[part].times, 0.95)).toFixed(1),
        `${(middle((one) => one.parts[part].times.filter((time) => time > 20).length / one.parts[part].times.length) * 100).toFixed(0)} %`,
        middle((one) => mean(one.parts[part].draws)).toFixed(1),
        middle((one) => quantile(one.parts[part].draws, 0.95)).toFixed(1),
        middle((one) => one.parts[part].shown).toFixed(0),
      ];
      console.log(`| ${cells.join(' | ')} |`);
    }
  }
  console.log(
    '\n| Library, people | First paint ms | Pan, p95 ms | Zoom, p95 ms | Elements of people |\n| --- | --: | --: | --: | --: |',
  );
  for (const library of OTHERS)
    for (const people of values.others.split(',').map(Number)) {
      const line = await runOther(browser, host.url, library, people);
      console.log(
        `| ${(line ?? [`${library}, ${people.toLocaleString('en-US')}`, 'over 120 s', '', '', '']).join(' | ')} |`,
      );
      if (line && line[2] !== 'over 120 s for 90 frames') continue;
      // The browser may still be busy with what took too long.
      await browser.close();
      browser = await launch();
      break;
    }
} finally {
  await browser.close();
  await host.close();
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
