import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { batched } from './batched.ts';

describe('joined reads', () => {
  it('asked for at once are one read, each key once, and each asker gets its own answer', async () => {
    const reads: string[][] = [];
    const read = batched(async (keys) => {
      reads.push([...keys]);
      return new Map(keys.filter((key) => key !== 'none').map((key) => [key, `row ${key}`]));
    });
    expect(await Promise.all(['a', 'b', 'a', 'none'].map(read))).toEqual([
      'row a',
      'row b',
      'row a',
      undefined,
    ]);
    expect(reads).toEqual([['a', 'b', 'none']]);
  });

  it('never answer with what was read before the question: a change in between is seen', async () => {
    let value = 'before';
    const read = batched(async () => {
      const seen = value;
      await turn();
      return new Map([['a', seen]]);
    });
    const first = read('a');
    await turn();
    value = 'after';
    expect(await read('a')).toBe('after');
    expect(await first).toBe('before');
  });

  it('those that come during a read are joined behind it', async () => {
    const reads: { keys: readonly string[]; answer: (rows: Map<string, string>) => void }[] = [];
    const read = batched(
      (keys) =>
        new Promise<Map<string, string>>((resolve) => {
          reads.push({ keys, answer: resolve });
        }),
    );
    const first = read('a');
    await turn();
    const later = [read('b'), read('c')];
    await turn();
    expect(reads.map(({ keys }) => keys)).toEqual([['a']]);
    reads[0]?.answer(new Map([['a', '1']]));
    expect(await first).toBe('1');
    await turn();
    expect(reads.map(({ keys }) => keys)).toEqual([['a'], ['b', 'c']]);
    reads[1]?.answer(new Map([['c', '3']]));
    expect(await Promise.all(later)).toEqual([undefined, '3']);
  });

  it('one passes a read that hangs; the rest is joined behind the two', async () => {
    const open: ((rows: Map<string, string>) => void)[] = [];
    const read = batched(() => new Promise<Map<string, string>>((resolve) => open.push(resolve)), 5);
    const answers: Promise<string | undefined>[] = [];
    for (const key of ['a', 'b', 'c', 'd']) {
      answers.push(read(key));
      await sleep(30);
    }
    expect(open).toHaveLength(2);
    open[1]?.(new Map([['b', '2']]));
    await sleep(30);
    expect(open).toHaveLength(3);
    open[2]?.(new Map([['c', '3']]));
    open[0]?.(new Map());
    expect(await Promise.all(answers)).toEqual([undefined, '2', '3', undefined]);
  });

  it('hand a failure to everyone who asked, and go on', async () => {
    let fails = true;
    const read = batched(async (keys) => {
      if (fails) throw new Error('database is away');
      return new Map(keys.map((key) => [key, key]));
    });
    const results = await Promise.allSettled([read('a'), read('b')]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    fails = false;
    expect(await read('a')).toBe('a');
  });
});
