import type { AssociateStatus, LevelCode, ListFilter } from '@upline/domain';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { among } from '../platform/among.ts';
import type { Db } from '../platform/database.ts';
import type { ScopedRows } from '../platform/list/define-list.ts';
import type { ListFields } from '../platform/list/list-field.ts';
import { filterPredicate } from '../platform/list/list-predicate.ts';
import { isLicensed } from '../team/team.store.ts';

export interface ActivityRow {
  readonly code: string;
  readonly name: string;
  readonly level: LevelCode;
  readonly status: AssociateStatus;
  readonly state: string | null;
  readonly licensed: boolean;
  readonly recruits: number;
  readonly new_licenses: number;
  readonly submitted_policies_hundredths: number;
  readonly submitted_bv_cents: number;
  readonly issued_policies_hundredths: number;
  readonly issued_bv_cents: number;
  readonly bops_presented: number;
  readonly fnas_completed: number;
  readonly last_login_at: Date | null;
}

/** Field → type of points. */
const ACTIVITY_POINTS = {
  recruits: 'Recruits',
  new_licenses: 'Licenses',
  submitted_policies_hundredths: 'SubmittedPolicies',
  submitted_bv_cents: 'SubmittedBv',
  issued_policies_hundredths: 'IssuedPolicies',
  issued_bv_cents: 'IssuedBv',
} as const;
type Points = keyof typeof ACTIVITY_POINTS;
type Measured = Points | 'bops_presented' | 'fnas_completed';
const POINTS = Object.keys(ACTIVITY_POINTS) as Points[];
export const MEASURED: readonly Measured[] = [...POINTS, 'bops_presented', 'fnas_completed'];

/** Company midnight at the start of a month, or of the one after it. */
const midnight = (month: string, later: '0 months' | '1 month') =>
  sql`((${month}::date + ${later}::interval)::timestamp at time zone 'America/New_York')`;

/**
 * What `app_user` made over the months: own credits, folded and pending; own prospects who came on to BOP Presented,
 * each once; needs analyses completed.
 */
const madeIn = ({ from, to }: { readonly from: string; readonly to: string }) => sql<
  Record<Measured, number>
>`(
  select ${sql.join(
    POINTS.map(
      (field) =>
        sql`coalesce(sum(amount) filter (where points_type = ${ACTIVITY_POINTS[field]}), 0)::bigint as ${sql.ref(field)}`,
    ),
  )},
    (select count(distinct prospect.id) from prospect join prospect_stage_move as move on move.prospect_id = prospect.id
      where prospect.owner_code = app_user.code and move.to_stage = 'BOP Presented'
        and move.from_stage in ('New Prospect', 'Contacted') and move.at >= ${midnight(from, '0 months')} and move.at < ${midnight(to, '1 month')}) as bops_presented,
    (select count(*) from analysis where analysis.owner_code = app_user.code
        and analysis.completed_at >= ${midnight(from, '0 months')}
        and analysis.completed_at < ${midnight(to, '1 month')}) as fnas_completed
  from (
    select points_type, amount from point_own where associate_code = app_user.code and not is_reversal
      and month between ${from}::date and ${to}::date
    union all
    select points_type, amount from point_delta where associate_code = app_user.code and not is_reversal
      and month between ${from}::date and ${to}::date
  ) credit)`;

/** Associates the condition lets through, with what each of them made in the days of whole months. */
export function activityRows(
  db: Db,
  within: RawBuilder<SqlBool>,
  days: { readonly from: string; readonly to: string },
) {
  const scoped = db
    .selectFrom('app_user')
    .leftJoin('associate', 'associate.code', 'app_user.code')
    .leftJoin('level', 'level.code', 'app_user.level_code')
    .innerJoinLateral(madeIn(days).as('made'), (join) => join.onTrue())
    .where('app_user.path', 'is not', null)
    .where(within);
  const select = (query: typeof scoped) =>
    query.select([
      'app_user.code',
      sql<string>`app_user.first_name || ' ' || app_user.last_name`.as('name'),
      sql<LevelCode>`app_user.level_code`.as('level'),
      'app_user.status',
      'associate.state',
      sql<boolean>`${isLicensed}`.as('licensed'),
      ...MEASURED.map((field) => `made.${field}` as const),
      sql<Date | null>`(select max(session.created_at) from session
        where session.user_id = app_user.id and session.proxy_admin_id is null)`.as('last_login_at'),
    ]);
  return {
    scoped,
    select,
    isComputed: true,
    rows: async (codes: readonly string[]) =>
      (await select(scoped).where(among('app_user.code', codes)).execute()) as unknown as ActivityRow[],
  };
}

/** Sums of the rows a filter leaves. */
export async function activityTotals(
  scoped: ScopedRows,
  fields: ListFields,
  filter: ListFilter,
): Promise<Record<Measured | 'associates', number>> {
  return scoped
    .where(filterPredicate(fields, filter))
    .select([
      sql<number>`count(*)::integer`.as('associates'),
      ...MEASURED.map((field) =>
        sql<number>`coalesce(sum(${sql.ref(`made.${field}`)}), 0)::bigint`.as(field),
      ),
    ])
    .executeTakeFirstOrThrow() as Promise<Record<Measured | 'associates', number>>;
}
