import { type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** Tables of what a provider shows. */
export type ContentTable = 'provider_contact' | 'provider_video' | 'provider_link' | 'provider_attachment';
export type ContentRow<T extends ContentTable> = Selectable<Tables[T]>;

/** The tables have id, provider, position, status and the columns of a record in common; one stands for all in the types. */
const common = (table: ContentTable) => table as 'provider_link';

/** A row that was read as the one that stands for all, as a row of its own table. */
const rowOf = <T extends ContentTable>(row: object) => row as ContentRow<T>;

/** Rows of a provider in their order; published ones alone for associates. */
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
      // The table is chosen while the app runs; its own columns were checked with the body.
      position: sql<number>`(select coalesce(max(position), 0) + 1 from ${sql.table(table)} where provider_id = ${values.provider_id})`,
    } as never)
    .returningAll()
    .executeTakeFirstOrThrow();
  return rowOf<T>(row);
}

/** Compare-and-set on `version`; undefined when another write came first. */
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

/** Numbers the rows of a provider from 1 on in this order. Not an edit, so versions stay. */
export async function reorderContent(db: Db, table: ContentTable, ids: readonly string[]): Promise<void> {
  await sql`update ${sql.table(table)} as item set position = sorted.position
    from unnest(${ids}::uuid[]) with ordinality as sorted(id, position) where item.id = sorted.id`.execute(
    db,
  );
}
