import { pipeline, Readable } from 'node:stream';
import { addDays } from '@upline/domain';
import { CsvError, parse } from 'csv-parse';
import type { ImportFailure } from './carrier.tables.ts';
import { type Cells, type FeedRow, REQUIRED, rowOf, Unfit } from './carrier-feed.ts';

const MAX_LINES = 50_000;

/** Opens the file at its beginning; it is read more than once. */
export type FeedFile = () => Promise<Readable>;

/** Why the whole file cannot be read, as a phrase that follows its name: `has no column status`. */
export class FeedRefused extends Error {
  override readonly name = 'FeedRefused';
}

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
  readonly info: { readonly lines: number };
}

async function* textIn(file: FeedFile, encoding: string, fatal: boolean): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal });
  for await (const bytes of await file()) yield decoder.decode(bytes as Buffer, { stream: true });
  yield decoder.decode();
}

/** Spreadsheet programs of Windows save names with accents in its own character set. */
async function encodingOf(file: FeedFile): Promise<string> {
  try {
    const text = textIn(file, 'utf-8', true);
    while (!(await text.next()).done);
    return 'utf-8';
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error;
    return 'windows-1252';
  }
}

const columnOf = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

/** The file's lines under its head line, one after the other; throws `FeedRefused`. */
async function* recordsIn(file: FeedFile): AsyncGenerator<FeedRecord> {
  let columns: string[] = [];
  const refuseWithoutColumns = () => {
    const absent = REQUIRED.filter((column) => !columns.includes(column));
    if (absent.length > 0) throw new FeedRefused(`has no column ${absent.join(', ')}`);
  };
  const parser = parse({
    columns: (names: string[]) => {
      columns = names.map(columnOf);
      return columns;
    },
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
    to: MAX_LINES + 1,
  });
  const text = Readable.from(textIn(file, await encodingOf(file), false));
  // What goes wrong with either is thrown where the lines are read.
  pipeline(text, parser, () => undefined);
  let read = 0;
  try {
    for await (const record of parser) {
      if (read === 0) refuseWithoutColumns();
      read += 1;
      if (read > MAX_LINES) throw new FeedRefused(`has more than ${MAX_LINES} lines`);
      yield record as FeedRecord;
    }
  } catch (error) {
    throw error instanceof CsvError ? new FeedRefused('is not a CSV file') : error;
  }
  refuseWithoutColumns();
}

/** How many lines the file has; throws `FeedRefused` when it is no feed. */
export async function linesOf(file: FeedFile): Promise<number> {
  let read = 0;
  for await (const _ of recordsIn(file)) read += 1;
  return read;
}

/** The file in parts of `size` lines, the same ones whenever it is read. `today` is the company's day of the import. */
export async function* partsOf(file: FeedFile, today: string, size: number): AsyncGenerator<FeedPart> {
  const latest = addDays(today, 1);
  /** The line of each policy number. */
  const lines = new Map<string, number>();
  let part = { from: 0, read: 0, rows: [] as FeedRow[], failures: [] as ImportFailure[] };
  for await (const { record, info } of recordsIn(file)) {
    part.read += 1;
    try {
      const row = rowOf(record, info.lines, latest);
      const earlier = lines.get(row.carrier_policy_number);
      if (earlier !== undefined) throw new Unfit(`Policy number is in line ${earlier} already`);
      lines.set(row.carrier_policy_number, row.line);
      part.rows.push(row);
    } catch (error) {
      if (!(error instanceof Unfit)) throw error;
      part.failures.push({ line: info.lines, reason: error.message });
    }
    if (part.read < size) continue;
    yield part;
    part = { from: part.from + part.read, read: 0, rows: [], failures: [] };
  }
  if (part.read > 0) yield part;
}
