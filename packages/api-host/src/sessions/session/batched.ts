interface Waiting<V> {
  readonly resolve: (value: V | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Joins reads into one: those asked for in one turn of the event loop, and those that come while earlier ones are under way.
 * Every answer is read after its question was asked, so nothing is ever older than the request that wants it. More than
 * one of `readsAtOnce` lets others pass while a connection hangs; a database of one connection gains nothing by it.
 */
export function batched<V>(
  readMany: (keys: readonly string[]) => Promise<ReadonlyMap<string, V>>,
  readsAtOnce = 2,
): (key: string) => Promise<V | undefined> {
  let waiting = new Map<string, Waiting<V>[]>();
  let reading = 0;
  let isDue = false;

  function schedule() {
    if (isDue || waiting.size === 0 || reading >= readsAtOnce) return;
    isDue = true;
    setImmediate(flush);
  }

  async function flush() {
    const batch = waiting;
    waiting = new Map();
    isDue = false;
    reading += 1;
    try {
      const found = await readMany([...batch.keys()]);
      for (const [key, askers] of batch) for (const { resolve } of askers) resolve(found.get(key));
    } catch (error) {
      for (const askers of batch.values()) for (const { reject } of askers) reject(error);
    } finally {
      reading -= 1;
      schedule();
    }
  }

  return (key) =>
    new Promise((resolve, reject) => {
      const askers = waiting.get(key);
      if (askers) askers.push({ resolve, reject });
      else waiting.set(key, [{ resolve, reject }]);
      schedule();
    });
}
