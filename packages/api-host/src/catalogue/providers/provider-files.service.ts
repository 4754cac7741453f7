import { messages } from '@upline/domain';
import type { FastifyRequest } from 'fastify';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { attachments } from '../../attachments/attachments.service.ts';
import { attachmentsById } from '../../attachments/attachments.store.ts';
import type { Db } from '../../platform/database/database.ts';
import { changedBy } from '../../platform/database/stamps.ts';
import { readUpload } from '../../platform/files/upload.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { invalid, notFound } from '../../platform/operation/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { attachmentRules } from './content.kinds.ts';
import { type ContentBase, providerContent } from './content.service.ts';
import { findContent, updateContent } from './content.store.ts';
import * as store from './providers.store.ts';

const LOGO_SIDE = 320;
const LOGO_TYPES = ['image/png', 'image/webp'];

/** Files of provider attachments, and logos. */
export function providerFiles(platform: Platform) {
  const { audit, files, jobs, transaction } = platform;
  const content = providerContent(platform, attachmentRules);
  const uploads = attachments(platform);

  async function item(db: Db, providerId: string, id: string) {
    const row = await findContent(db, 'provider_attachment', providerId, id);
    if (!row) throw notFound();
    return row;
  }

  async function fileOf(db: Db, fileId: string | null) {
    const found = fileId === null ? undefined : (await attachmentsById(db, [fileId])).get(fileId);
    if (!found) throw notFound();
    return found;
  }

  return {
    /** Throws 404 when there is no such attachment. */
    item,

    file: async (db: Db, providerId: string, id: string) =>
      fileOf(db, (await item(db, providerId, id)).file_id),

    /** The file of an attachment that associates see now; 404 otherwise. */
    async publishedFile(context: SignedInContext, providerId: string, id: string) {
      const shown = await content.published(context, providerId);
      const row = shown.find((each: ContentBase) => each.id === id);
      if (!row) throw notFound();
      return fileOf(context.db, row.file_id);
    },

    /** Replaces the file of an attachment by an uploaded one, and deletes the former file. */
    async attach(
      context: SignedInContext,
      providerId: string,
      id: string,
      { file_id, name }: { readonly file_id: string; readonly name: string },
    ) {
      const { db, now, caller } = context;
      if (!(await store.lockProvider(db, providerId))) throw notFound();
      const before = await item(db, providerId, id);
      const former = before.file_id === null ? undefined : await fileOf(db, before.file_id);
      const row = await updateContent(db, 'provider_attachment', id, before.version, {
        file_id,
        ...changedBy({ now, caller }),
      });
      if (!row) throw notFound();
      if (former) await uploads.remove(context, former.owner_code, former.id);
      audit.record(context, {
        action: 'update',
        entity: 'provider_attachment',
        entityId: id,
        entityLabel: before.title,
        changes: [{ field: 'File', old: former?.name ?? null, new: name }],
      });
      return { file_id, name, version: row.version };
    },

    /** Deletes the file together with its attachment. */
    async removed(context: SignedInContext, { file_id }: { readonly file_id: string | null }): Promise<void> {
      if (file_id === null) return;
      const former = await fileOf(context.db, file_id);
      await uploads.remove(context, former.owner_code, former.id);
    },

    /** Throws 422 for anything but a PNG or WebP picture within the size. */
    async setLogo(context: SignedInContext, request: FastifyRequest, id: string, maxBytes: number) {
      const refuse = (message: string) => invalid([{ field: 'logo', message }]);
      if (!(await store.findProvider(context.db, id))) throw notFound();
      const upload = await readUpload(request, 'logo', 'Logo', maxBytes, () =>
        refuse('Logo must be at most 2 MB'),
      );
      const type = await fileTypeFromBuffer(upload.bytes);
      if (!type || !LOGO_TYPES.includes(type.mime)) throw refuse(messages.fileType);
      const image = await sharp(upload.bytes, { limitInputPixels: 40_000_000, pages: 1 })
        .resize(LOGO_SIDE, LOGO_SIDE, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 90 })
        .toBuffer()
        .catch(() => {
          throw refuse('Logo is not valid');
        });
      const key = files.newKey('logo', 'webp');
      await files.write(key, image);
      try {
        return await transaction(context, async (inside) => {
          const before = await store.lockProvider(inside.db, id);
          const row =
            before &&
            (await store.updateProvider(inside.db, before, {
              logo_key: key,
              updated_at: inside.now,
              updated_by: inside.caller.code,
            }));
          if (!row) throw notFound();
          if (before.logo_key !== null)
            await jobs.add(inside.db, 'remove-files', { keys: [before.logo_key] });
          audit.record(inside, {
            action: 'update',
            entity: 'provider',
            entityId: id,
            entityLabel: row.name,
            changes: [
              { field: 'Logo', old: before.logo_key === null ? null : 'Former logo', new: upload.name },
            ],
          });
          return row;
        });
      } catch (error) {
        await files.remove(key);
        throw error;
      }
    },

    async logo(db: Db, id: string) {
      const row = await store.findProvider(db, id);
      return row?.logo_key ? files.read(row.logo_key) : undefined;
    },
  };
}
