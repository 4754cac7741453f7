import type { Db } from '../../platform/database/database.ts';
import type { Row } from '../../platform/database/tables.ts';

export async function find(db: Db, code: string) {
  return db
    .selectFrom('photo')
    .select(['large_key', 'small_key', 'version'])
    .where('owner_code', '=', code)
    .executeTakeFirst();
}

/** Locks the person's row, so that two uploads at once cannot both remove the same former files. */
export async function lockOwner(db: Db, code: string): Promise<void> {
  await db.selectFrom('app_user').select('id').where('code', '=', code).forUpdate().executeTakeFirst();
}

export async function save(db: Db, photo: Row<'photo'>): Promise<void> {
  const { owner_code: _owner, created_at: _created, ...values } = photo;
  await db
    .insertInto('photo')
    .values(photo)
    .onConflict((conflict) => conflict.column('owner_code').doUpdateSet(values))
    .execute();
}

export async function remove(db: Db, code: string): Promise<void> {
  await db.deleteFrom('photo').where('owner_code', '=', code).execute();
}

export async function setHasPhoto(db: Db, code: string, has: boolean): Promise<void> {
  await db.updateTable('app_user').set({ has_photo: has }).where('code', '=', code).execute();
}
