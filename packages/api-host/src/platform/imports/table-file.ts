import { type FileLine, isWorkbook, linesOf, type ReopenedFile } from './csv-file.ts';
import { linesOfWorkbook } from './workbook-file.ts';

/** The lines of a CSV file, or of the first sheet of a workbook (XLSX); as `linesOf`. */
export async function* linesOfTable(file: ReopenedFile, most: number): AsyncGenerator<FileLine> {
  yield* (await isWorkbook(file)) ? linesOfWorkbook(file) : linesOf(file, most);
}
