import { describe, expect, it } from 'vitest';
import { createQueue } from './hash-queue.ts';

const settled = (promises: readonly Promise<unknown>[]) => Promise.allSettled(promises);

describe('the queue of hashes (S-04)', () => {
  it('runs at most so many at once, in order, and refuses what is too much with 503 and Retry-After', async () => {
    const queue = createQueue(4, 50);
    let running = 0;
    let peak = 0;
    const order: number[] = [];
    const work = (index: number) => async () => {
      running += 1;
      peak = Math.max(peak, running);
      await new Promise((resolve) => setTimeout(resolve, 1));
      running -= 1;
      order.push(index);
      return index;
    };
    const results = await settled(Array.from({ length: 60 }, (_, index) => queue(work(index))));
    expect(peak).toBe(4);
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(54);
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(refused).toHaveLength(6);
    expect(refused[0]).toMatchObject({ status: 503, options: { headers: { 'Retry-After': '2' } } });
  });

  it('goes on after a failure', async () => {
    const queue = createQueue(1, 5);
    const results = await settled([
      queue(() => Promise.reject(new Error('broken'))),
      queue(() => Promise.resolve('next')),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });
});
