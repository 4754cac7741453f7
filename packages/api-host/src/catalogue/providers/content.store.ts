import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Row } from '../../platform/database/tables.ts';

/** The tables of contacts, videos, links and attachments. */
export type ContentTable = 'provider_contact' | 'provider_video' | 'provider_link' | 'provider_attachment';
export type ContentRow<T extends ContentTable> = Row<T>;

/** All tables have id, provider, position, status and the columns of a record, so the types use one table for all. */
const common = (table: ContentTable) => table as 'provider_link';

/** Casts a row from the type of the shared table to the type of its own table. */
const rowOf = <T extends ContentTable>(row: object) => row as ContentRow<T>;

/** Rows of a provider in their order. Associates see published ones only. */
export async function contentOf<T extends ContentTable>(
  db: Db,
  table: T,
  providerId: string,
  publishedOnly = false,
): Promise<ContentRow<T>[]> {
  const rows = await db
    .selectFrom(common(table))
    .selectAll()
    .where('provider_id', '=', providerId)
    .$if(publishedOnly, (query) => query.where('status', '=', 'Published'))
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(rowOf<T>);
}

export async function findContent<T extends ContentTable>(
  db: Db,
  table: T,
  providerId: string,
  id: string,
): Promise<ContentRow<T> | undefined> {
  const row = await db
    .selectFrom(common(table))
    .selectAll()
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && rowOf<T>(row);
}

/** Appends the row at the end. The provider must be locked. */
export async function insertContent<T extends ContentTable>(
  db: Db,
  table: T,
  values: object & { readonly provider_id: string },
): Promise<ContentRow<T>> {
  const row = await db
    .insertInto(common(table))
    .values({
      ...values,
      // The types cannot know the table, which is chosen at run time. The body was checked against its columns.
      position: sql<number>`(select coalesce(max(position), 0) + 1 from ${sql.table(table)} where provider_id = ${values.provider_id})`,
    } as never)
    .returningAll()
    .executeTakeFirstOrThrow();
  return rowOf<T>(row);
}

/** Writes the row if its `version` is still the given one. Returns undefined if another write came first. */
export async function updateContent<T extends ContentTable>(
  db: Db,
  table: T,
  id: string,
  version: number,
  changes: object,
): Promise<ContentRow<T> | undefined> {
  const row = await db
    .updateTable(common(table))
    .set({ ...changes, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
  return row && rowOf<T>(row);
}

export async function deleteContent(db: Db, table: ContentTable, id: string): Promise<void> {
  await db.deleteFrom(common(table)).where('id', '=', id).execute();
}

/** Numbers the rows of a provider from 1 on in this order. Versions stay, because an order is no edit of the rows. */
export async function reorderContent(db: Db, table: ContentTable, ids: readonly string[]): Promise<void> {
  await sql`update ${sql.table(table)} as item set position = sorted.position
    from unnest(${ids}::uuid[]) with ordinality as sorted(id, position) where item.id = sorted.id`.execute(
    db,
  );
}
