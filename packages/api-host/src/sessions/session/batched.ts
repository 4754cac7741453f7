interface Waiting<V> {
  readonly resolve: (value: V | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Joins the reads asked for in one turn of the event loop into one. Every answer is still read after its question was
 * asked, so nothing is ever older than the request that wants it.
 */
export function batched<V>(
  readMany: (keys: readonly string[]) => Promise<ReadonlyMap<string, V>>,
): (key: string) => Promise<V | undefined> {
  let waiting = new Map<string, Waiting<V>[]>();

  async function flush() {
    const batch = waiting;
    waiting = new Map();
    try {
      const found = await readMany([...batch.keys()]);
      for (const [key, askers] of batch) for (const { resolve } of askers) resolve(found.get(key));
    } catch (error) {
      for (const askers of batch.values()) for (const { reject } of askers) reject(error);
    }
  }

  return (key) =>
    new Promise((resolve, reject) => {
      if (waiting.size === 0) setImmediate(flush);
      const askers = waiting.get(key);
      if (askers) askers.push({ resolve, reject });
      else waiting.set(key, [{ resolve, reject }]);
    });
}
