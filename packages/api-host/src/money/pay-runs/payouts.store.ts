import type { Currency } from '@upline/domain';
import { type Expression, type SqlBool, sql } from 'kysely';
import { among } from '../../platform/among.ts';
import type { Db } from '../../platform/database.ts';

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

/** Where the list of payouts comes from; `ownerCode` narrows to one associate's statements. */
export function payoutSource(db: Db, ownerCode?: string) {
  const narrow = <Q extends { where(column: 'payout.associate_code', is: '=', code: string): Q }>(
    query: Q,
  ) => (ownerCode === undefined ? query : query.where('payout.associate_code', '=', ownerCode));
  return {
    scoped: narrow(shown(db)),
    rows: (ids: readonly string[]) => narrow(rows(db).where(among('payout.id', ids))).execute(),
  };
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

/** Exported → Released, of these payouts or of the next ones of the run; returns those that were. */
export async function releasePayouts(
  db: Db,
  payRunId: string,
  now: Date,
  which: { readonly ids: readonly string[] } | { readonly next: number },
): Promise<MovedPayout[]> {
  const chosen: Expression<SqlBool> =
    'ids' in which
      ? among('id', which.ids)
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
