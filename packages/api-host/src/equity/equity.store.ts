import type { ExportStatus } from '@upline/domain';
import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { fullName } from '../platform/database/full-name.ts';
import { isOneOf } from '../platform/database/is-one-of.ts';
import { rowWrites } from '../platform/database/record-store.ts';
import type { Row } from '../platform/database/tables.ts';

export type EquityCredit = Row<'equity_credit'>;
export type EquityCreditRow = EquityCredit & { readonly name: string };

/** Lots of one associate, or of everybody. */
export function equityCredits(db: Db, owner: string | null) {
  const all = db
    .selectFrom('equity_credit as lot')
    .innerJoin('app_user as person', 'person.code', 'lot.associate_code');
  const scoped = owner === null ? all : all.where('lot.associate_code', '=', owner);
  const select = (query: typeof all) => query.selectAll('lot').select(fullName('person').as('name'));
  return {
    scoped,
    select,
    rows: (ids: readonly string[]) => select(scoped).where(isOneOf('lot.id', ids)).execute(),
    find: (id: string) => select(scoped).where('lot.id', '=', id).executeTakeFirst(),
    /** All of them, newest first: one associate's are few. */
    all: () => select(scoped).orderBy('lot.grant_date', 'desc').orderBy('lot.id', 'desc').execute(),
  };
}

const credits = rowWrites('equity_credit');
export const { lock: lockCredit, insert: insertCredit, remove: deleteCredit } = credits;

/** For a lot that `lockCredit` holds. */
export async function setCreditStatus(
  db: Db,
  id: string,
  status: ExportStatus,
  by: { readonly now: Date; readonly code: string },
): Promise<void> {
  await credits.write(db, id, { status, updated_at: by.now, updated_by: by.code });
}

/** Forfeits all of a terminated person for cause; their ids. */
export async function forfeitForCause(
  db: Db,
  code: string,
  by: { readonly now: Date; readonly today: string; readonly code: string },
): Promise<string[]> {
  const rows = await db
    .updateTable('equity_credit')
    .set({
      forfeited_on: sql<string>`coalesce(forfeited_on, greatest(grant_date, ${by.today}::date))`,
      is_for_cause: true,
      updated_at: by.now,
      updated_by: by.code,
      version: sql<number>`version + 1`,
    })
    .where('associate_code', '=', code)
    .where('is_for_cause', '=', false)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether the person is Terminated now. */
export async function isTerminated(db: Db, code: string): Promise<boolean> {
  const row = await db.selectFrom('app_user').select('status').where('code', '=', code).executeTakeFirst();
  return row?.status === 'Terminated';
}
