import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Multipart } from '@fastify/multipart';
import { messages } from '@upline/domain';
import type { FastifyRequest } from 'fastify';
import { invalid, Problem } from '../operation/problem.ts';

export interface Upload {
  readonly bytes: Buffer;
  /** What the person called it; shown back to people, never used as a path (S-62). */
  readonly name: string;
}

const FILE_NAME_MAX = 200;
/** Control and direction characters, and what file systems do not take. */
const UNFIT = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"<>|:*?]/gu;

/** The last part of the name without control characters and in bounds, as metadata. */
export function cleanFileName(name: string | undefined): string {
  const last = (name ?? '').split(/[\\/]/).at(-1) ?? '';
  const clean = last.normalize('NFC').toWellFormed().replaceAll(UNFIT, '').trim();
  return [...clean].slice(-FILE_NAME_MAX).join('') || 'file';
}

const missing = (field: string, label: string) => invalid([{ field, message: `${label} is required` }]);

/** What the parser of forms throws without a status speaks of the request: no boundary, a part that is cut off. */
function ofParser(error: unknown): unknown {
  if (error instanceof Error && 'statusCode' in error) return error;
  return new Problem(400, 'bad-request', 'The request is not well-formed');
}

async function* wellFormed(body: Readable): AsyncGenerator<Buffer> {
  try {
    yield* body as AsyncIterable<Buffer>;
  } catch (error) {
    throw ofParser(error);
  }
}

/**
 * The one file of a multipart request, which must be its first part and be called `field`, as a stream that ends at
 * `maxBytes`: ask `isTruncated` after reading it whether there was more. Throws 422 when there is no such part; a broken form,
 * also while it is read, is a 400.
 */
export async function uploadedFile(request: FastifyRequest, field: string, label: string, maxBytes: number) {
  const limits = { fileSize: maxBytes, files: 1, fields: 0, parts: 1 };
  const next = request.parts({ limits }).next() as Promise<IteratorResult<Multipart, undefined>>;
  const { value: part } = await next.catch((error: unknown) => {
    throw ofParser(error);
  });
  if (part?.type !== 'file') throw missing(field, label);
  if (part.fieldname !== field) {
    part.file.resume();
    throw missing(field, label);
  }
  return {
    name: cleanFileName(part.filename),
    body: Readable.from(wellFormed(part.file), { objectMode: false }),
    isTruncated: () => part.file.truncated,
  };
}

/** The same file, read into memory. */
export async function readUpload(
  request: FastifyRequest,
  field: string,
  label: string,
  maxBytes: number,
  tooLarge: () => Problem,
): Promise<Upload> {
  const { name, body, isTruncated } = await uploadedFile(request, field, label, maxBytes);
  const bytes = await buffer(body);
  if (isTruncated()) throw tooLarge();
  if (bytes.length === 0) throw invalid([{ field, message: messages.empty(label) }]);
  return { name, bytes };
}
