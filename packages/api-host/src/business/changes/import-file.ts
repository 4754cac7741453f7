import { Readable } from 'node:stream';
import { type FileLine, linesOf } from '../../platform/imports/csv-file.ts';

export interface ImportedFile {
  readonly headings: readonly string[];
  /** The lines under the headings, with their number in the file. */
  readonly lines: readonly FileLine[];
}

/** Reads a file whole: its headings and lines. Throws `FileRefused` in the words of a person. */
export async function readImport(bytes: Buffer, most: number): Promise<ImportedFile> {
  const lines: FileLine[] = [];
  const file = async () => Readable.from([bytes], { objectMode: false });
  for await (const line of linesOf(file, most)) lines.push(line);
  const head = lines.shift();
  return { headings: head?.cells ?? [], lines };
}
