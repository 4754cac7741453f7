import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import type { ScopedRows } from '../../platform/list/define-list.ts';
import { type Group, type Grouped, share, withNames } from './groups.ts';

export const PLACEMENT_SUMS = [
  'submitted',
  'open',
  'placed',
  'not_placed',
  'submitted_bv_cents',
  'placed_bv_cents',
] as const;
type Sum = (typeof PLACEMENT_SUMS)[number];

export interface PlacementFigures extends Readonly<Record<Sum, number>> {
  readonly placement_bps: number | null;
  /** From submit to placement, mean of what is placed. */
  readonly average_days: number | null;
}
export interface PlacementRow extends PlacementFigures, Grouped {}

interface Days {
  readonly from: string;
  readonly to: string;
}

const KEYS: Readonly<Record<Group, RawBuilder<string>>> = {
  Provider: sql`policy.provider_id::text`,
  Associate: sql`policy.writing_associate_code`,
  Month: sql`to_char(policy.submit_date, 'YYYY-MM')`,
};
const IS_OPEN = sql`placed_date is null and lifecycle in ('Submitted', 'Underwriting', 'Issued')`;

/** Policies by what became of them, by group; the days are those they were submitted on. */
const placementOf = (by: Group, { from, to }: Days) => sql`(
  select key, submitted, open, placed, submitted - open - placed as not_placed, submitted_bv_cents, placed_bv_cents, days
  from (
    select ${KEYS[by]} as key, count(*)::integer as submitted, (count(*) filter (where ${IS_OPEN}))::integer as open,
      count(placed_date)::integer as placed, sum(bv_cents)::bigint as submitted_bv_cents,
      coalesce(sum(bv_cents) filter (where placed_date is not null), 0)::bigint as placed_bv_cents,
      coalesce(sum(placed_date - submit_date), 0)::integer as days
    from policy where submit_date between ${from}::date and ${to}::date group by 1
  ) counted)`;

type Made = PlacementRow & { readonly days: number };

const meanDays = (days: RawBuilder<unknown>, placed: RawBuilder<unknown>) =>
  sql<number | null>`round(1.0 * ${days} / nullif(${placed}, 0), 1)::float8`;
export const PLACEMENT_BPS = share(sql.ref('made.placed'), sql.ref('made.submitted'));
export const AVERAGE_DAYS = meanDays(sql.ref('made.days'), sql.ref('made.placed'));

export function placementRows(db: Db, by: Group, days: Days) {
  const scoped = db.selectFrom(withNames<Made>(placementOf(by, days), by).as('made'));
  const select = (query: typeof scoped) =>
    query.select([
      'made.key',
      'made.name',
      ...PLACEMENT_SUMS.map((each) => `made.${each}` as const),
      PLACEMENT_BPS.as('placement_bps'),
      AVERAGE_DAYS.as('average_days'),
    ]);
  return {
    scoped,
    select,
    rows: (keys: readonly string[]) => select(scoped).where(isOneOf('made.key', keys)).execute(),
  };
}

const total = (field: string) => sql`coalesce(sum(${sql.ref(`made.${field}`)}), 0)`;

/** Sums over the rows; ratio and mean are of the sums. */
export const placementTotals = (rows: ScopedRows): Promise<PlacementFigures> =>
  rows
    .select([
      ...PLACEMENT_SUMS.map((each) => sql<number>`${total(each)}::bigint`.as(each)),
      share(total('placed'), total('submitted')).as('placement_bps'),
      meanDays(total('days'), total('placed')).as('average_days'),
    ])
    .executeTakeFirstOrThrow() as Promise<PlacementFigures>;
