import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

export interface PayRunFaults {
  /** People whose pending lines are not their Pending Commission. */
  readonly pending: number;
  /** People whose open debts are not their Debit Balance. */
  readonly debts: number;
  /** Payouts whose amounts are not in journals of their own. */
  readonly payouts: number;
  /** People whose Payable is not their last carry and what the bank returned. */
  readonly carries: number;
  /** Payouts whose recoveries are not what they withheld. */
  readonly recoveries: number;
}

/** Where the tables of pay runs and the ledger disagree: all 0, or something is badly wrong. */
export async function parity(db: Db): Promise<PayRunFaults> {
  const { rows } = await sql<PayRunFaults>`
    with balance as (
      select account.kind, account.associate_code, account.currency, balance.balance_cents * balance.side as cents
      from ledger_account as account join ledger_balance as balance on balance.account_id = account.id
    ),
    line as (
      select associate_code, currency, sum(amount_cents - charged_cents) as cents from compensation_line
      where status = 'Pending' and voided_at is null group by associate_code, currency
    ),
    debt as (
      select associate_code, currency, sum(amount_cents - recovered_cents - written_off_cents) as cents
      from chargeback where transferred_to_id is null group by associate_code, currency
    ),
    carry as (
      select associate_code, currency, sum(cents) as cents from (
        select distinct on (associate_code, currency) associate_code, currency, carry_out_cents as cents
        from payout order by associate_code, currency, pay_run_number desc
      ) as last group by associate_code, currency
    ),
    returned as (
      select associate_code, currency, sum(net_cents) as cents from payout
      where status = 'Pending' and returned_at is not null group by associate_code, currency
    ),
    journaled as (
      select journal.source_id, account.kind, sum(line.amount_cents) as cents
      from journal join journal_line as line on line.journal_id = journal.id
      join ledger_account as account on account.id = line.account_id
      where journal.kind = 'Pay Run' and account.kind in ('Debit Balance', 'Payable')
      group by journal.source_id, account.kind
    )
    select
      (select count(*)::int from (select * from balance where kind = 'Pending Commission') as b
        full join line using (associate_code, currency)
        where coalesce(b.cents, 0) <> coalesce(line.cents, 0)) as pending,
      (select count(*)::int from (select * from balance where kind = 'Debit Balance') as b
        full join debt using (associate_code, currency)
        where coalesce(b.cents, 0) <> coalesce(debt.cents, 0)) as debts,
      (select count(*)::int from payout
        left join journaled as paid on paid.source_id = payout.id::text and paid.kind = 'Payable'
        left join journaled as held on held.source_id = payout.id::text and held.kind = 'Debit Balance'
        left join lateral (
          select sum(coalesce(debt_cents, amount_cents)) as cents from payout_recovery where payout_id = payout.id
        ) as recovered on true
        where coalesce(-paid.cents, 0) <> gross_cents - withheld_cents
          or coalesce(-held.cents, 0) <> coalesce(recovered.cents, 0)
      ) as payouts,
      (select count(*)::int from (select * from balance where kind = 'Payable') as b
        full join carry using (associate_code, currency) full join returned using (associate_code, currency)
        where coalesce(b.cents, 0) <> coalesce(carry.cents, 0) + coalesce(returned.cents, 0)) as carries,
      (select count(*)::int from payout where withheld_cents <>
        (select coalesce(sum(amount_cents), 0) from payout_recovery where payout_id = payout.id)) as recoveries`.execute(
    db,
  );
  return rows[0] as PayRunFaults;
}
