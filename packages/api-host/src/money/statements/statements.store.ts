import type { ChargebackReason, CompensationType, Currency } from '@upline/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import type { PayoutRow } from '../pay-runs/payouts/payouts.store.ts';

type Of = Pick<PayoutRow, 'id' | 'pay_run_id' | 'associate_code'>;

/** A line of a statement: what was paid for what. */
export interface StatementLine {
  readonly id: string;
  readonly entry_no: number;
  readonly posted_at: Date;
  readonly compensation_type: CompensationType;
  readonly policy_last: string | null;
  readonly source: string | null;
  readonly generation: number | null;
  readonly base_bv_cents: number | null;
  readonly rate_bps: number | null;
  /** What the run found on the line and paid, in the line's currency. */
  readonly amount_cents: number;
  readonly currency: Currency;
  /** The same in the currency of the payout (R-MNY-30). */
  readonly paid_cents: number;
  /** Ten-thousandths of the payout's currency for one of the line's; null where they are the same. */
  readonly conversion_rate: number | null;
}

/**
 * The next lines of a payout, in the order they were posted. A line is stated as it was paid: what was charged while it was in
 * escrow never was (R-MNY-12), what is charged back afterwards is a debt of a later run and changes no statement (R-CMP-01).
 */
export async function nextLines(
  db: Db,
  { pay_run_id, associate_code }: Of,
  after: number,
  limit: number,
): Promise<StatementLine[]> {
  const { rows } = await sql<StatementLine>`
    select line.id, line.entry_no, line.posted_at, line.compensation_type, right(policy.policy_number, 4) as policy_last,
      ${fullName('source')} as source, line.generation, line.base_bv_cents, line.rate_bps,
      line.amount_cents - in_escrow.cents as amount_cents, line.currency,
      coalesce(line.paid_cents, line.amount_cents - in_escrow.cents) as paid_cents,
      case when line.paid_currency = line.currency then null when line.paid_currency = 'CAD' then run.usd_cad_rate
        when line.paid_currency = 'USD' then run.cad_usd_rate end as conversion_rate
    from compensation_line as line
    join pay_run as run on run.id = line.pay_run_id
    cross join lateral (
      select coalesce(-sum(taken.amount_cents), 0)::bigint as cents from compensation_line as taken
      where line.charged_cents > 0 and taken.original_line_id = line.id and taken.status = 'Chargeback Escrow'
    ) as in_escrow
    left join policy on policy.id = line.policy_id
    left join app_user as source on source.code = line.source_associate_code
    where line.pay_run_id = ${pay_run_id} and line.associate_code = ${associate_code} and line.entry_no > ${after}
    order by line.entry_no limit ${limit}`.execute(db);
  return rows;
}

/** What the payout took from which debt, oldest event first. */
export function recoveriesOf(db: Db, { id }: Pick<Of, 'id'>) {
  return db
    .selectFrom('payout_recovery')
    .innerJoin('chargeback', 'chargeback.id', 'payout_recovery.chargeback_id')
    .innerJoin('payout', 'payout.id', 'payout_recovery.payout_id')
    .innerJoin('pay_run', 'pay_run.id', 'payout.pay_run_id')
    .leftJoin('policy', 'policy.id', 'chargeback.policy_id')
    .select([
      'chargeback.event_date',
      'chargeback.reason',
      'payout_recovery.amount_cents',
      sql<number>`coalesce(payout_recovery.debt_cents, payout_recovery.amount_cents)`.as('debt_cents'),
      'chargeback.currency',
      sql<number | null>`case when chargeback.currency = payout.currency then null
        when payout.currency = 'CAD' then pay_run.usd_cad_rate else pay_run.cad_usd_rate end`.as(
        'conversion_rate',
      ),
      sql<string | null>`right(policy.policy_number, 4)`.as('policy_last'),
    ])
    .where('payout_recovery.payout_id', '=', id)
    .orderBy('chargeback.event_date')
    .orderBy('chargeback.id')
    .execute();
}

export type StatementRecovery = {
  readonly event_date: string;
  readonly reason: ChargebackReason;
  /** In the currency of the payout. */
  readonly amount_cents: number;
  /** The same in the currency of the debt (R-MNY-30). */
  readonly debt_cents: number;
  readonly currency: Currency;
  readonly conversion_rate: number | null;
  readonly policy_last: string | null;
};

/** What a person was paid run by run, for the totals of years. */
export function paidInRuns(db: Db, code: string) {
  return db
    .selectFrom('payout')
    .innerJoin('pay_run', 'pay_run.id', 'payout.pay_run_id')
    .select(['pay_run.pay_date', 'payout.currency', 'payout.gross_cents', 'payout.withheld_cents'])
    .where('payout.associate_code', '=', code)
    .orderBy('pay_run.pay_date')
    .execute();
}

/** Whether there is such an associate. */
export async function associateExists(db: Db, code: string): Promise<boolean> {
  const found = await db.selectFrom('associate').select('code').where('code', '=', code).executeTakeFirst();
  return found !== undefined;
}
