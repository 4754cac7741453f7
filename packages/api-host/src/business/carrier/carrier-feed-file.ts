import { addDays } from '@upline/domain';
import { FileRefused, linesOf, type ReopenedFile } from '../../platform/imports/csv-file.ts';
import type { ImportFailure } from './carrier.tables.ts';
import { type Cells, type FeedRow, REQUIRED, rowOf, Unfit } from './carrier-feed.ts';

const MAX_LINES = 50_000;

/** Some lines that follow each other, judged. */
export interface FeedPart {
  /** How many lines stand before them. */
  readonly from: number;
  readonly read: number;
  readonly rows: readonly FeedRow[];
  readonly failures: readonly ImportFailure[];
}

interface FeedRecord {
  readonly record: Cells;
  readonly line: number;
}

const columnOf = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

/** The file's lines under its head line, one after the other; throws `FileRefused`. */
async function* recordsIn(file: ReopenedFile): AsyncGenerator<FeedRecord> {
  let columns: string[] | undefined;
  for await (const { line, cells } of linesOf(file, MAX_LINES, { mayBeEmpty: true })) {
    if (columns) {
      yield {
        line,
        record: Object.fromEntries(columns.slice(0, cells.length).map((name, at) => [name, cells[at]])),
      };
      continue;
    }
    columns = cells.map(columnOf);
    const absent = REQUIRED.filter((column) => !columns?.includes(column));
    if (absent.length > 0) throw new FileRefused(`has no column ${absent.join(', ')}`);
  }
}

/** How many lines the file has; throws `FileRefused` when it is no feed. */
export async function countLines(file: ReopenedFile): Promise<number> {
  let read = 0;
  for await (const _ of recordsIn(file)) read += 1;
  return read;
}

/** The file in parts of `size` lines, the same ones whenever it is read. `today` is the company's day of the import. */
export async function* partsOf(file: ReopenedFile, today: string, size: number): AsyncGenerator<FeedPart> {
  const latest = addDays(today, 1);
  /** The line of each policy number. */
  const lines = new Map<string, number>();
  let part = { from: 0, read: 0, rows: [] as FeedRow[], failures: [] as ImportFailure[] };
  for await (const { record, line } of recordsIn(file)) {
    part.read += 1;
    try {
      const row = rowOf(record, line, latest);
      const earlier = lines.get(row.carrier_policy_number);
      if (earlier !== undefined) throw new Unfit(`Policy number is in line ${earlier} already`);
      lines.set(row.carrier_policy_number, row.line);
      part.rows.push(row);
    } catch (error) {
      if (!(error instanceof Unfit)) throw error;
      part.failures.push({ line, reason: error.message });
    }
    if (part.read < size) continue;
    yield part;
    part = { from: part.from + part.read, read: 0, rows: [], failures: [] };
  }
  if (part.read > 0) yield part;
}
