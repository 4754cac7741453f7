import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Column, sheetCell } from './export-column.ts';

/** A sheet is built in memory, so it is bounded; CSV has no bound. */
export const MAX_SHEET_ROWS = 50_000;
const MAX_HEAP_MB = 512;

let queue: Promise<unknown> = Promise.resolve();

/** One sheet at a time in a process: the next waits for the one before, whatever became of it. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = queue.then(work, work);
  queue = result.catch(() => undefined);
  return result;
}

/**
 * An XLSX with typed cells and a fixed head row. Built in a thread of its own: packing 50,000 rows takes two seconds, which
 * no request may wait for (S-49).
 */
export function xlsxFile<Row>(
  name: string,
  columns: readonly Column<Row>[],
  batches: AsyncIterable<Row[]>,
): Promise<Buffer> {
  return inTurn(async () => {
    const worker = new Worker(new URL('./export-xlsx.worker.ts', import.meta.url), {
      workerData: { name, columns: columns.map(({ label, type }) => ({ label, type })) },
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    });
    try {
      const finished = once(worker, 'message');
      // Awaited below; a failure meanwhile must not count as unhandled.
      finished.catch(() => undefined);
      for await (const rows of batches) {
        worker.postMessage(
          rows.map((row) => columns.map((column) => sheetCell(column.type, column.read(row)))),
        );
      }
      worker.postMessage(null);
      const [bytes] = (await finished) as [Uint8Array];
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    } finally {
      await worker.terminate();
    }
  });
}
