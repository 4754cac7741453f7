import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

export interface CompensationFaults {
  /** People whose lines in escrow are not their Escrow (R-MNY-12, I9). */
  readonly escrow: number;
  /** People whose pending lines are not their Pending Commission. */
  readonly pending: number;
  /** Lines whose charged amount differs from the sum of the negative lines against them (I6). */
  readonly charged: number;
}

/** Counts of the differences between lines and the ledger. All of them must be 0. */
export async function compensationFaults(db: Db): Promise<CompensationFaults> {
  const { rows } = await sql<CompensationFaults>`
    with balance as (
      select account.kind, account.associate_code, account.currency, balance.balance_cents * balance.side as cents
      from ledger_account account join ledger_balance balance on balance.account_id = account.id
      where account.kind in ('Escrow', 'Pending Commission')
    ), line as (
      select case status when 'Escrow' then 'Escrow' else 'Pending Commission' end as kind, associate_code, currency,
        sum(amount_cents - charged_cents) as cents
      from compensation_line where status in ('Pending', 'Escrow') and voided_at is null group by 1, 2, 3
    ), fault as (
      select kind from balance full join line using (kind, associate_code, currency)
      where coalesce(balance.cents, 0) <> coalesce(line.cents, 0)
    )
    select
      (select count(*)::integer from fault where kind = 'Escrow') as escrow,
      (select count(*)::integer from fault where kind = 'Pending Commission') as pending,
      (select count(*)::integer from (
        select original_line_id as id, -sum(amount_cents) as cents from compensation_line
        where amount_cents < 0 and original_line_id is not null group by original_line_id
      ) taken full join (select id, charged_cents from compensation_line where charged_cents > 0) charged using (id)
      where coalesce(taken.cents, 0) <> coalesce(charged.charged_cents, 0)) as charged`.execute(db);
  return rows[0] as CompensationFaults;
}
