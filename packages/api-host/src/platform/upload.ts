import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { invalid, type Problem } from './problem.ts';

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

/** The only part of a multipart request, which must be the file `field`; read into memory up to `maxBytes`. */
export async function readUpload(
  request: FastifyRequest,
  field: string,
  maxBytes: number,
  tooLarge: () => Problem,
): Promise<Upload> {
  const label = `${field.charAt(0).toUpperCase()}${field.slice(1)}`;
  const missing = () => invalid([{ field, message: `${label} is required` }]);
  let found: Upload | undefined;
  for await (const part of request.parts({
    limits: { fileSize: maxBytes, files: 1, fields: 0, parts: 1 },
  }) as AsyncIterable<Multipart>) {
    if (part.type !== 'file' || part.fieldname !== field) throw missing();
    const chunks: Buffer[] = [];
    for await (const chunk of part.file) chunks.push(chunk as Buffer);
    if (part.file.truncated) throw tooLarge();
    found = { bytes: Buffer.concat(chunks), name: cleanFileName(part.filename) };
  }
  if (!found || found.bytes.length === 0) throw missing();
  return found;
}
