import type { Currency, RequestStatus } from '@upline/domain';
import { type Insertable, type Selectable, sql } from 'kysely';
import { among } from '../../platform/among.ts';
import type { Db } from '../../platform/database.ts';
import type { AdjustmentTable } from './adjustments.tables.ts';

export type AdjustmentRow = Selectable<AdjustmentTable>;

export interface AdjustmentListRow {
  id: string;
  associate_code: string;
  associate: string;
  policy_id: string | null;
  policy_number: string | null;
  amount_cents: number;
  currency: Currency;
  reason: string;
  status: RequestStatus;
  needs_second_person: boolean;
  requested_at: Date;
  requested_by: string;
  requester: string;
  decided_at: Date | null;
  decided_by: string | null;
  decider: string | null;
  decision_reason: string | null;
  version: number;
}

const name = (table: string) =>
  sql<string>`${sql.ref(`${table}.first_name`)} || ' ' || ${sql.ref(`${table}.last_name`)}`;

/** All adjustments, for the home office. */
export function adjustmentSource(db: Db) {
  const scoped = db
    .selectFrom('compensation_adjustment as adjustment')
    .innerJoin('app_user as payee', 'payee.code', 'adjustment.associate_code')
    .innerJoin('app_user as requester', 'requester.code', 'adjustment.requested_by')
    .leftJoin('app_user as decider', 'decider.code', 'adjustment.decided_by')
    .leftJoin('policy', 'policy.id', 'adjustment.policy_id');
  const select = (query: typeof scoped) =>
    query
      .selectAll('adjustment')
      .select([
        name('payee').as('associate'),
        name('requester').as('requester'),
        name('decider').as('decider'),
        'policy.policy_number',
      ]);
  return {
    scoped,
    select,
    rows: (ids: readonly string[]) => select(scoped).where(among('adjustment.id', ids)).execute(),
    find: (id: string) => select(scoped).where('adjustment.id', '=', id).executeTakeFirst(),
  };
}

export function insertAdjustment(db: Db, row: Insertable<AdjustmentTable>): Promise<AdjustmentRow> {
  return db.insertInto('compensation_adjustment').values(row).returningAll().executeTakeFirstOrThrow();
}

export function lockAdjustment(db: Db, id: string): Promise<AdjustmentRow | undefined> {
  return db
    .selectFrom('compensation_adjustment')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function decideAdjustment(
  db: Db,
  id: string,
  decision: { status: 'Approved' | 'Refused'; at: Date; by: string; reason: string | null },
): Promise<void> {
  await db
    .updateTable('compensation_adjustment')
    .set({
      status: decision.status,
      decided_at: decision.at,
      decided_by: decision.by,
      decision_reason: decision.reason,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute();
}

/** Who an adjustment may go to, with the currency of the country; undefined for others. */
export async function payeeOf(db: Db, code: string): Promise<{ currency: Currency } | undefined> {
  const row = await db
    .selectFrom('app_user')
    .select('country')
    .where('code', '=', code)
    .where('kind', '=', 'Associate')
    .executeTakeFirst();
  return row && { currency: row.country === 'Canada' ? 'CAD' : 'USD' };
}

export async function policyExists(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('policy').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
