import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Problem } from '../operation/problem.ts';
import { FileTooLarge } from './files.ts';

/** Streams a body into a file, flat in memory. Whatever goes wrong, the file is gone afterwards (S-65). */
export async function spool(
  body: Readable | Buffer,
  path: string,
  maxBytes = Number.POSITIVE_INFINITY,
): Promise<{ size: number }> {
  let size = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      done(size > maxBytes ? new FileTooLarge(maxBytes) : null, chunk);
    },
  });
  try {
    const source = Buffer.isBuffer(body) ? Readable.from([body]) : body;
    await pipeline(source, counted, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
    return { size };
  } catch (error) {
    await rm(path, { force: true });
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'EDQUOT') {
      throw new Problem(507, 'storage-full', 'The service cannot store data right now. Try again later.');
    }
    throw error;
  }
}
