import type { PointsType } from '@upline/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { byKey } from '../../platform/database/statement-names.ts';
import { shareGuard } from '../changes/guard.store.ts';
import { type Credited, creditLate } from './crediting.store.ts';

/** A credit to an associate or its reversal (domain.md 5.1). */
export interface PointEntry {
  readonly owner_code: string;
  readonly points_type: PointsType;
  /** Cents of BV, hundredths of policies, or units; above 0. An entry of 0 is left out. */
  readonly amount: number;
  /** Company day. */
  readonly on_date: string;
  /** What caused it: `policy`, `chargeback`, `registration`. */
  readonly reference_kind: string;
  readonly reference_id: string;
  /** Of a policy, from 1. */
  readonly portion?: number | null;
  readonly is_reversal?: boolean;
  /** Both or neither: an entry without them is in the totals but in no product's. */
  readonly product_id?: string | null;
  readonly provider_id?: string | null;
  readonly policy_id?: string | null;
}

/**
 * Appends entries to the ledger of points, in the caller's transaction. Every read of production shows them from its commit
 * on; nothing about uplines is written here, so policies of one team do not wait for each other. Throws for an amount below
 * zero (RangeError) and for an owner who does not exist (foreign key).
 */
export async function recordPoints(db: Db, entries: readonly PointEntry[]): Promise<void> {
  const rows = entries.filter(({ amount }) => amount !== 0);
  if (rows.length === 0) return;
  if (rows.some(({ amount }) => !(Number.isSafeInteger(amount) && amount > 0)))
    throw new RangeError('Points are whole and positive; is_reversal gives the sign');
  const openFrom = await shareGuard(db);
  const given = JSON.stringify(rows.map((row) => ({ is_reversal: false, ...row })));
  // `on_date` before the open month: credited at once, by the network of its day.
  const isOpen = openFrom === null ? sql`true` : sql`on_date >= ${openFrom}::date`;
  const { rows: late } = await sql<Credited>`${byKey}
    with entry as (
      insert into point_entry (owner_code, points_type, amount, on_date, reference_kind, reference_id, portion, is_reversal,
        product_id, provider_id, policy_id, shop_code)
      select given.owner_code, given.points_type, given.amount, given.on_date, given.reference_kind, given.reference_id,
        given.portion, given.is_reversal, given.product_id, given.provider_id, given.policy_id, app_user.shop_code
      from json_populate_recordset(null::point_entry, ${given}::json) given
      left join app_user on app_user.code = given.owner_code
      returning *
    ), delta as (
      insert into point_delta (associate_code, month, points_type, is_reversal, product_id, provider_id, amount)
      select owner_code, date_trunc('month', on_date)::date, points_type, is_reversal, product_id, provider_id, sum(amount)
      from entry where ${isOpen} group by 1, 2, 3, 4, 5, 6
    )
    select owner_code as code, on_date as day, points_type, is_reversal, product_id, provider_id, amount
    from entry where not ${isOpen}`.execute(db);
  await creditLate(db, late);
}
