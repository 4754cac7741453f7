import type { Currency } from '@upline/domain';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { fullName } from '../platform/database/full-name.ts';
import { isOneOf } from '../platform/database/is-one-of.ts';
import type { ScopedRows } from '../platform/list/define-list.ts';

/** Days of the past whose withholding is expected of the same days to come. */
const FORECAST_DAYS = 90;

export const BALANCE_SUMS = [
  'open_chargebacks',
  'recovered_cents',
  'balance_cents',
  'forecast_cents',
] as const;
type BalanceSum = (typeof BALANCE_SUMS)[number];

export interface BalanceRow extends Readonly<Record<BalanceSum, number>> {
  /** `U000008 USD`. */
  readonly key: string;
  readonly code: string;
  readonly name: string;
  readonly currency: Currency;
  readonly oldest_days: number | null;
}

/** Debts of each associate by currency; another person owes those that were transferred. */
const debtOf = (today: string) => sql<{
  associate_code: string;
  key: string;
  currency: Currency;
  open_chargebacks: number;
  recovered_cents: number;
  balance_cents: number;
  oldest_days: number | null;
  forecast_cents: number;
}>`(
  select owed.*, case when owed.balance_cents <= 0 then 0 else greatest(0, owed.balance_cents - coalesce((
      select sum(payout.withheld_cents) from payout join pay_run run on run.id = payout.pay_run_id
      where payout.associate_code = owed.associate_code and payout.currency = owed.currency and run.status = 'Closed'
        and run.pay_date > ${today}::date - ${FORECAST_DAYS}::integer
    ), 0)) end::bigint as forecast_cents
  from (
    select associate_code, currency, associate_code || ' ' || currency as key,
      (count(*) filter (where remaining > 0))::integer as open_chargebacks, sum(recovered_cents)::bigint as recovered_cents,
      sum(remaining)::bigint as balance_cents, ${today}::date - min(event_date) filter (where remaining > 0) as oldest_days
    from (
      select associate_code, currency, event_date, recovered_cents,
        case when transferred_to_id is null then amount_cents - recovered_cents - written_off_cents else 0 end as remaining
      from chargeback
    ) each
    group by associate_code, currency
  ) owed)`;

/** People who have or had debts and meet the condition on `app_user`. */
export function balanceRows(db: Db, within: RawBuilder<SqlBool>, today: string) {
  const scoped = db
    .selectFrom(debtOf(today).as('debt'))
    .innerJoin('app_user', 'app_user.code', 'debt.associate_code')
    .where(within);
  const select = (query: typeof scoped) =>
    query.select([
      'debt.key',
      'app_user.code',
      fullName('app_user').as('name'),
      'debt.currency',
      'debt.oldest_days',
      ...BALANCE_SUMS.map((each) => `debt.${each}` as const),
    ]);
  return {
    scoped,
    select,
    rows: (keys: readonly string[]) => select(scoped).where(isOneOf('debt.key', keys)).execute(),
  };
}

type BalanceTotals = { readonly currency: Currency; readonly associates: number } & Record<
  BalanceSum,
  number
>;

/** Sums of the rows, by currency. */
export async function balanceTotals(rows: ScopedRows): Promise<BalanceTotals[]> {
  return rows
    .select([
      'debt.currency',
      sql<number>`count(*)::integer`.as('associates'),
      ...BALANCE_SUMS.map((each) => sql<number>`sum(${sql.ref(`debt.${each}`)})::bigint`.as(each)),
    ])
    .groupBy('debt.currency')
    .orderBy('debt.currency', 'desc')
    .execute() as Promise<BalanceTotals[]>;
}

/** The viewer and those whose debts the viewer would inherit, within a team of the viewer's. */
export const ownOrInherited = (
  code: string,
  inherited: readonly string[],
  inTeam: RawBuilder<SqlBool> | undefined,
): RawBuilder<SqlBool> => {
  const own = sql<SqlBool>`app_user.code = ${code}`;
  if (!inTeam || inherited.length === 0) return own;
  return sql<SqlBool>`(${own} or (app_user.code = any(${inherited}) and ${inTeam}))`;
};
