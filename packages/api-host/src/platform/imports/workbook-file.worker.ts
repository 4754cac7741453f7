import { parentPort, workerData } from 'node:worker_threads';
import { readSheet } from 'read-excel-file/universal';
import { refuseLargeZip, ZipRefused } from './zip-size.ts';

/** What comes back: the cells of the first sheet as texts, or why there are none. */
export type WorkbookAnswer = { readonly rows: string[][] } | { readonly refused: string };

const { bytes, mostBytes, mostRows } = workerData as {
  bytes: Uint8Array<ArrayBuffer>;
  mostBytes: number;
  mostRows: number;
};

/** Digits behind the point that a computed number may have. */
const DIGITS = 6;

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'number') return String(Number(cell.toFixed(DIGITS)));
  return String(cell).trim();
}

async function read(): Promise<WorkbookAnswer> {
  const file = Buffer.from(bytes);
  try {
    refuseLargeZip(file, mostBytes);
    const rows = await readSheet(bytes.buffer);
    if (rows.length > mostRows + 1)
      return {
        refused: `has more than ${mostRows.toLocaleString('en-US')} lines. Divide it into several or save it as CSV`,
      };
    return { rows: rows.map((row) => row.map(textOf)) };
  } catch (error) {
    if (error instanceof ZipRefused) return { refused: error.message };
    return { refused: 'cannot be read as a workbook' };
  }
}

parentPort?.postMessage(await read());
