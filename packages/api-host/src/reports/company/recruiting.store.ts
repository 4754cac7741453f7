import { PROSPECT_STAGES, type ProspectStage } from '@upline/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import type { ScopedRows } from '../../platform/list/define-list.ts';
import { type Group, type Grouped, share, withNames } from './groups.ts';

export const FUNNEL_STEPS = [
  'added',
  'contacted',
  'presented',
  'followed_up',
  'recruited',
  'joined',
  'licensed',
  'wrote',
] as const;
type Step = (typeof FUNNEL_STEPS)[number];

export interface RecruitingFigures extends Readonly<Record<Step, number>> {
  readonly presented_bps: number | null;
  readonly recruited_bps: number | null;
  readonly licensed_bps: number | null;
}
export interface RecruitingRow extends RecruitingFigures, Grouped {}

type By = Exclude<Group, 'Provider'>;

interface Days {
  readonly from: string;
  readonly to: string;
}

const rankOf = (stage: RawBuilder<unknown>) => sql`array_position(${PROSPECT_STAGES}::text[], ${stage})`;
/** Whether a prospect came to the stage or to a later one. */
const cameTo = (stage: ProspectStage) =>
  sql`(count(*) filter (where best >= ${PROSPECT_STAGES.indexOf(stage) + 1}))::integer`;

/** The funnel of the days: prospects entered in them by the furthest stage they reached, and people who joined in them. */
const funnelOf = (by: By, { from, to }: Days) => {
  const isMonth = by === 'Month';
  const entered = isMonth
    ? sql`to_char(prospect.created_at at time zone 'America/New_York', 'YYYY-MM')`
    : sql`prospect.owner_code`;
  const joined = isMonth ? sql`to_char(app_user.join_date, 'YYYY-MM')` : sql`app_user.recruiter_code`;
  return sql`(
    select key, coalesce(added, 0) as added, coalesce(contacted, 0) as contacted, coalesce(presented, 0) as presented,
      coalesce(followed_up, 0) as followed_up, coalesce(recruited, 0) as recruited, coalesce(joined, 0) as joined,
      coalesce(licensed, 0) as licensed, coalesce(wrote, 0) as wrote
    from (
      select key, count(*)::integer as added, ${cameTo('Contacted')} as contacted, ${cameTo('BOP Presented')} as presented,
        ${cameTo('Follow Up')} as followed_up, ${cameTo('Recruited')} as recruited
      from (
        select ${entered} as key, greatest(${rankOf(sql`prospect.stage`)}, moved.best) as best
        from prospect
        left join (
          select prospect_id, max(${rankOf(sql`to_stage`)}) as best from prospect_stage_move group by 1
        ) moved on moved.prospect_id = prospect.id
        where prospect.kind in ('Recruit', 'Both')
          and prospect.created_at >= ${from}::timestamp at time zone 'America/New_York'
          and prospect.created_at < (${to}::date + 1)::timestamp at time zone 'America/New_York'
      ) reached
      group by 1
    ) prospects
    full join (
      select ${joined} as key, count(*)::integer as joined, count(licensed_until)::integer as licensed,
        (count(*) filter (where exists (
          select from policy where policy.writing_associate_code = app_user.code)))::integer as wrote
      from app_user
      where join_date between ${from}::date and ${to}::date and recruiter_code is not null
      group by 1
    ) people using (key))`;
};

const rate = (step: (field: Step) => RawBuilder<unknown>) => ({
  presented_bps: share(step('presented'), step('added')),
  recruited_bps: share(step('recruited'), step('added')),
  licensed_bps: share(step('licensed'), step('joined')),
});
export const RATES = rate((field) => sql.ref(`made.${field}`));

export function recruitingRows(db: Db, by: By, days: Days) {
  const scoped = db.selectFrom(withNames<RecruitingRow>(funnelOf(by, days), by).as('made'));
  const select = (query: typeof scoped) =>
    query.select([
      'made.key',
      'made.name',
      ...FUNNEL_STEPS.map((each) => `made.${each}` as const),
      RATES.presented_bps.as('presented_bps'),
      RATES.recruited_bps.as('recruited_bps'),
      RATES.licensed_bps.as('licensed_bps'),
    ]);
  return {
    scoped,
    select,
    rows: (keys: readonly string[]) => select(scoped).where(isOneOf('made.key', keys)).execute(),
  };
}

const total = (field: Step) => sql`coalesce(sum(${sql.ref(`made.${field}`)}), 0)`;

/** Sums over the rows; the rates are of the sums. */
export function recruitingTotals(rows: ScopedRows): Promise<RecruitingFigures> {
  const rates = rate(total);
  return rows
    .select([
      ...FUNNEL_STEPS.map((each) => sql<number>`${total(each)}::integer`.as(each)),
      rates.presented_bps.as('presented_bps'),
      rates.recruited_bps.as('recruited_bps'),
      rates.licensed_bps.as('licensed_bps'),
    ])
    .executeTakeFirstOrThrow() as Promise<RecruitingFigures>;
}
