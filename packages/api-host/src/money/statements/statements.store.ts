import type { ChargebackReason, CompensationType, Currency } from '@upline/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { PayoutRow } from '../pay-runs/payouts.store.ts';

type Of = Pick<PayoutRow, 'id' | 'pay_run_id' | 'associate_code'>;

/** A line of a statement: what was paid for what. */
export interface StatementLine {
  readonly entry_no: number;
  readonly posted_at: Date;
  readonly compensation_type: CompensationType;
  readonly policy_last: string | null;
  readonly source: string | null;
  readonly generation: number | null;
  readonly base_bv_cents: number | null;
  readonly rate_bps: number | null;
  /** What was left of the line, in its own currency. */
  readonly amount_cents: number;
  readonly currency: Currency;
  /** The same in the currency of the payout (R-MNY-30). */
  readonly paid_cents: number;
}

/** The next lines of a payout, in the order they were posted. */
export async function nextLines(
  db: Db,
  { pay_run_id, associate_code }: Of,
  after: number,
  limit: number,
): Promise<StatementLine[]> {
  const { rows } = await sql<StatementLine>`
    select line.entry_no, line.posted_at, line.compensation_type, right(policy.policy_number, 4) as policy_last,
      source.first_name || ' ' || source.last_name as source, line.generation, line.base_bv_cents, line.rate_bps,
      line.amount_cents - line.charged_cents as amount_cents, line.currency,
      coalesce(line.paid_cents, line.amount_cents - line.charged_cents) as paid_cents
    from compensation_line as line
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
    .leftJoin('policy', 'policy.id', 'chargeback.policy_id')
    .select([
      'chargeback.event_date',
      'chargeback.reason',
      'payout_recovery.amount_cents',
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
  readonly amount_cents: number;
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
