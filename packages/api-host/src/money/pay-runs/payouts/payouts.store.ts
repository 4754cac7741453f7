import type { Currency } from '@upline/domain';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { isOneOf } from '../../../platform/database/is-one-of.ts';
import type { ScopedRows } from '../../../platform/list/define-list.ts';

const shown = (db: Db) =>
  db
    .selectFrom('payout')
    .innerJoin('pay_run', 'pay_run.id', 'payout.pay_run_id')
    .innerJoin('app_user', 'app_user.code', 'payout.associate_code')
    .leftJoin('payout_information as information', 'information.id', 'payout.payout_information_id');

const rows = (db: Db) =>
  shown(db)
    .selectAll('payout')
    .select([
      'pay_run.pay_date',
      'pay_run.period_start',
      'pay_run.period_end',
      'pay_run.closed_at',
      'app_user.first_name',
      'app_user.last_name',
      'information.bank_name',
      'information.account_number_last',
    ]);

interface Narrowing {
  /** One associate's statements. */
  readonly ownerCode?: string | undefined;
  readonly runId?: string | undefined;
}

/** Where the list of payouts comes from. */
export function payoutSource(db: Db, { ownerCode, runId }: Narrowing = {}) {
  type Column = 'payout.associate_code' | 'payout.pay_run_id';
  const narrow = <Q extends { where(column: Column, is: '=', value: string): Q }>(query: Q): Q => {
    const own = ownerCode === undefined ? query : query.where('payout.associate_code', '=', ownerCode);
    return runId === undefined ? own : own.where('payout.pay_run_id', '=', runId);
  };
  return {
    scoped: narrow(shown(db)),
    rows: (ids: readonly string[]) => narrow(rows(db).where(isOneOf('payout.id', ids))).execute(),
  };
}

/** What payouts come to, by currency. */
export function payoutTotals(matching: ScopedRows) {
  const sum = (column: string) => sql<number>`coalesce(sum(${sql.ref(column)}), 0)::bigint`;
  return matching
    .select([
      'payout.currency',
      sql<number>`count(*)::integer`.as('count'),
      sum('payout.gross_cents').as('gross_cents'),
      sum('payout.withheld_cents').as('withheld_cents'),
      sum('payout.net_cents').as('net_cents'),
      sum('payout.carry_out_cents').as('carry_out_cents'),
    ])
    .groupBy('payout.currency')
    .orderBy('payout.currency', 'desc')
    .execute();
}

/** A payout; `ownerCode` narrows to one associate's. */
export function findPayout(db: Db, id: string, ownerCode?: string) {
  const found = rows(db).where('payout.id', '=', id);
  return (
    ownerCode === undefined ? found : found.where('payout.associate_code', '=', ownerCode)
  ).executeTakeFirst();
}

export type PayoutRow = NonNullable<Awaited<ReturnType<typeof findPayout>>>;

/** A payout as it leaves the bank's hands or comes back. */
export interface MovedPayout {
  readonly id: string;
  readonly associate_code: string;
  readonly currency: Currency;
  readonly net_cents: number;
  readonly returns: number;
}

const MOVED = ['id', 'associate_code', 'currency', 'net_cents', 'returns'] as const;

/** Payouts of these ids, by name. */
export function payoutsOf(db: Db, ids: readonly string[]): Promise<PayoutRow[]> {
  return rows(db)
    .where(isOneOf('payout.id', ids))
    .orderBy('app_user.name_key')
    .orderBy('payout.id')
    .execute();
}

/** The same, kept from every other writer until the transaction ends. */
export async function lockPayouts(db: Db, ids: readonly string[]): Promise<PayoutRow[]> {
  await db.selectFrom('payout').select('id').where(isOneOf('id', ids)).orderBy('id').forUpdate().execute();
  return payoutsOf(db, ids);
}

/** Exported → Released, of these payouts or of the next ones of the run; returns those that were. */
export async function releasePayouts(
  db: Db,
  payRunId: string,
  now: Date,
  which: { readonly ids: readonly string[] } | { readonly next: number },
): Promise<MovedPayout[]> {
  const chosen: Expression<SqlBool> =
    'ids' in which
      ? isOneOf('id', which.ids)
      : sql<SqlBool>`id in (select id from payout where pay_run_id = ${payRunId} and status = 'Exported'
          order by id limit ${which.next} for update)`;
  return db
    .updateTable('payout')
    .set({ status: 'Released', released_at: now, version: sql<number>`version + 1` })
    .where('pay_run_id', '=', payRunId)
    .where('status', '=', 'Exported')
    .where(chosen)
    .returning(MOVED)
    .execute();
}

/** Exported → Pending with the bank's reason; nothing when it is of another version or status. */
export async function returnPayout(
  db: Db,
  { id, version }: { readonly id: string; readonly version: number },
  reason: string,
  now: Date,
): Promise<MovedPayout | undefined> {
  return db
    .updateTable('payout')
    .set({
      status: 'Pending',
      returned_reason: reason,
      returned_at: now,
      returns: sql<number>`returns + 1`,
      bank_file_id: null,
      exported_at: null,
      version: version + 1,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('status', '=', 'Exported')
    .returning(MOVED)
    .executeTakeFirst();
}
