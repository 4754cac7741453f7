import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import type { ScopedRows } from '../../platform/list/define-list.ts';
import { type Group, type Grouped, share, withNames } from './groups.ts';

export const PERSISTENCY_SUMS = ['due_13', 'in_force_13', 'due_25', 'in_force_25'] as const;
type Sum = (typeof PERSISTENCY_SUMS)[number];

export interface PersistencyFigures extends Readonly<Record<Sum, number>> {
  readonly persistency_13_bps: number | null;
  readonly persistency_25_bps: number | null;
}
export interface PersistencyRow extends PersistencyFigures, Grouped {}

const KEYS: Readonly<Record<Group, RawBuilder<string>>> = {
  Provider: sql`policy.provider_id::text`,
  Associate: sql`policy.writing_associate_code`,
  Month: sql`to_char(policy.issue_date, 'YYYY-MM')`,
};

/** Whether a policy was still in force so many months after its issue, as levels and contests ask (domain.md 1.4). */
const isInForceAfter = (
  months: '13 months' | '25 months',
) => sql`lifecycle not in ('Not Taken', 'Declined', 'Withdrawn')
  and (termination_date is null or termination_date >= (issue_date + ${months}::interval)::date)`;
const isDue25 = (today: string) => sql`issue_date <= (${today}::date - interval '25 months')::date`;

/** Policies issued 13 to 37 months ago, by group: two years of cohorts for 13 months, the older one for 25. */
const persistencyOf = (by: Group, today: string) => sql`(
  select ${KEYS[by]} as key, count(*)::integer as due_13,
    (count(*) filter (where ${isInForceAfter('13 months')}))::integer as in_force_13,
    (count(*) filter (where ${isDue25(today)}))::integer as due_25,
    (count(*) filter (where ${isDue25(today)} and ${isInForceAfter('25 months')}))::integer as in_force_25
  from policy
  where issue_date > (${today}::date - interval '37 months')::date
    and issue_date <= (${today}::date - interval '13 months')::date
  group by 1)`;

export const PERSISTENCY_13 = share(sql.ref('made.in_force_13'), sql.ref('made.due_13'));
export const PERSISTENCY_25 = share(sql.ref('made.in_force_25'), sql.ref('made.due_25'));

export function persistencyRows(db: Db, by: Group, today: string) {
  const scoped = db.selectFrom(withNames<PersistencyRow>(persistencyOf(by, today), by).as('made'));
  const select = (query: typeof scoped) =>
    query.select([
      'made.key',
      'made.name',
      ...PERSISTENCY_SUMS.map((each) => `made.${each}` as const),
      PERSISTENCY_13.as('persistency_13_bps'),
      PERSISTENCY_25.as('persistency_25_bps'),
    ]);
  return {
    scoped,
    select,
    rows: (keys: readonly string[]) => select(scoped).where(isOneOf('made.key', keys)).execute(),
  };
}

const total = (field: Sum) => sql`coalesce(sum(${sql.ref(`made.${field}`)}), 0)`;

/** Sums over the rows; the ratios are of the sums. */
export const persistencyTotals = (rows: ScopedRows): Promise<PersistencyFigures> =>
  rows
    .select([
      ...PERSISTENCY_SUMS.map((each) => sql<number>`${total(each)}::integer`.as(each)),
      share(total('in_force_13'), total('due_13')).as('persistency_13_bps'),
      share(total('in_force_25'), total('due_25')).as('persistency_25_bps'),
    ])
    .executeTakeFirstOrThrow() as Promise<PersistencyFigures>;
