import type { Currency, ListFilter } from '@upline/domain';
import { type RawBuilder, sql } from 'kysely';
import { among } from '../platform/among.ts';
import type { Db } from '../platform/database.ts';
import type { ScopedRows } from '../platform/list/define-list.ts';
import type { ListFields } from '../platform/list/list-field.ts';
import { filterPredicate } from '../platform/list/list-predicate.ts';

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

/** Amounts by what they are, in the month of their posting, payment or journal. */
function flowOf(code: string | undefined, { from, to }: Days): RawBuilder<CashflowRow> {
  const of = (column: string) => (code === undefined ? sql`true` : sql`${sql.ref(column)} = ${code}`);
  const column = (name: Amount) =>
    sql`coalesce(sum(cents) filter (where kind = ${name}), 0)::bigint as ${sql.ref(name)}`;
  return sql<CashflowRow>`(
    select to_char(day, 'YYYY-MM-01 ') || currency as key, date_trunc('month', day)::date as month, currency,
      ${sql.join(CASHFLOW_AMOUNTS.map(column))}
    from (
      select (line.posted_at at time zone 'America/New_York')::date as day, line.currency,
        case when line.amount_cents < 0 then 'chargebacks_cents' else ${COLUMN_OF} end as kind, abs(line.amount_cents) as cents
      from compensation_line line
      where line.voided_at is null and ${of('line.associate_code')}
        and line.posted_at >= (${from}::date)::timestamp at time zone 'America/New_York'
        and line.posted_at < (${to}::date + 1)::timestamp at time zone 'America/New_York'
      union all
      select run.pay_date, payout.currency, paid.kind, paid.cents
      from pay_run run join payout on payout.pay_run_id = run.id
      cross join lateral (values ('net_paid_cents', payout.net_cents), ('withheld_cents', payout.withheld_cents))
        as paid (kind, cents)
      where run.status = 'Closed' and run.pay_date between ${from}::date and ${to}::date and ${of('payout.associate_code')}
      union all
      select journal.on_date, journal.currency, 'escrow_change_cents', -entry.amount_cents
      from ledger_account account
      join journal_line entry on entry.account_id = account.id
      join journal on journal.id = entry.journal_id
      where account.kind = 'Escrow' and ${of('account.associate_code')}
        and journal.on_date between ${from}::date and ${to}::date
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
    rows: (keys: readonly string[]) => select(scoped).where(among('flow.key', keys)).execute(),
  };
}

type CashflowTotals = { readonly currency: Currency } & Record<Amount, number>;

/** Sums of the rows a filter leaves, by currency. */
export async function cashflowTotals(
  scoped: ScopedRows,
  fields: ListFields,
  filter: ListFilter,
): Promise<CashflowTotals[]> {
  return scoped
    .where(filterPredicate(fields, filter))
    .select([
      'flow.currency',
      ...CASHFLOW_AMOUNTS.map((each) => sql<number>`sum(${sql.ref(`flow.${each}`)})::bigint`.as(each)),
    ])
    .groupBy('flow.currency')
    .orderBy('flow.currency', 'desc')
    .execute() as Promise<CashflowTotals[]>;
}
