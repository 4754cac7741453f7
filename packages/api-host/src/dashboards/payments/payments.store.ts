import type { AssociateStatus, Currency } from '@upline/domain';
import { type RawBuilder, sql } from 'kysely';
import type { NetworkNode } from '../../network/nodes.store.ts';
import { legPath } from '../../network/team/leg-path.ts';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';

interface Days {
  readonly from: string;
  readonly to: string;
}

/** Whose money: one associate's, or without a node the whole company's. */
export interface MoneyOf {
  readonly node: Pick<NetworkNode, 'code' | 'path'> | undefined;
  readonly currency: Currency;
}

const startOf = (day: string) => sql`(${day}::date)::timestamp at time zone 'America/New_York'`;
const posted = ({ from, to }: Days) =>
  sql`posted_at >= ${startOf(from)} and posted_at < (${to}::date + 1)::timestamp at time zone 'America/New_York'`;
const monthOf = (column: string): RawBuilder<string> => sql`date_trunc('month', ${sql.ref(column)})::date`;

export interface Balances {
  readonly pending_cents: number;
  readonly escrow_cents: number;
  readonly debt_cents: number;
}

/** What is owed to and by the associate now, from the kept balances of the ledger (R-09). */
export async function balancesOf(db: Db, { node, currency }: MoneyOf): Promise<Balances> {
  const { rows } = await sql<Balances>`
    select
      coalesce(sum(balance_cents) filter (where account.kind = 'Pending Commission'), 0)::bigint * -1 as pending_cents,
      coalesce(sum(balance_cents) filter (where account.kind = 'Escrow'), 0)::bigint * -1 as escrow_cents,
      coalesce(sum(balance_cents) filter (where account.kind = 'Debit Balance'), 0)::bigint as debt_cents
    from ledger_account account join ledger_balance balance on balance.account_id = account.id
    where account.is_personal and account.currency = ${currency}
      and ${node ? sql`account.associate_code = ${node.code}` : sql`true`}`.execute(db);
  return rows[0] as Balances;
}

/** What a settlement asks for besides the balances. */
export async function payoutTerms(db: Db, { node, currency }: MoneyOf & { node: { readonly code: string } }) {
  return db
    .selectFrom('app_user')
    .innerJoin('associate', 'associate.code', 'app_user.code')
    .select([
      'app_user.status',
      'associate.max_chargeback_withhold_bps',
      sql<number>`coalesce((
        select carry_out_cents from payout where payout.associate_code = app_user.code and payout.currency = ${currency}
        order by pay_run_number desc limit 1), 0)::bigint`.as('carry_in_cents'),
    ])
    .where('app_user.code', '=', node.code)
    .executeTakeFirst() satisfies Promise<{ status: AssociateStatus } | undefined>;
}

/** Of everybody together: what the next run would withhold of what is pending now, and what the last runs carried. */
export async function expectedOfAll(
  db: Db,
  currency: Currency,
): Promise<{ withheld_cents: number; carry_in_cents: number }> {
  const country = currency === 'USD' ? 'USA' : 'Canada';
  const balanceOf = (kind: string) => sql`
    select account.associate_code as code, balance_cents * balance.side as cents
    from ledger_account account join ledger_balance balance on balance.account_id = account.id
    where account.kind = ${kind} and account.currency = ${currency} and balance_cents <> 0`;
  const { rows } = await sql<{ withheld_cents: number; carry_in_cents: number }>`
    with debt as materialized (${balanceOf('Debit Balance')}), due as (${balanceOf('Pending Commission')})
    select (
      select coalesce(sum(least(debt.cents, due.cents * case when member.status in ('Terminated', 'Resigned') then 10000
        else associate.max_chargeback_withhold_bps end / 10000)), 0)::bigint
      from debt join due on due.code = debt.code
      join app_user member on member.code = debt.code and member.country = ${country}
      join associate on associate.code = debt.code
    ) as withheld_cents, (
      select coalesce(sum(carry_out_cents), 0)::bigint from payout last
      where last.currency = ${currency} and last.carry_out_cents > 0 and not exists (
        select from payout later where later.associate_code = last.associate_code and later.currency = last.currency
          and later.pay_run_number > last.pay_run_number)
    ) as carry_in_cents`.execute(db);
  return rows[0] as { withheld_cents: number; carry_in_cents: number };
}

interface PaidMonth {
  readonly month: string;
  readonly paid_cents: number;
  readonly withheld_cents: number;
}

/** Net payouts and what was withheld by the month of the pay date; of the company from the totals of its runs. */
export async function paidByMonth(
  db: Db,
  { node, currency }: MoneyOf,
  { from, to }: Days,
): Promise<PaidMonth[]> {
  const closed = sql`run.status = 'Closed' and run.pay_date between ${from}::date and ${to}::date`;
  const amounts = node
    ? sql`select run.pay_date, payout.net_cents as net, payout.withheld_cents as withheld
        from payout join pay_run run on run.id = payout.pay_run_id
        where payout.associate_code = ${node.code} and payout.currency = ${currency} and ${closed}`
    : sql`select run.pay_date, total.net_cents as net, total.withheld_cents as withheld
        from pay_run run
        cross join jsonb_to_recordset(run.totals) as total (currency text, net_cents bigint, withheld_cents bigint)
        where total.currency = ${currency} and ${closed}`;
  const { rows } = await sql<PaidMonth>`
    select ${monthOf('pay_date')} as month, sum(net)::bigint as paid_cents, sum(withheld)::bigint as withheld_cents
    from (${amounts}) amount group by 1 order by 1`.execute(db);
  return rows;
}

/** What was charged back by the company month it was posted in, without sign. Months without are left out. */
export async function chargedByMonth(
  db: Db,
  { node, currency }: MoneyOf,
  days: Days,
): Promise<{ month: string; cents: number }[]> {
  const { rows } = await sql<{ month: string; cents: number }>`
    select date_trunc('month', posted_at at time zone 'America/New_York')::date as month, -sum(amount_cents)::bigint as cents
    from compensation_line
    where amount_cents < 0 and voided_at is null and currency = ${currency} and ${posted(days)}
      and ${node ? sql`associate_code = ${node.code}` : sql`true`}
    group by 1 order by 1`.execute(db);
  return rows;
}

interface LegIncome {
  readonly code: string | null;
  readonly name: string | null;
  readonly override_cents: number;
  readonly revenue_cents: number;
}

/**
 * Override and Revenue Bonus credited to the viewer over the days, by the direct at the head of the leg the source is in
 * now; without a code what came from outside of the present team (R-PRM-03).
 */
export async function incomeByLeg(
  db: Db,
  { node, currency }: MoneyOf & { node: Pick<NetworkNode, 'code' | 'path'> },
  days: Days,
): Promise<LegIncome[]> {
  const { rows } = await sql<LegIncome>`
    with income as materialized (
      select source_associate_code as code,
        coalesce(sum(amount_cents) filter (where compensation_type = 'Override Bonus'), 0)::bigint as override_cents,
        coalesce(sum(amount_cents) filter (where compensation_type = 'Revenue Bonus'), 0)::bigint as revenue_cents
      from compensation_line
      where associate_code = ${node.code} and currency = ${currency} and amount_cents > 0 and voided_at is null
        and compensation_type in ('Override Bonus', 'Revenue Bonus') and ${posted(days)}
      group by 1
    )
    select leg.code, ${fullName('leg')} as name, sum(part.override_cents)::bigint as override_cents,
      sum(part.revenue_cents)::bigint as revenue_cents
    from (
      select ${legPath(sql`source.path`, sql.lit(node.path.length))} as leg_path,
        sum(income.override_cents) as override_cents, sum(income.revenue_cents) as revenue_cents
      from income left join app_user source on source.code = income.code group by 1
    ) part
    left join app_user leg on leg.path = part.leg_path and leg.upline_code = ${node.code}
    group by 1, 2`.execute(db);
  return rows;
}

interface Earner {
  readonly code: string;
  readonly name: string;
  readonly amount_cents: number;
}

const withName = (amounts: RawBuilder<unknown>, limit: number) => sql<Earner>`
  select amount.code, ${fullName('app_user')} as name, amount.cents::bigint as amount_cents
  from (${amounts} order by cents desc, code limit ${limit}) amount join app_user on app_user.code = amount.code
  order by amount.cents desc, amount.code`;

/** Whose sales brought the viewer most Override Bonus over the days. */
export async function topSources(
  db: Db,
  { node, currency }: MoneyOf & { node: { readonly code: string } },
  days: Days,
  limit: number,
): Promise<Earner[]> {
  const { rows } = await withName(
    sql`select source_associate_code as code, sum(amount_cents) as cents from compensation_line
      where associate_code = ${node.code} and currency = ${currency} and compensation_type = 'Override Bonus'
        and amount_cents > 0 and voided_at is null and source_associate_code is not null and ${posted(days)}
      group by 1`,
    limit,
  ).execute(db);
  return rows;
}

/** Who was paid most, net, in closed runs with a pay date in the days. */
export async function topPayouts(
  db: Db,
  currency: Currency,
  { from, to }: Days,
  limit: number,
): Promise<Earner[]> {
  const { rows } = await withName(
    sql`select payout.associate_code as code, sum(payout.net_cents) as cents
      from pay_run run join payout on payout.pay_run_id = run.id
      where run.status = 'Closed' and run.pay_date between ${from}::date and ${to}::date
        and payout.currency = ${currency} and payout.net_cents > 0
      group by 1`,
    limit,
  ).execute(db);
  return rows;
}
