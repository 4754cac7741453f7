import type { AssociateStatus, Currency } from '@upline/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';

export interface OpenDebt {
  readonly currency: Currency;
  readonly cents: number;
  readonly open: number;
  readonly since: string;
  readonly oldest_id: string;
}

/** The amount owed now and its first day, by currency. Debts that were given back no longer count. */
export async function openDebts(db: Db, code: string): Promise<OpenDebt[]> {
  const { rows } = await sql<OpenDebt>`
    select currency, sum(cents)::bigint as cents, count(*)::integer as open, min(since) as since,
      (array_agg(chargeback_id order by since, chargeback_id))[1] as oldest_id
    from debit_balance where associate_code = ${code} group by currency order by currency desc`.execute(db);
  return rows;
}

export interface Production {
  readonly status: AssociateStatus;
  readonly max_chargeback_withhold_bps: number;
  readonly country: 'USA' | 'Canada';
  /** Pay of all runs since the day. */
  readonly gross_cents: number;
}

/** What the runs with a pay date after the day paid the person in the currency, before anything was withheld. */
export async function productionSince(
  db: Db,
  code: string,
  currency: Currency,
  after: string,
): Promise<Production | undefined> {
  const { rows } = await sql<Production>`
    select member.status, member.country, associate.max_chargeback_withhold_bps,
      coalesce((select sum(payout.gross_cents) from payout join pay_run run on run.id = payout.pay_run_id
        where payout.associate_code = member.code and payout.currency = ${currency} and run.status = 'Closed'
          and run.pay_date > ${after}::date), 0)::bigint as gross_cents
    from app_user member join associate on associate.code = member.code where member.code = ${code}`.execute(
    db,
  );
  return rows[0];
}

/** Debts that were announced to the person and are not moved yet, by currency. */
export async function announcedTo(db: Db, code: string) {
  const { rows } = await sql<{ currency: Currency; count: number; amount_cents: number }>`
    select debt.currency, count(*)::integer as count,
      sum(debt.amount_cents - debt.recovered_cents - debt.written_off_cents)::bigint as amount_cents
    from debt_roll_up announced join chargeback debt on debt.id = announced.chargeback_id
    where announced.receiver_code = ${code} and announced.transferred_at is null
    group by debt.currency order by debt.currency desc`.execute(db);
  return rows;
}

export function nameOf(db: Db, code: string) {
  return db
    .selectFrom('app_user')
    .select(['code', fullName().as('name')])
    .where('code', '=', code)
    .executeTakeFirst();
}
