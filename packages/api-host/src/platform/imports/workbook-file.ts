import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type FileLine, FileRefused, type ReopenedFile } from './csv-file.ts';
import type { WorkbookAnswer } from './workbook-file.worker.ts';

/** A workbook is unpacked in memory, so it is bounded well below a CSV file. */
export const MOST_WORKBOOK_LINES = 20_000;
const MOST_PACKED = 5 * 1024 * 1024;
const MOST_UNPACKED = 100 * 1024 * 1024;
const MAX_HEAP_MB = 768;
/** Twenty thousand lines take two seconds. */
const MOST_MS = 60_000;

async function bytesOf(file: ReopenedFile): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of await file()) {
    parts.push(part as Buffer);
    size += (part as Buffer).length;
    if (size > MOST_PACKED) throw new FileRefused('is a workbook of more than 5 MB. Save the sheet as CSV');
  }
  return Uint8Array.from(Buffer.concat(parts));
}

/** Reads the first sheet in a thread of its own, which ends with its memory and its time. */
async function sheetOf(bytes: Uint8Array<ArrayBuffer>): Promise<WorkbookAnswer> {
  const worker = new Worker(new URL('./workbook-file.worker.ts', import.meta.url), {
    workerData: { bytes, mostBytes: MOST_UNPACKED, mostRows: MOST_WORKBOOK_LINES },
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  try {
    const [answer] = await once(worker, 'message', { signal: AbortSignal.timeout(MOST_MS) });
    return answer as WorkbookAnswer;
  } catch {
    return { refused: 'is too large to be read. Save the sheet as CSV' };
  } finally {
    await worker.terminate();
  }
}

/** The rows of the first sheet, the headings first; empty ones are left out. Throws `FileRefused`. */
export async function* linesOfWorkbook(file: ReopenedFile): AsyncGenerator<FileLine> {
  const answer = await sheetOf(await bytesOf(file));
  if ('refused' in answer) throw new FileRefused(answer.refused);
  let read = 0;
  for (const [index, cells] of answer.rows.entries()) {
    if (cells.every((cell) => cell === '')) continue;
    read += 1;
    yield { line: index + 1, cells };
  }
  if (read === 0) throw new FileRefused('is empty');
  if (read === 1) throw new FileRefused('has no lines under its headings');
}
