import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { messages } from '@upline/domain';
import type { FastifyRequest } from 'fastify';
import sharp from 'sharp';
import { clamdScanner, type FileScanner, noScanner } from '../platform/files/file-scanner.ts';
import { spool } from '../platform/files/files.spool.ts';
import { FileTooLarge } from '../platform/files/files.ts';
import { uploadedFile } from '../platform/files/upload.ts';
import type { Context } from '../platform/operation/operation.ts';
import { invalid } from '../platform/operation/problem.ts';
import type { Platform } from '../platform/platform.ts';
import { ATTACHMENT_TYPES, type AttachmentType, judgeType } from './attachment-types.ts';
import * as store from './attachments.store.ts';

export interface AttachmentRules {
  /** The purpose of the upload: `license-document`. */
  readonly purpose: string;
  /** Name of the form part, and of the field that its errors name. */
  readonly field: string;
  readonly label: string;
  readonly types: readonly AttachmentType[];
  /** 20 MiB at most. */
  readonly maxBytes: number;
}

/** How many bytes of attachments one person may store. */
export const ATTACHMENT_QUOTA_BYTES = 500 * 1024 * 1024;
const MAX_PIXELS = 40_000_000;
const MAX_SIDE = 4_000;

const megabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024);

/**
 * Accepts the files that people attach: streams them to disk within limits, judges them by content, scans them, encodes
 * images again without metadata, and counts them against the owner's quota (S-61 to S-65). For operations that declare
 * `consumes` and `transaction: 'manual'`.
 */
export function attachments({ config, files, jobs, transaction }: Platform) {
  const scanner: FileScanner = config.clamdUrl === undefined ? noScanner : clamdScanner(config.clamdUrl);
  const folder = join(config.dataDir, 'upload');

  /** Stores the checked file: an image as WebP, any other file unchanged. */
  async function keep(path: string, type: AttachmentType, refuse: (message: string) => Error) {
    if (!ATTACHMENT_TYPES[type].isImage) {
      const key = files.newKey('attachment', type);
      return { key, type: ATTACHMENT_TYPES[type].mime, ...(await files.write(key, createReadStream(path))) };
    }
    const key = files.newKey('attachment', 'webp');
    const image = await sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
      .autoOrient()
      .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 85 })
      .toBuffer()
      .catch(() => {
        throw refuse('is not valid');
      });
    return { key, type: 'image/webp', ...(await files.write(key, image)) };
  }

  async function spooled(body: Readable, path: string, maxBytes: number, refuse: (message: string) => Error) {
    try {
      return await spool(body, path, maxBytes);
    } catch (error) {
      if (error instanceof FileTooLarge) throw refuse(`must be at most ${megabytes(maxBytes)} MB`);
      throw error;
    }
  }

  return {
    /**
     * Takes the one file of the request and records it; `andThen` runs in the same transaction, for the row that refers to
     * it. Whatever fails, nothing of the file stays. Throws 422 under the field of the rules.
     */
    async receive<C extends Context, T>(
      context: C,
      request: FastifyRequest,
      ownerCode: string,
      { purpose, field, label, types, maxBytes }: AttachmentRules,
      andThen: (context: C, attachment: store.Attachment) => Promise<T>,
    ): Promise<T> {
      const refuse = (message: string) => invalid([{ field, message: `${label} ${message}` }]);
      const upload = await uploadedFile(request, field, label, maxBytes);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, `${randomUUID()}.part`);
      let key: string | undefined;
      try {
        const { size } = await spooled(upload.body, path, maxBytes, refuse);
        if (upload.isTruncated()) throw refuse(`must be at most ${megabytes(maxBytes)} MB`);
        if (size === 0) throw refuse('is empty');
        const type = await judgeType(path, upload.name, types);
        if (type === undefined) throw invalid([{ field, message: messages.fileType }]);
        const found = await scanner.scan(createReadStream(path));
        if (found !== undefined) {
          context.log.warn({ purpose, found, owner: ownerCode }, 'harmful upload refused');
          throw refuse('was refused by the virus scanner');
        }
        const kept = await keep(path, type, refuse);
        key = kept.key;
        return await transaction(context, async (inside) => {
          if ((await store.usedBytes(inside.db, ownerCode)) + kept.size > ATTACHMENT_QUOTA_BYTES) {
            throw refuse(`exceeds your storage of ${megabytes(ATTACHMENT_QUOTA_BYTES)} MB`);
          }
          const attachment = await store.insert(inside.db, {
            owner_code: ownerCode,
            purpose,
            file_key: kept.key,
            name: upload.name,
            type: kept.type,
            size_bytes: kept.size,
            created_at: inside.now,
            created_by: inside.caller?.proxyAdminCode ?? inside.caller?.code ?? ownerCode,
          });
          return andThen(inside, attachment);
        });
      } catch (error) {
        if (key !== undefined) await files.remove(key).catch(() => {});
        throw error;
      } finally {
        await rm(path, { force: true });
      }
    },

    /** Removes the owner's attachment in the caller's transaction, its bytes once that has committed; false when there is none. */
    async remove({ db }: Pick<Context, 'db'>, ownerCode: string, id: string): Promise<boolean> {
      const removed = await store.remove(db, ownerCode, id);
      if (removed) await jobs.add(db, 'remove-files', { keys: [removed.file_key] });
      return removed !== undefined;
    },

    find: store.find,
    open: files.read,
  };
}
