import { attachment } from '../platform/download/export-file-name.ts';
import type { Context } from '../platform/operation/operation.ts';
import { conflict, notFound } from '../platform/operation/problem.ts';
import type { Platform } from '../platform/platform.ts';
import { sha256 } from './legal-documents.pdf.ts';
import type { NamedDocument } from './legal-documents.store.ts';

type Stored = Pick<
  NamedDocument,
  'id' | 'type' | 'associate_code' | 'text_version' | 'file_key' | 'document_hash'
>;

const fileName = ({ type, associate_code, text_version }: Stored) =>
  `${type.replaceAll(/[^\w-]+/g, '-')}-${text_version}-${associate_code}.pdf`;

/**
 * The signed file, once its SHA-256 equals the one that was stored with the signature (R-LEG-02). Throws 404 if there is no
 * file, and 409 if its bytes have changed: then nobody gets them.
 */
export async function openSigned(
  { files }: Pick<Platform, 'files'>,
  { log }: Pick<Context, 'log'>,
  document: Stored,
) {
  const stored = document.file_key === null ? undefined : await files.read(document.file_key);
  if (!stored) throw notFound();
  const parts: Buffer[] = [];
  for await (const part of stored.body) parts.push(part as Buffer);
  const bytes = Buffer.concat(parts);
  if (sha256(bytes) !== document.document_hash) {
    log.error({ document: document.id }, 'a signed file is not the one that was signed');
    throw conflict('file-changed', 'The stored file does not match its SHA-256. Contact support.');
  }
  return {
    bytes,
    headers: {
      'content-disposition': attachment(fileName(document)),
      'content-length': bytes.length,
      'cache-control': 'no-store',
    },
  };
}
