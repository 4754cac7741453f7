import type { AssociateStatus, LevelCode } from '@upline/domain';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { fullName } from '../platform/database/full-name.ts';
import { isOneOf } from '../platform/database/is-one-of.ts';
import { type Asked, isNamed } from '../platform/list/asked.ts';
import { companyOn } from '../platform/list/company-day.ts';
import type { ScopedRows } from '../platform/list/define-list.ts';
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

const isPresentation = (from: string, to: string) => sql`move.to_stage = 'BOP Presented'
  and move.from_stage in ('New Prospect', 'Contacted')
  and move.at >= ${midnight(from, '0 months')} and move.at < ${midnight(to, '1 month')}`;
const isCompleted = (from: string, to: string) => sql`analysis.completed_at >= ${midnight(from, '0 months')}
  and analysis.completed_at < ${midnight(to, '1 month')}`;

const sumsOfPoints = sql.join(
  POINTS.map(
    (field) =>
      sql`coalesce(sum(amount) filter (where points_type = ${ACTIVITY_POINTS[field]}), 0)::bigint as ${sql.ref(field)}`,
  ),
);

/**
 * What `app_user` made over the months: own credits, folded and pending; own prospects who came on to BOP Presented,
 * each once; needs analyses completed.
 */
const madeIn = ({ from, to }: { readonly from: string; readonly to: string }) => sql<
  Record<Measured, number>
>`(
  select ${sumsOfPoints},
    (select count(distinct prospect.id) from prospect join prospect_stage_move as move on move.prospect_id = prospect.id
      where prospect.owner_code = app_user.code and ${isPresentation(from, to)}) as bops_presented,
    (select count(*) from analysis where analysis.owner_code = app_user.code and ${isCompleted(from, to)}) as fnas_completed
  from (
    select points_type, amount from point_own where associate_code = app_user.code and not is_reversal
      and month between ${from}::date and ${to}::date
    union all
    select points_type, amount from point_delta where associate_code = app_user.code and not is_reversal
      and month between ${from}::date and ${to}::date
  ) credit)`;

/** Whom a report is about: the condition on app_user, under any alias; undefined: everybody. */
type People = ((alias: string) => RawBuilder<SqlBool>) | undefined;

/** What `madeIn` says of one measure, of all people who made any, read at once: what rows are sorted, filtered and summed by. */
function madeByAll(
  field: Measured,
  { from, to }: { readonly from: string; readonly to: string },
  people: People,
): RawBuilder<{ code: string; amount: number }> {
  const isOf = (owner: string) =>
    people ? sql`join app_user member on member.code = ${sql.ref(owner)} and ${people('member')}` : sql``;
  if (field === 'bops_presented') {
    return sql`(
      select prospect.owner_code as code, count(distinct prospect.id) as amount
      from prospect_stage_move as move join prospect on prospect.id = move.prospect_id ${isOf('prospect.owner_code')}
      where ${isPresentation(from, to)} group by 1)`;
  }
  if (field === 'fnas_completed') {
    return sql`(
      select analysis.owner_code as code, count(*) as amount from analysis ${isOf('analysis.owner_code')}
      where ${isCompleted(from, to)} group by 1)`;
  }
  const of = (table: string) => sql`
    select associate_code, amount from ${sql.table(table)} where points_type = ${ACTIVITY_POINTS[field]} and not is_reversal
      and month between ${from}::date and ${to}::date`;
  return sql`(
    select credit.associate_code as code, sum(credit.amount)::bigint as amount
    from (${of('point_own')} union all ${of('point_delta')}) credit ${isOf('credit.associate_code')} group by 1)`;
}

/** The measure in a select over the rows of `activityRows`. */
export const measuredBy = (field: Measured): RawBuilder<number> =>
  sql<number>`coalesce(${sql.ref(`by_${field}.amount`)}, 0)`;

/** Associates the condition lets through, with what each of them made in the days of whole months. */
export function activityRows(
  db: Db,
  people: People,
  days: { readonly from: string; readonly to: string },
  asked: NonNullable<Asked> & { readonly today: string },
) {
  const everybody = db
    .selectFrom('app_user')
    .crossJoin(companyOn(asked.today))
    .where('app_user.path', 'is not', null)
    .$if(people !== undefined, (query) => query.where(people?.('app_user') ?? sql<SqlBool>`true`));
  const scoped = MEASURED.filter((field) => isNamed(asked, field)).reduce<ScopedRows>(
    (query, field) =>
      query.leftJoin(madeByAll(field, days, people).as(`by_${field}`), `by_${field}.code`, 'app_user.code'),
    everybody
      .$if(isNamed(asked, 'state'), (query) => query.leftJoin('associate', 'associate.code', 'app_user.code'))
      .$if(isNamed(asked, 'level'), (query) => query.leftJoin('level', 'level.code', 'app_user.level_code')),
  );
  const rows = async (codes: readonly string[]) =>
    everybody
      .leftJoin('associate', 'associate.code', 'app_user.code')
      .innerJoinLateral(madeIn(days).as('made'), (join) => join.onTrue())
      .where(isOneOf('app_user.code', codes))
      .select([
        'app_user.code',
        fullName('app_user').as('name'),
        sql<LevelCode>`app_user.level_code`.as('level'),
        'app_user.status',
        'associate.state',
        sql<boolean>`${isLicensed}`.as('licensed'),
        ...MEASURED.map((field) => `made.${field}` as const),
        sql<Date | null>`(select max(session.created_at) from session
          where session.user_id = app_user.id and session.proxy_admin_id is null)`.as('last_login_at'),
      ])
      .$castTo<ActivityRow>()
      .execute();
  return { scoped, isComputed: true, rows, totals: (chosen: ScopedRows) => activityTotals(db, chosen, days) };
}

/**
 * Sums over the rows, which `chosen` reads from a list of codes: each kind of credit is read once for everybody, and
 * summed before it is asked which of the sums it is.
 */
async function activityTotals(
  db: Db,
  chosen: ScopedRows,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Record<Measured | 'associates', number>> {
  const of = (table: string) => sql`
    select credit.points_type, credit.amount from ${sql.table(table)} credit join chosen on chosen.code = credit.associate_code
    where not credit.is_reversal and credit.month between ${from}::date and ${to}::date
      and credit.points_type = any(${Object.values(ACTIVITY_POINTS)})`;
  const { rows } = await sql<Record<Measured | 'associates', number>>`
    with chosen as (${chosen.select('app_user.code')})
    select (select count(*) from chosen)::integer as associates, ${sumsOfPoints},
      (select count(*) from prospect join chosen on chosen.code = prospect.owner_code where prospect.id in (
        select move.prospect_id from prospect_stage_move as move where ${isPresentation(from, to)})) as bops_presented,
      (select count(*) from analysis join chosen on chosen.code = analysis.owner_code
        where ${isCompleted(from, to)}) as fnas_completed
    from (
      select points_type, sum(amount) as amount from (${of('point_own')} union all ${of('point_delta')}) credit group by 1
    ) of_type`.execute(db);
  return rows[0] as Record<Measured | 'associates', number>;
}
