import { BUILDER_BONUS_NEAR, type HawaiiRules } from '@upline/domain/production';
import { type RawBuilder, sql } from 'kysely';
import { ancestors, type FiguresAsked, figuresSelect } from '../network/sums/figures.store.ts';

/** Boards whose score is made of several kinds of points (domain.md 5.5). */
export const CONTEST_BOARDS = ['Builder', 'Hawaii', 'Builder Bonus'] as const;
export type ContestBoard = (typeof CONTEST_BOARDS)[number];

export type BoardWindows = Pick<FiguresAsked, 'current' | 'previous' | 'byDay' | 'openFrom'>;
type Fragment = RawBuilder<unknown>;

const FIGURES = ['adjusted_current', 'adjusted_previous', 'total_current', 'total_previous'] as const;
type Figure = (typeof FIGURES)[number];

const of = (table: string, figure: Figure) => sql`coalesce(${sql.ref(`${table}.${figure}`)}, 0)`;
const figures = (each: (figure: Figure) => Fragment) =>
  sql.join(FIGURES.map((figure) => sql`(${each(figure)})::bigint as ${sql.ref(figure)}`));

/** Builder: members of the builder plan by `builderScoreHundredths`. */
export function builderSelect(windows: BoardWindows): Fragment {
  const shop = (pointsType: 'Recruits' | 'IssuedBv') =>
    figuresSelect({ ...windows, pointsType, teamType: 'BaseShop' });
  return sql`
    select code, ${figures((each) => sql`${of('recruited', each)} * 100000 + ${of('issued', each)}`)},
      jsonb_build_object('recruits', ${of('recruited', 'adjusted_current')},
        'base_shop_bv_cents', ${of('issued', 'adjusted_current')}) as facts
    from (${shop('Recruits')}) recruited full join (${shop('IssuedBv')}) issued using (code)
    where exists (select from builder_enrollment enrollment
      where enrollment.associate_code = code and enrollment.status = 'Active')`;
}

/** Licenses of personal recruits in the months, as FIGURES of the recruiter. */
const licensedRecruits = ({ current, previous }: BoardWindows) => {
  const counted = (from: string, to: string, isNet: boolean) => sql`coalesce(sum(
    case when not point.is_reversal then point.amount ${isNet ? sql`else -point.amount` : sql``} end)
    filter (where point.month between ${from}::date and ${to}::date), 0)`;
  return sql`
    select recruit.recruiter_code as code, ${counted(current.from, current.to, true)} as adjusted_current,
      ${counted(previous.from, previous.to, true)} as adjusted_previous,
      ${counted(current.from, current.to, false)} as total_current,
      ${counted(previous.from, previous.to, false)} as total_previous
    from point_own point join app_user recruit on recruit.code = point.associate_code
    where point.points_type = 'Licenses' and recruit.recruiter_code is not null
      and point.month between ${previous.from}::date and ${current.to}::date
    group by recruit.recruiter_code`;
};

/** Who was promoted to RMD from below in the months; who joined as one, or came down to it, was not. */
const promotedToRmd = ({ current, previous }: BoardWindows) => {
  const within = ({ from, to }: { from: string; to: string }) =>
    sql`(count(*) filter (where date_trunc('month', change.valid_from) between ${from}::date and ${to}::date) > 0)::integer`;
  return sql`
    select change.associate_code as code, ${within(current)} as adjusted_current, ${within(previous)} as adjusted_previous,
      ${within(current)} as total_current, ${within(previous)} as total_previous
    from level_history change
    where change.level_code = 'RMD' and change.valid_from >= ${previous.from}::date and not (
      select level.is_senior from level_history before join level on level.code = before.level_code
      where before.associate_code = change.associate_code and before.valid_from < change.valid_from
      order by before.valid_from desc limit 1)
    group by change.associate_code`;
};

/** Hawaii: everybody's points as `hawaiiStanding` counts them, rounded half up once. */
export function hawaiiSelect(windows: BoardWindows, rules: HawaiiRules): Fragment {
  const bv = (teamType: 'Personal' | 'BaseShop') =>
    figuresSelect({ ...windows, pointsType: 'IssuedBv', teamType });
  const others = (each: Figure) => sql`${of('shop', each)} - ${of('own', each)}`;
  const points = (each: Figure) => sql`
    floor((2 * (${of('own', each)} * ${rules.personal_bps}::bigint + (${others(each)}) * ${rules.base_shop_bps}::bigint)
      + 1000000) / 2000000.0)
    + ${of('licensed', each)} * ${rules.licensed_recruit_points}::bigint
    + ${of('promoted', each)} * ${rules.rmd_points}::bigint`;
  return sql`
    select code, ${figures(points)},
      jsonb_build_object('personal_bv_cents', ${of('own', 'adjusted_current')},
        'base_shop_others_bv_cents', ${others('adjusted_current')},
        'licensed_recruits', ${of('licensed', 'adjusted_current')},
        'is_promoted_to_rmd', ${of('promoted', 'adjusted_current')} > 0) as facts
    from (${bv('Personal')}) own full join (${bv('BaseShop')}) shop using (code)
    full join (${licensedRecruits(windows)}) licensed using (code)
    full join (${promotedToRmd(windows)}) promoted using (code)`;
}

/** Builder Bonus: who is near it in the open month or has it, by base-shop BV and recruits (R-MNY-27). */
export function builderBonusSelect(windows: BoardWindows): Fragment {
  const month = windows.current.from;
  return sql`
    select code, ${of('issued', 'adjusted_current')}::bigint as adjusted_current, 0::bigint as adjusted_previous,
      coalesce(joined.recruits, 0)::bigint as total_current, 0::bigint as total_previous,
      jsonb_build_object('recruits', coalesce(joined.recruits, 0),
        'base_shop_bv_cents', ${of('issued', 'adjusted_current')}) as facts
    from (${figuresSelect({ ...windows, pointsType: 'IssuedBv', teamType: 'BaseShop' })}) issued
    full join (
      select owner.code, count(*) as recruits from app_user member
      ${ancestors('member', sql`0`, sql`length(member.path) - 1`)}
      where member.kind = 'Associate' and member.status = 'Active' and member.gen = owner.gen
        and member.join_date >= ${month}::date and member.join_date < (${month}::date + interval '1 month')::date
      group by owner.code
    ) joined using (code)
    where ${of('issued', 'adjusted_current')} >= ${BUILDER_BONUS_NEAR.base_shop_bv_cents}
      or joined.recruits >= ${BUILDER_BONUS_NEAR.recruits}`;
}
