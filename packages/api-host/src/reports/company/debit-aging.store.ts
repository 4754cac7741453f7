import type { AssociateStatus, Currency } from '@upline/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import type { ScopedRows } from '../../platform/list/define-list.ts';

/** Amounts by the days since the event of their chargeback, first and last day. */
const AGES = {
  days_0_30_cents: [0, 30],
  days_31_60_cents: [31, 60],
  days_61_90_cents: [61, 90],
  days_91_180_cents: [91, 180],
  over_180_cents: [181, null],
} as const;

export const AGE_SUMS = [
  'days_0_30_cents',
  'days_31_60_cents',
  'days_61_90_cents',
  'days_91_180_cents',
  'over_180_cents',
] as const satisfies (keyof typeof AGES)[];
export const AGING_SUMS = [...AGE_SUMS, 'balance_cents', 'open_chargebacks'] as const;
type Sum = (typeof AGING_SUMS)[number];

export interface DebitAgingRow extends Readonly<Record<Sum, number>> {
  /** `U000008 USD`. */
  readonly key: string;
  readonly code: string;
  readonly name: string;
  readonly status: AssociateStatus;
  readonly currency: Currency;
  readonly oldest_days: number;
}

type Debt = Omit<DebitAgingRow, 'code' | 'name' | 'status'> & { readonly associate_code: string };

/** What remains of open chargebacks, by associate, currency and age; another person owes those that were transferred. */
const debtsOf = (today: string) => {
  const aged = AGE_SUMS.map((field) => {
    const [from, to] = AGES[field];
    const isOfAge = to === null ? sql`age >= ${from}` : sql`age between ${from} and ${to}`;
    return sql`coalesce(sum(remaining) filter (where ${isOfAge}), 0)::bigint as ${sql.ref(field)}`;
  });
  return sql<Debt>`(
    select associate_code || ' ' || currency as key, associate_code, currency, ${sql.join(aged)},
      sum(remaining)::bigint as balance_cents, count(*)::integer as open_chargebacks, max(age) as oldest_days
    from (
      select associate_code, currency, amount_cents - recovered_cents - written_off_cents as remaining,
        greatest(0, ${today}::date - event_date) as age
      from chargeback
      where recovered_cents + written_off_cents < amount_cents and transferred_to_id is null
    ) chargeback
    group by associate_code, currency)`;
};

export function debitAgingRows(db: Db, today: string) {
  const scoped = db
    .selectFrom(debtsOf(today).as('debt'))
    .innerJoin('app_user', 'app_user.code', 'debt.associate_code');
  const select = (query: typeof scoped) =>
    query.select([
      'debt.key',
      'app_user.code',
      fullName('app_user').as('name'),
      'app_user.status',
      'debt.currency',
      'debt.oldest_days',
      ...AGING_SUMS.map((each) => `debt.${each}` as const),
    ]);
  return {
    scoped,
    select,
    rows: (keys: readonly string[]) => select(scoped).where(isOneOf('debt.key', keys)).execute(),
  };
}

type AgingTotals = { readonly currency: Currency; readonly associates: number } & Record<Sum, number>;

/** Sums of the rows, by currency. */
export const debitAgingTotals = (rows: ScopedRows): Promise<AgingTotals[]> =>
  rows
    .select([
      'debt.currency',
      sql<number>`count(*)::integer`.as('associates'),
      ...AGING_SUMS.map((each) => sql<number>`sum(${sql.ref(`debt.${each}`)})::bigint`.as(each)),
    ])
    .groupBy('debt.currency')
    .orderBy('debt.currency', 'desc')
    .execute() as Promise<AgingTotals[]>;
