import type { CDPSession, Page } from 'playwright';
import { CPU, held, mainThread, median, metric, quantile, scroll, seen, slowDown, timed } from './timing.ts';

const TEAM = '/business?team=Infinity';
const SORTED = ['Product', 'Submit Date', 'Issue Date', 'Status', 'Role'];
const MANY = 10_000;

// Of 100 rows those in sight are in the document.
const rowsShown = 'document.querySelectorAll("tbody tr[data-index]").length >= 10';
const changedFrom = (words: string) =>
  `document.querySelector("tbody")?.textContent !== ${JSON.stringify(words)} && document.querySelectorAll("tbody tr").length > 0`;
const body = (page: Page) => page.evaluate(() => document.querySelector('tbody')?.textContent ?? '');

async function open(page: Page, address: string) {
  await page.goto(address);
  await page.waitForFunction(rowsShown);
  await page.waitForTimeout(1000);
}

/** Presses where the column's heading stands: finding it by its role would be work of the page's own thread. */
async function headings(page: Page) {
  const places = new Map<string, { x: number; y: number }>();
  for (const name of SORTED) {
    const box = await page.getByRole('columnheader', { name, exact: true }).getByRole('button').boundingBox();
    if (box) places.set(name, { x: box.x + 20, y: box.y + 10 });
  }
  return async (name: string) => {
    const { x, y } = places.get(name) ?? { x: 0, y: 0 };
    await page.mouse.move(x, y);
    return () => page.mouse.click(x, y);
  };
}

/** From the start of a visit with its files kept to the frame with the rows, by the page's own clock; ms. */
async function visits(page: Page, runs: number) {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    await page.goto(TEAM, { waitUntil: 'commit' });
    const time = await page.waitForFunction((shown) => {
      const holds = new Function(`return ${shown}`) as () => boolean;
      return holds() ? performance.now() : 0;
    }, rowsShown);
    times.push((await time.jsonValue()) as number);
    await page.waitForTimeout(700);
  }
  return times;
}

/** Sort, search and filter of a page of 100 rows. */
export async function listFigures(page: Page, cdp: CDPSession, runs: number) {
  const opened = await visits(page, runs);
  await open(page, TEAM);
  const nodes = await page.evaluate(() => document.getElementsByTagName('*').length);
  const heading = await headings(page);
  const press = async (name: string) => timed(page, await heading(name), changedFrom(await body(page)));
  const fresh = [];
  for (const name of SORTED) fresh.push(await press(name));
  const known = [];
  for (const name of SORTED) known.push(await press(name));
  const spent: number[] = [];
  for (let run = 0; run < runs; run++)
    for (const name of SORTED) spent.push(await mainThread(page, cdp, await heading(name)));

  const search = page.getByRole('textbox', { name: 'Search associates' });
  const searches = [];
  for (let run = 0; run < runs; run++)
    searches.push(await timed(page, () => search.fill(run % 2 ? '' : 'Cara'), changedFrom(await body(page))));
  await search.fill('');

  const filtered = [];
  const filter = encodeURIComponent(JSON.stringify({ business_status: { in: ['Approved'] } }));
  for (let run = 0; run < runs; run++) {
    await open(page, `${TEAM}&filter=${filter}`);
    const remove = page.getByRole('button', { name: 'Remove filter Status' });
    filtered.push(await timed(page, () => remove.click(), changedFrom(await body(page))));
  }
  await open(page, TEAM);
  const scrolled = await scroll(page, 20);
  return {
    'policies, 100 rows: from the visit to its rows, ms': median(opened),
    'policies, 100 rows: elements in all': nodes,
    'sort, click to first frame, ms': median([...fresh, ...known].map((one) => one.paint)),
    'sort asked of the server, click to new rows, ms': median(fresh.map((one) => one.done)),
    'sort known before, click to new rows, ms': median(known.map((one) => one.done)),
    'sort, main thread, ms': median(spent),
    'sort, commits of React': median(fresh.map((one) => one.commits)),
    'search, input to first frame, ms': median(searches.map((one) => one.paint)),
    'search, input to new rows (200 ms of rest in it), ms': median(searches.map((one) => one.done)),
    'filter, click to first frame, ms': median(filtered.map((one) => one.paint)),
    'filter, click to new rows, ms': median(filtered.map((one) => one.done)),
    'scrolling 100 rows, frames over 20 ms, %': scrolled,
  };
}

/** The same list with ten thousand rows loaded: the server's hundred over and over, which it would give in no one page. */
export async function manyRowsFigures(page: Page, cdp: CDPSession, api: string) {
  await page.route(`${api}/list-preferences/**`, (route) =>
    route.request().method() === 'GET'
      ? answer(route, (found) => ({
          ...found,
          layout: { columns: [], density: 'comfortable', page_size: MANY },
        }))
      : route.fallback(),
  );
  await page.route(`${api}/business/policies/team?**`, async (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('limit', '100');
    await answer(
      route,
      ({ rows = [] }) => ({
        rows: Array.from({ length: MANY }, (_, index) => ({ ...rows[index % rows.length], key: index })),
      }),
      url.href,
    );
  });
  await open(page, TEAM);
  const nodes = await page.evaluate(() => document.getElementsByTagName('*').length);
  const slow = await scroll(page, 60);
  await slowDown(cdp, 1);
  const figures = {
    '10,000 loaded rows: elements in all': nodes,
    'scrolling 10,000 loaded rows, frames over 20 ms, %': slow,
    'the same, CPU not slowed down, %': await scroll(page, 60),
  };
  await slowDown(cdp, CPU);
  await page.unrouteAll();
  return figures;
}

type Found = { rows?: readonly object[] };
async function answer(
  route: Parameters<Parameters<Page['route']>[1]>[0],
  change: (found: Found) => object,
  url?: string,
) {
  const response = await route.fetch(url ? { url } : {});
  await route.fulfill({ response, json: change((await response.json()) as Found) });
}

const heading = (level: string) => `document.querySelector("h1")?.textContent === ${JSON.stringify(level)}`;

/** To a policy and back twenty times: how long, and what stays in memory. */
export async function wayFigures(page: Page, cdp: CDPSession) {
  await page.goto('/business');
  await page.waitForSelector('tbody tr');
  await page.waitForTimeout(1000);
  const link = page.getByRole('table').getByRole('row').nth(1).getByRole('link').first();
  const number = `${await link.textContent()}`;
  const box = await link.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 8, (box?.y ?? 0) + 8];
  const opens = [];
  const backs = [];
  const heap = async () => {
    for (let turn = 0; turn < 3; turn++) await cdp.send('HeapProfiler.collectGarbage');
    return {
      mb: (await metric(cdp, 'JSHeapUsedSize')) / 1_048_576,
      nodes: await metric(cdp, 'Nodes'),
      held: await held(cdp),
    };
  };
  let second = await heap();
  for (let run = 1; run <= 20; run++) {
    await page.mouse.move(x + (run % 2), y);
    await page.waitForTimeout(300);
    opens.push(await timed(page, () => page.mouse.click(x, y), heading(number)));
    const back = () => page.evaluate(() => history.back());
    backs.push(await timed(page, back, 'document.querySelector("tbody tr") !== null'));
    if (run === 2) second = await heap();
  }
  const last = await heap();
  const { presses } = await seen(page);
  return {
    'list to a policy, click to first frame, ms': median(opens.map((one) => one.paint)),
    'list to a policy, click to its heading, ms': median(opens.map((one) => one.done)),
    'list to a policy, press to frame, p98, ms': Math.round(quantile(presses, 0.98)),
    'back to the list, to its rows, ms': median(backs.map((one) => one.done)),
    'heap after 2 and 20 times there and back, MB': `${second.mb.toFixed(2)} → ${last.mb.toFixed(2)}`,
    'the same without compiled code, MB': `${second.held.toFixed(2)} → ${last.held.toFixed(2)}`,
    'nodes after 2 and 20 times, after collection': `${second.nodes} → ${last.nodes}`,
  };
}
