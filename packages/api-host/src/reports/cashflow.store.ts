import type { Currency } from '@upline/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { isOneOf } from '../platform/database/is-one-of.ts';
import type { ScopedRows } from '../platform/list/define-list.ts';

export const CASHFLOW_AMOUNTS = [
  'writing_cents',
  'split_cents',
  'training_cents',
  'override_cents',
  'revenue_cents',
  'bonuses_cents',
  'chargebacks_cents',
  'withheld_cents',
  'net_paid_cents',
  'escrow_change_cents',
] as const;
type Amount = (typeof CASHFLOW_AMOUNTS)[number];

export interface CashflowRow extends Readonly<Record<Amount, number>> {
  /** `2026-11-01 USD`. */
  readonly key: string;
  /** First day. */
  readonly month: string;
  readonly currency: Currency;
}

/** Column of each type of a credit; every other one is a bonus. */
const COLUMN_OF = sql`case line.compensation_type when 'Writing' then 'writing_cents' when 'Excess' then 'writing_cents'
  when 'Renewal' then 'writing_cents' when 'Trail' then 'writing_cents' when 'Split' then 'split_cents'
  when 'Training' then 'training_cents' when 'Override Bonus' then 'override_cents' when 'Revenue Bonus' then 'revenue_cents'
  else 'bonuses_cents' end`;

interface Days {
  readonly from: string;
  readonly to: string;
}

/**
 * Amounts by what they are, in the month of their posting, payment or journal; the days are whole months. Lines are summed
 * month by month: asking each of a year's lines for its day on the company's clock takes ten times as long.
 */
function flowOf(code: string | undefined, { from, to }: Days): RawBuilder<CashflowRow> {
  const of = (column: string) => (code === undefined ? sql`true` : sql`${sql.ref(column)} = ${code}`);
  const column = (name: Amount) =>
    sql`coalesce(sum(cents) filter (where kind = ${name}), 0)::bigint as ${sql.ref(name)}`;
  return sql<CashflowRow>`(
    select to_char(month, 'YYYY-MM-DD ') || currency as key, month, currency, ${sql.join(CASHFLOW_AMOUNTS.map(column))}
    from (
      select month, currency, case when is_charge then 'chargebacks_cents' else ${COLUMN_OF} end as kind, cents
      from (
        select month.first::date as month, line.currency, line.compensation_type, line.amount_cents < 0 as is_charge,
          sum(abs(line.amount_cents)) as cents
        from generate_series(${from}::timestamp, ${to}::timestamp, interval '1 month') as month(first)
        join compensation_line line on line.posted_at >= month.first at time zone 'America/New_York'
          and line.posted_at < (month.first + interval '1 month') at time zone 'America/New_York'
        where line.voided_at is null and ${of('line.associate_code')}
        group by 1, 2, 3, 4
      ) line
      union all
      select date_trunc('month', run.pay_date)::date, payout.currency, paid.kind, paid.cents
      from pay_run run cross join lateral (
        select payout.currency, sum(payout.net_cents) as net, sum(payout.withheld_cents) as withheld
        from payout where payout.pay_run_id = run.id and ${of('payout.associate_code')} group by 1
      ) payout
      cross join lateral (values ('net_paid_cents', payout.net), ('withheld_cents', payout.withheld)) as paid (kind, cents)
      where run.status = 'Closed' and run.pay_date between ${from}::date and ${to}::date
      union all
      select date_trunc('month', journal.on_date)::date, journal.currency, 'escrow_change_cents', -sum(entry.amount_cents)
      from ledger_account account
      join journal_line entry on entry.account_id = account.id
      join journal on journal.id = entry.journal_id
      where account.kind = 'Escrow' and ${of('account.associate_code')}
        and journal.on_date between ${from}::date and ${to}::date
      group by 1, 2
    ) amount
    group by 1, 2, 3)`;
}

/** Cash by month and currency: of one associate, without a code of the company. Months without any are left out. */
export function cashflowRows(db: Db, code: string | undefined, days: Days) {
  const scoped = db.selectFrom(flowOf(code, days).as('flow'));
  const select = (query: typeof scoped) =>
    query.select([
      'flow.key',
      'flow.month',
      'flow.currency',
      ...CASHFLOW_AMOUNTS.map((each) => `flow.${each}` as const),
    ]);
  return {
    scoped,
    select,
    rows: (keys: readonly string[]) => select(scoped).where(isOneOf('flow.key', keys)).execute(),
  };
}

type CashflowTotals = { readonly currency: Currency } & Record<Amount, number>;

/** Sums of the rows, by currency. */
export async function cashflowTotals(rows: ScopedRows): Promise<CashflowTotals[]> {
  return rows
    .select([
      'flow.currency',
      ...CASHFLOW_AMOUNTS.map((each) => sql<number>`sum(${sql.ref(`flow.${each}`)})::bigint`.as(each)),
    ])
    .groupBy('flow.currency')
    .orderBy('flow.currency', 'desc')
    .execute() as Promise<CashflowTotals[]>;
}
