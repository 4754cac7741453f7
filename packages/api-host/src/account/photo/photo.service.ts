import type { Db } from '../../platform/database/database.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PhotoImages } from './photo.image.ts';
import * as store from './photo.store.ts';

/** Keeps people's photos: files behind the file store, one row for who has which. */
export function photos({ files, jobs, audit, transaction }: Platform) {
  async function letGo(db: Db, code: string): Promise<boolean> {
    await store.lockOwner(db, code);
    const former = await store.find(db, code);
    if (!former) return false;
    await jobs.add(db, 'remove-files', { keys: [former.large_key, former.small_key] });
    return true;
  }

  const trace = (context: SignedInContext, old: string | null, current: string | null) =>
    audit.record(context, {
      action: 'update',
      entity: 'associate',
      entityId: context.caller.code,
      entityLabel: context.caller.name,
      ownerCode: context.caller.code,
      changes: [{ field: 'Photo', old, new: current }],
    });

  return {
    /** Puts the photo in place of a former one. Files are written first; the rows decide which ones count. */
    async replace(context: SignedInContext, images: PhotoImages): Promise<{ version: string }> {
      const large_key = files.newKey('photo', 'webp');
      const small_key = files.newKey('photo', 'webp');
      try {
        await files.write(large_key, images.large);
        await files.write(small_key, images.small);
        await transaction(context, async (inside) => {
          const { code } = inside.caller;
          const had = await letGo(inside.db, code);
          await store.save(inside.db, {
            owner_code: code,
            large_key,
            small_key,
            version: images.version,
            created_at: inside.now,
            updated_at: inside.now,
            updated_by: inside.caller.proxyAdminCode ?? code,
          });
          await store.setHasPhoto(inside.db, code, true);
          trace(inside, had ? 'Former photo' : null, 'New photo');
        });
      } catch (error) {
        await Promise.allSettled([files.remove(large_key), files.remove(small_key)]);
        throw error;
      }
      return { version: images.version };
    },

    /** Removes the photo; nothing happens when there is none. */
    async remove(context: SignedInContext): Promise<void> {
      const { code } = context.caller;
      if (!(await letGo(context.db, code))) return;
      await store.remove(context.db, code);
      await store.setHasPhoto(context.db, code, false);
      trace(context, 'Photo', null);
    },

    find: store.find,
    open: files.read,
  };
}
