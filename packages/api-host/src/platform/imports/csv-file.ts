import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';

const MOST_COLUMNS = 100;
const MOST_LETTERS = 5_000;

/** Opens the file at its beginning; it is read more than once. */
export type ReopenedFile = () => Promise<Readable>;

/** Why a file as a whole cannot be imported, in words that follow "File ". */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
}

/** A line with its number in the file as an editor counts. */
export interface FileLine {
  readonly line: number;
  readonly cells: readonly string[];
}

async function* textIn(file: ReopenedFile, encoding: string, fatal: boolean): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal });
  for await (const bytes of await file()) yield decoder.decode(bytes as Buffer, { stream: true });
  yield decoder.decode();
}

async function firstBytes(file: ReopenedFile, most: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const bytes of await file()) {
    parts.push(bytes as Buffer);
    size += (bytes as Buffer).length;
    if (size >= most) break;
  }
  return Buffer.concat(parts).subarray(0, most);
}

/** UTF-8 or UTF-16 as its mark says; without a mark UTF-8, or what spreadsheet programs of Windows save. */
async function encodingOf(file: ReopenedFile, start: Buffer): Promise<string> {
  const mark = start.subarray(0, 2).toString('hex');
  if (mark === 'fffe') return 'utf-16le';
  if (mark === 'feff') return 'utf-16be';
  try {
    const text = textIn(file, 'utf-8', true);
    while (!(await text.next()).done);
    return 'utf-8';
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error;
    return 'windows-1252';
  }
}

const isZip = (start: Buffer) => start[0] === 0x50 && start[1] === 0x4b;

/** Whether the file is a workbook (XLSX), as its first bytes say. */
export const isWorkbook = async (file: ReopenedFile): Promise<boolean> => isZip(await firstBytes(file, 4));

const DELIMITERS = [',', ';', '\t', '|'] as const;
/** What the delimiter is guessed by. */
const START = 20_000;

/** The sign that parts the first line most often, outside of quotes. */
function delimiterOf(text: string): string {
  const counts = new Map<string, number>();
  let quoted = false;
  for (const sign of text) {
    if (sign === '"') quoted = !quoted;
    else if (!quoted && (sign === '\n' || sign === '\r')) {
      if (counts.size > 0) break;
    } else if (!quoted && (DELIMITERS as readonly string[]).includes(sign))
      counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? ',';
}

function problemOf(error: CsvError): FileRefused {
  const line = typeof error.lines === 'number' ? ` in or before line ${error.lines}` : '';
  return error.code.includes('QUOTE')
    ? new FileRefused(`has a quotation mark that is not closed, or one too many,${line}`)
    : new FileRefused(`cannot be read as CSV${line}`);
}

/** Without a first line `sep=;`, which Excel writes for itself. */
async function* after(text: AsyncGenerator<string>, skipped: number): AsyncGenerator<string> {
  let left = skipped;
  for await (const part of text) {
    yield part.slice(left);
    left = Math.max(0, left - part.length);
  }
}

interface CsvRecord {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/**
 * The lines of a CSV file one after the other, the headings first: parted by commas, semicolons, tabs or bars, in any encoding that
 * spreadsheet programs save. Throws `FileRefused` in the words of a person; the same lines come whenever the file is read.
 */
export async function* linesOf(
  file: ReopenedFile,
  most: number,
  { mayBeEmpty = false }: { /** Headings alone are a file as well. */ readonly mayBeEmpty?: boolean } = {},
): AsyncGenerator<FileLine> {
  const start = await firstBytes(file, START);
  if (isZip(start)) throw new FileRefused('is a workbook. Save the sheet as CSV and choose that file');
  const encoding = await encodingOf(file, start);
  const beginning = new TextDecoder(encoding).decode(start);
  const [sep = '', named] = /^\uFEFF?sep=(.)\r?\n/.exec(beginning) ?? [];
  const delimiter = named ?? delimiterOf(beginning.slice(sep.length));
  const parser = parse({
    bom: true,
    delimiter,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    trim: true,
    to: most + 2,
  });
  // What goes wrong with either is thrown where the lines are read.
  pipeline(Readable.from(after(textIn(file, encoding, false), sep.length)), parser, () => undefined);
  let read = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<CsvRecord>) {
      if (record.some((cell) => cell.includes('\u0000'))) throw new FileRefused('is not a CSV file');
      if (record.some((cell) => cell.length > MOST_LETTERS))
        throw new FileRefused(`has a cell of more than 5,000 characters in line ${info.lines}`);
      if (read === 0 && record.length > MOST_COLUMNS)
        throw new FileRefused(`has more than ${MOST_COLUMNS} columns`);
      if (read > most)
        throw new FileRefused(`has more than ${most.toLocaleString('en-US')} lines. Divide it into several`);
      read += 1;
      yield { line: info.lines + (named ? 1 : 0), cells: [...record] };
    }
  } catch (error) {
    throw error instanceof CsvError ? problemOf(error) : error;
  }
  if (read === 0) throw new FileRefused('is empty');
  if (read === 1 && !mayBeEmpty) throw new FileRefused('has no lines under its headings');
}
