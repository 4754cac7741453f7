import type { FastifyReply } from 'fastify';
import { attachment as disposition } from '../platform/download/export-file-name.ts';
import type { FileStore } from '../platform/files/files.ts';
import { notFound } from '../platform/operation/problem.ts';
import type { Attachment } from './attachments.store.ts';

/**
 * Answers with the bytes of an attachment, to be saved under its name and never shown in a page (S-62). For operations whose
 * answer has `contentType: 'application/octet-stream'`; return what it gives. Throws 404 when the bytes are gone.
 */
export async function sendAttachment(
  files: FileStore,
  reply: FastifyReply,
  { file_key, name, type }: Pick<Attachment, 'file_key' | 'name' | 'type'>,
): Promise<FastifyReply> {
  const file = await files.read(file_key);
  if (!file) throw notFound();
  return reply
    .headers({ 'content-disposition': disposition(name), 'content-length': file.size })
    .type(type)
    .send(file.body);
}
