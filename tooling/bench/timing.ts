import type { CDPSession, Page } from 'playwright';

export const CPU = 4;

export const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN;
export const median = (values: readonly number[]) => Math.round(quantile(values, 0.5));

export const metric = async (cdp: CDPSession, name: string) => {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find((each) => each.name === name)?.value ?? Number.NaN;
};

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]] } };
  nodes: number[];
}

/** All that is held but compiled code: functions in use are compiled for a long while, which keeps nothing of a page; MB. */
export async function held(cdp: CDPSession): Promise<number> {
  const parts: string[] = [];
  const take = ({ chunk }: { chunk: string }) => void parts.push(chunk);
  cdp.on('HeapProfiler.addHeapSnapshotChunk', take);
  await cdp.send('HeapProfiler.takeHeapSnapshot');
  cdp.off('HeapProfiler.addHeapSnapshotChunk', take);
  const { snapshot, nodes } = JSON.parse(parts.join('')) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size, code] = [fields.indexOf('type'), fields.indexOf('self_size'), types[0].indexOf('code')];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length)
    if (nodes[at + type] !== code) bytes += nodes[at + size] ?? 0;
  return bytes / 1_048_576;
}

export const slowDown = (cdp: CDPSession, rate: number) =>
  cdp.send('Emulation.setCPUThrottlingRate', { rate });

/** The page's own records: commits of React, and how long each press took to its frame by the browser's count. */
export function record(): void {
  const seen = { commits: 0, presses: [] as number[] };
  const hook = { supportsFiber: true, inject: () => 1, onCommitFiberRoot: () => void seen.commits++ };
  Object.assign(window, {
    seen,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: { ...hook, onCommitFiberUnmount() {}, onPostCommitFiberRoot() {} },
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) seen.presses.push(entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  // This browser keeps no icons, so it would load and draw the page's icon again at every change of the address.
  addEventListener('DOMContentLoaded', () => document.querySelector('link[rel=icon]')?.remove());
}
export interface Seen {
  commits: number;
  presses: number[];
}
export const seen = (page: Page): Promise<Seen> =>
  page.evaluate(() => (window as unknown as { seen: Seen }).seen);

export interface Answer {
  /** The first frame after the input. */
  paint: number;
  /** The frame in which what was wanted is there. */
  done: number;
  commits: number;
}

/** From the input to the first frame after it, and to the frame in which `settled` holds; ms. */
export async function timed(page: Page, act: () => Promise<unknown>, settled: string): Promise<Answer> {
  const before = (await seen(page)).commits;
  await page.evaluate((expression) => {
    const holds = new Function(`return ${expression}`) as () => boolean;
    const times = { paint: 0, done: 0 };
    const answer = new Promise((resolve) => {
      const watch = (event: Event) => {
        if (times.paint) return;
        const look = () => {
          const now = performance.now() - event.timeStamp;
          times.paint ||= now;
          if (!holds()) return requestAnimationFrame(() => setTimeout(look));
          times.done = now;
          resolve(times);
        };
        requestAnimationFrame(() => setTimeout(look));
      };
      for (const type of ['click', 'popstate', 'input'])
        addEventListener(type, watch, { once: true, capture: true });
    });
    Object.assign(window, { answer });
  }, settled);
  await act();
  const times = await page.evaluate(
    () => (window as unknown as { answer: Promise<{ paint: number; done: number }> }).answer,
  );
  await page.waitForTimeout(150);
  return { ...times, commits: (await seen(page)).commits - before };
}

/**
 * Main thread of one act, as at the slowed-down CPU; ms. Counted at full speed and multiplied: slowing down spins the thread
 * while it waits too, and that would count as work.
 */
export async function mainThread(page: Page, cdp: CDPSession, act: () => Promise<unknown>): Promise<number> {
  await slowDown(cdp, 1);
  await page.waitForTimeout(100);
  const before = await metric(cdp, 'ThreadTime');
  await act();
  await page.waitForTimeout(400);
  const spent = (await metric(cdp, 'ThreadTime')) - before;
  await slowDown(cdp, CPU);
  return spent * 1000 * CPU;
}

/** Share of frames over 20 ms while the list is scrolled for two seconds, `step` pixels a frame; percent. */
export async function scroll(page: Page, step: number): Promise<number> {
  const gaps = await page.evaluate(
    (pixels) =>
      new Promise<number[]>((done) => {
        const region = document.querySelector('section[tabindex]') as HTMLElement;
        const times: number[] = [];
        let last = 0;
        let by = pixels;
        const start = performance.now();
        const frame = (now: number) => {
          if (last) times.push(now - last);
          last = now;
          const at = region.scrollTop;
          region.scrollTop += by;
          if (region.scrollTop === at) by = -by;
          if (now - start < 2000) requestAnimationFrame(frame);
          else done(times);
        };
        requestAnimationFrame(frame);
      }),
    step,
  );
  return Math.round((gaps.filter((gap) => gap > 20).length / gaps.length) * 1000) / 10;
}
