import { expect, type Page, test } from '../../../tooling/e2e/test.ts';

test.use({ person: 'ben' });
test.setTimeout(120_000);

const HOUR = 60 * 60_000;

/** Counts the timers that wait; put over the browser's clock before anything of the page runs. */
function countTimers() {
  const waiting = new Set<unknown>();
  Object.assign(window, { waiting });
  const { setTimeout, setInterval, clearTimeout, clearInterval } = window;
  Object.assign(window, {
    setTimeout: (work: () => void, wait?: number, ...rest: unknown[]) => {
      const id = setTimeout(
        (...given: never[]) => {
          waiting.delete(id);
          (work as (...given: never[]) => void)(...given);
        },
        wait,
        ...rest,
      );
      waiting.add(id);
      return id;
    },
    setInterval: (work: () => void, wait?: number) => {
      const id = setInterval(work, wait);
      waiting.add(id);
      return id;
    },
    clearTimeout: (id: number) => {
      waiting.delete(id);
      clearTimeout(id);
    },
    clearInterval: (id: number) => {
      waiting.delete(id);
      clearInterval(id);
    },
  });
}

async function standOf(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  await cdp.detach();
  const figure = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  const timers = await page.evaluate(() => (window as unknown as { waiting: Set<unknown> }).waiting.size);
  return {
    heap: figure('JSHeapUsedSize'),
    nodes: figure('Nodes'),
    listeners: figure('JSEventListeners'),
    timers,
  };
}

test('a tab that stays open for a day keeps its memory, its timers and its listeners (R-38)', async ({
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(countTimers);
  // The server's clock stands still meanwhile: the session it tells of must not have ended in the page's time.
  await page.route('**/access', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const now = await page.evaluate(() => Date.now());
    const session = {
      ...body.session,
      expires_at: new Date(now + 48 * HOUR).toISOString(),
      absolute_expires_at: new Date(now + 48 * HOUR).toISOString(),
    };
    await route.fulfill({ response: answer, json: { ...body, session } });
  });
  const main = page.getByRole('navigation', { name: 'Main' });
  let underway = 0;
  page.on('request', () => {
    underway += 1;
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', () => {
      underway -= 1;
    });
  const anHour = async () => {
    await expect.poll(() => underway).toBe(0);
    await page.clock.runFor(HOUR);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await main.getByRole('link', { name: 'Business' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Business' })).toBeVisible();
    await main.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Business');
    await expect.poll(() => underway).toBe(0);
    await page.clock.runFor(1000);
  };
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Caches and compiled code fill during the first hours; what grows after them would grow for ever.
  for (let hour = 0; hour < 4; hour += 1) await anHour();
  const early = await standOf(page);
  for (let hour = 4; hour < 24; hour += 1) await anHour();
  const late = await standOf(page);

  // One or two belong to what is under way; one left over by every hour would be 20.
  expect(late.timers, JSON.stringify({ early, late })).toBeLessThanOrEqual(early.timers + 3);
  expect(late.heap / early.heap, JSON.stringify({ early, late })).toBeLessThan(1.2);
  expect(late.nodes, JSON.stringify({ early, late })).toBeLessThanOrEqual(early.nodes * 1.1);
  expect(late.listeners, JSON.stringify({ early, late })).toBeLessThanOrEqual(early.listeners * 1.1);
});
