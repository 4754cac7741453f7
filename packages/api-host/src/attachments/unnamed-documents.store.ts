import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { isOneOf } from '../platform/database/is-one-of.ts';

/** Columns of other tables that hold ids of attachments, as the database itself knows them. */
async function namingColumns(
  db: Db,
): Promise<readonly { readonly table: string; readonly column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.relname as "table", a.attname as "column"
    from pg_constraint f
    join pg_class c on c.oid = f.conrelid
    join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
    where f.contype = 'f' and f.confrelid = 'attachment'::regclass`.execute(db);
  return rows;
}

/**
 * Removes attachments from before that moment that no record ever named, `limit` at most. Rows that somebody is about to name are
 * locked and left out; what is locked here is judged again before it is deleted. Returns the keys of their files.
 */
export async function removeUnnamed(db: Db, before: Date, limit: number): Promise<string[]> {
  const old = await db
    .selectFrom('attachment')
    .select('id')
    .where('named_at', 'is', null)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  if (old.length === 0) return [];
  let removal = db
    .deleteFrom('attachment')
    .where('named_at', 'is', null)
    .where(
      isOneOf(
        'id',
        old.map(({ id }) => id),
      ),
    );
  for (const { table, column } of await namingColumns(db))
    removal = removal.where(
      sql<boolean>`not exists (select from ${sql.table(table)} naming where naming.${sql.ref(column)} = attachment.id)`,
    );
  return (await removal.returning('file_key').execute()).map(({ file_key }) => file_key);
}
