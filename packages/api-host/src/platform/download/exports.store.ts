import type { AccessFacts, ListFilter, ListOrder } from '@upline/domain';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Row, Tables } from '../database/tables.ts';

declare module '../database/tables.ts' {
  interface ColumnTypes {
    'export.columns': string[];
    'export.filter': ListFilter;
    'export.sort': ListOrder;
    'export.parameters': Record<string, unknown>;
  }
}

export type ExportRow = Row<'export'>;

export type NewExport = Pick<
  ExportRow,
  | 'user_id'
  | 'audience'
  | 'list'
  | 'format'
  | 'columns'
  | 'filter'
  | 'sort'
  | 'parameters'
  | 'fingerprint'
  | 'file_name'
  | 'created_at'
> & { readonly status: 'Direct' | 'Waiting' };

/** Undefined when the same export is already being prepared for the user. */
export async function insertExport(db: Db, row: NewExport): Promise<string | undefined> {
  const inserted = await db
    .insertInto('export')
    .values({
      ...row,
      columns: JSON.stringify(row.columns),
      filter: JSON.stringify(row.filter),
      sort: JSON.stringify(row.sort),
      parameters: JSON.stringify(row.parameters),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

export async function findExport(db: Db, id: string): Promise<ExportRow | undefined> {
  return db.selectFrom('export').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function setExport(
  db: Db,
  id: string,
  values: Pick<ExportRow, 'status' | 'file_key'> & { readonly finished_at?: Date },
): Promise<void> {
  await db.updateTable('export').set(values).where('id', '=', id).execute();
}

export async function insertTicket(db: Db, ticket: Omit<Tables['export_ticket'], 'used_at'>): Promise<void> {
  await db.insertInto('export_ticket').values(ticket).execute();
}

/**
 * Takes a one-time ticket: of many uses at once one wins. Undefined when it is unknown, used, too old, or the session it
 * is bound to has ended. `via_proxy`: an admin was viewing as the user.
 */
export async function takeTicket(db: Db, tokenHash: string, now: Date) {
  return db
    .updateTable('export_ticket')
    .set({ used_at: now })
    .from('session')
    .innerJoin('export', (join) => join.onTrue())
    .whereRef('session.id', '=', 'export_ticket.session_id')
    .whereRef('export.id', '=', 'export_ticket.export_id')
    .where('export_ticket.token_hash', '=', tokenHash)
    .where('export_ticket.used_at', 'is', null)
    .where('export_ticket.expires_at', '>', now)
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', now)
    .returningAll('export')
    .returning((select) => select('session.proxy_admin_id', 'is not', null).as('via_proxy'))
    .executeTakeFirst();
}

/** The file is given once, by whichever of its links (R-REP-01). */
const isNotDownloaded = sql<SqlBool>`not exists (
  select from export_ticket used where used.export_id = export.id and used.used_at is not null)`;

/** An own export whose file may still be downloaded; of two asked for at the same time the second waits for the first. */
export async function findOpen(db: Db, id: string, userId: string, since: Date) {
  return db
    .selectFrom('export')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('status', 'in', ['Direct', 'Ready'])
    .where(sql<SqlBool>`coalesce(finished_at, created_at) > ${since}`)
    .where(isNotDownloaded)
    .forUpdate()
    .executeTakeFirst();
}

/** Forgets links of sessions that were not used. */
export async function dropLinks(db: Db, exportId: string): Promise<void> {
  await db
    .deleteFrom('export_ticket')
    .where('export_id', '=', exportId)
    .where('session_id', 'is not', null)
    .where('used_at', 'is', null)
    .execute();
}

/** The finished export a mail's link means, for its owner alone. */
export async function findMailed(
  db: Db,
  tokenHash: string,
  userId: string,
  now: Date,
): Promise<ExportRow | undefined> {
  return db
    .selectFrom('export_ticket')
    .innerJoin('export', 'export.id', 'export_ticket.export_id')
    .selectAll('export')
    .where('export_ticket.token_hash', '=', tokenHash)
    .where('export_ticket.session_id', 'is', null)
    .where('export_ticket.expires_at', '>', now)
    .where('export.user_id', '=', userId)
    .where('export.status', '=', 'Ready')
    .where(isNotDownloaded)
    .executeTakeFirst();
}

/** Who an export is for, as the user's row says now (never as it was when it was asked for). */
export async function findReader(db: Db, userId: string) {
  return db
    .selectFrom('app_user')
    .select([
      'id',
      'code',
      'email',
      'email_verified_at',
      'kind',
      'status',
      'is_senior_level',
      'is_beta',
      'has_builder_plan',
      'admin_roles',
    ])
    .where('id', '=', userId)
    .executeTakeFirst() satisfies Promise<AccessFacts | undefined>;
}

/** Forgets links that are over and small exports that are old; files have their own removal. */
export async function deleteOld(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('export_ticket').where('expires_at', '<', before).execute();
  await db
    .deleteFrom('export')
    .where('created_at', '<', before)
    .where('status', 'in', ['Direct', 'Removed', 'Failed'])
    .execute();
}
