import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';

/** Tables whose rows have an order that people drag. */
export type PlacedTable =
  | 'help_category'
  | 'help_article'
  | 'content_page'
  | 'announcement'
  | 'efast_task'
  | 'store_product'
  | 'video';

/** Writers of an order wait for each other until their transactions end, so that positions have neither gap nor double. */
export async function lockOrder(db: Db, table: PlacedTable): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`order of ${table}`}))`.execute(db);
}

/** The place after the last row. The order must be locked. */
export async function placeAtEnd(db: Db, table: PlacedTable): Promise<number> {
  const { rows } = await sql<{ place: number }>`
    select coalesce(max(position), 0) + 1 as place from ${sql.table(table)}`.execute(db);
  return rows[0]?.place ?? 1;
}

/** Moves a row to that place; one beyond the end makes it the last. Versions stay: an order is no edit of the rows. */
export async function moveTo(db: Db, table: PlacedTable, id: string, place: number): Promise<void> {
  await sql`
    with rest as (
      select id, row_number() over (order by position, id) as place from ${sql.table(table)} where id <> ${id}
    ), placed as (
      select id, place + (place >= ${place})::integer as place from rest
      union all select ${id}::uuid, least(${place}::bigint, (select count(*) + 1 from rest))
    )
    update ${sql.table(table)} as item set position = placed.place from placed
    where item.id = placed.id and item.position <> placed.place`.execute(db);
}

/** Closes the gap that a deleted row has left. */
export async function closeGap(db: Db, table: PlacedTable, place: number): Promise<void> {
  await sql`update ${sql.table(table)} set position = position - 1 where position > ${place}`.execute(db);
}
