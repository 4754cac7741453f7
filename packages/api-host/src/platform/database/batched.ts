interface Waiting<V> {
  readonly resolve: (value: V | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/** A read usually takes a millisecond or two. */
const PATIENCE_MS = 20;
/** As long as more ask in a turn of the event loop than before, so many turns are waited: of a busy host all who come at once. */
const MOST_TURNS = 4;

/**
 * Joins reads into one: those asked for in one turn of the event loop, and those that come while earlier ones are under way.
 * Every answer is read after its question was asked, so nothing is ever older than the request that wants it. A read that
 * takes longer than `patienceMs` may hang with its connection: one other then starts beside it. A database of one connection
 * gains nothing by that and says Infinity.
 */
export function batched<V>(
  readMany: (keys: readonly string[]) => Promise<ReadonlyMap<string, V>>,
  patienceMs = PATIENCE_MS,
): (key: string) => Promise<V | undefined> {
  let waiting = new Map<string, Waiting<V>[]>();
  let asked = 0;
  let reading = 0;
  let due: NodeJS.Immediate | undefined;
  let overdue: NodeJS.Timeout | undefined;

  function schedule() {
    if (waiting.size === 0) return;
    if (reading === 0) due ??= setImmediate(gather, asked, MOST_TURNS);
    else if (reading === 1 && Number.isFinite(patienceMs)) overdue ??= setTimeout(flush, patienceMs);
  }

  function gather(seen: number, turns: number) {
    if (asked > seen && turns > 1) due = setImmediate(gather, asked, turns - 1);
    else void flush();
  }

  async function flush() {
    clearImmediate(due);
    clearTimeout(overdue);
    due = undefined;
    overdue = undefined;
    const batch = waiting;
    waiting = new Map();
    asked = 0;
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
      asked += 1;
      const askers = waiting.get(key);
      if (askers) askers.push({ resolve, reject });
      else waiting.set(key, [{ resolve, reject }]);
      schedule();
    });
}
