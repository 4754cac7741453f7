import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { type Column, textCell } from './export-column.ts';

/** A CSV as a stream, one batch of rows in memory. Starts with a byte order mark, so that Excel reads it as UTF-8. */
export function csvStream<Row>(columns: readonly Column<Row>[], batches: AsyncIterable<Row[]>): Readable {
  async function* records() {
    for await (const rows of batches) {
      for (const row of rows) yield columns.map((column) => textCell(column.type, column.read(row)));
    }
  }
  const writer = stringify({
    bom: true,
    header: true,
    columns: columns.map(({ label }, index) => ({ key: String(index), header: label })),
    record_delimiter: 'windows',
  });
  const source = Readable.from(records());
  // An error of either side ends both: a reader that goes away stops the queries, a failed query ends the download.
  source.on('error', (error) => writer.destroy(error));
  writer.on('close', () => source.destroy());
  return source.pipe(writer);
}
