import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { isOneOf } from '../platform/database/is-one-of.ts';
import type { Row } from '../platform/database/tables.ts';

export type Attachment = Row<'attachment'>;

export async function insert(db: Db, values: Omit<Attachment, 'id' | 'named_at'>): Promise<Attachment> {
  return db.insertInto('attachment').values(values).returningAll().executeTakeFirstOrThrow();
}

/** Locks the owner, so that uploads at once cannot pass the quota together. Returns the bytes kept so far. */
export async function usedBytes(db: Db, ownerCode: string): Promise<number> {
  await db
    .selectFrom('app_user')
    .select('id')
    .where('code', '=', ownerCode)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const row = await db
    .selectFrom('attachment')
    .select(sql<number>`coalesce(sum(size_bytes), 0)::bigint`.as('used'))
    .where('owner_code', '=', ownerCode)
    .executeTakeFirstOrThrow();
  return Number(row.used);
}

export async function find(db: Db, ownerCode: string, id: string): Promise<Attachment | undefined> {
  return db
    .selectFrom('attachment')
    .selectAll()
    .where('owner_code', '=', ownerCode)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function remove(db: Db, ownerCode: string, id: string): Promise<Attachment | undefined> {
  return db
    .deleteFrom('attachment')
    .where('owner_code', '=', ownerCode)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Name and file of attachments, by id. */
export async function attachmentsById(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('attachment')
    .select(['id', 'owner_code', 'purpose', 'name', 'type', 'size_bytes', 'file_key'])
    .where(isOneOf('id', ids))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
