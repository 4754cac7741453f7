import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { type Column, textCell } from './export-column.ts';

const OPTIONS = { record_delimiter: 'windows' } as const;
/** Marks the text as UTF-8 for Excel. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A CSV as a stream with one batch of rows in memory. A reader that goes away stops the queries; a failed query ends the
 * download.
 */
export function csvStream<Row>(columns: readonly Column<Row>[], batches: AsyncIterable<Row[]>): Readable {
  async function* chunks() {
    yield BYTE_ORDER_MARK + stringify([columns.map(({ label }) => label)], OPTIONS);
    for await (const rows of batches) {
      yield stringify(
        rows.map((row) => columns.map((column) => textCell(column.type, column.read(row)))),
        OPTIONS,
      );
    }
  }
  return Readable.from(chunks(), { objectMode: false });
}
