import type { LevelCode, LicenseType } from '@upline/domain';
import { LIFE_LICENSES } from '@upline/domain';
import { sql } from 'kysely';
import { isOpening } from '../../business/policies/lists/policies.source.ts';
import { teamFacts } from '../../network/team/team-facts.store.ts';
import { teamPredicate } from '../../network/team/team-predicate.ts';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { sharesWithin } from '../business/business.store.ts';
import type { DashboardScope } from '../dashboard-scope.ts';

type Team = Pick<DashboardScope, 'node' | 'teamType'>;

const name = fullName('member');
const present = sql`member.status not in ('Terminated', 'Resigned')`;

interface LevelChange {
  /** First day of the month it happened in. */
  readonly month: string;
  readonly level: LevelCode;
  /** Active members more of the level, or less. */
  readonly change: number;
}

/**
 * What changed in the number of Active members of each level after a day, by month, for those who are in the team now
 * (R-PRM-03), from the kept turns of each (table `active_turn`).
 */
export async function levelChanges(
  db: Db,
  { node, teamType }: Team,
  { after, today }: { readonly after: string; readonly today: string },
): Promise<LevelChange[]> {
  const { rows } = await sql<LevelChange>`
    select date_trunc('month', turn.day)::date as month, turn.level_code as level, sum(turn.n)::integer as change
    from active_turn turn join app_user member on member.code = turn.associate_code
    where turn.day > ${after}::date and turn.day <= ${today}::date and ${teamPredicate(teamType, node, 'member')}
    group by 1, 2 having sum(turn.n) <> 0`.execute(db);
  return rows;
}

interface ExpiringLicense {
  readonly code: string;
  readonly name: string;
  readonly level: LevelCode;
  readonly type: LicenseType;
  readonly state: string;
  readonly expiration_date: string;
  readonly days_left: number;
  readonly total: number;
}

/**
 * From this team size on, a team's licenses that end soon outnumber those of other people up to the last one that is
 * counted.
 */
const MANY_PEOPLE = 40_000;

/**
 * Licenses of members that end within the days and have not been renewed, soonest first; who has left is passed over. Of a
 * large team `most` are counted: each costs a look at its holder.
 */
export async function expiringLicenses(
  db: Db,
  { node, teamType }: Team,
  { today, days, limit, most }: Readonly<Record<'days' | 'limit' | 'most', number> & { today: string }>,
): Promise<ExpiringLicense[]> {
  const facts = await teamFacts(db, node, teamType, { table: 'license' });
  const isEnding = sql`license.approval_status = 'Approved' and license.status = 'Active' and not license.is_renewed
    and license.expiration_date between ${today}::date and ${today}::date + ${days}::integer`;
  const areFew = facts.by === 'shops' && facts.size < MANY_PEOPLE;
  const isOfTeam = facts.by === 'walk' ? teamPredicate(teamType, node, 'member') : facts.isOfTeam;
  // Few shops are read one by one, before anybody is looked at; of many the company's are walked until enough are found.
  const found = areFew
    ? sql`(
          select hit.* from unnest(${facts.shops}::text[]) as shop(code) cross join lateral (
            select license.id, license.associate_code, license.expiration_date from license
            where license.shop_code = shop.code and ${facts.isOfShops} and ${isEnding} offset 0
          ) hit order by hit.expiration_date, hit.id offset 0
        ) license join app_user member on member.code = license.associate_code where true`
    : sql`license join app_user member on member.code = license.associate_code where ${isEnding} and ${isOfTeam}`;
  const { rows } = await sql<ExpiringLicense>`
    select member.code, ${name} as name, member.level_code as level, license.type, license.state, license.expiration_date,
      license.expiration_date - ${today}::date as days_left, ending.total
    from (
      select counted.*, (count(*) over ())::integer as total from (
        select license.id, license.expiration_date from ${found} and ${present}
        order by license.expiration_date, license.id limit ${most}
      ) counted order by expiration_date, id limit ${limit}
    ) ending
    join license on license.id = ending.id join app_user member on member.code = license.associate_code
    order by license.expiration_date, license.id`.execute(db);
  return rows;
}

export interface NewRecruit {
  readonly code: string;
  readonly name: string;
  readonly level: LevelCode;
  readonly join_date: string;
  readonly recruiter_code: string | null;
  /** A life license waits for the home office. */
  readonly is_waiting: boolean;
  readonly has_passed: boolean;
  readonly has_learned: boolean;
  readonly total: number;
}

/** Who joined the team in the days, newest first; who has left is passed over. */
export async function newRecruits(
  db: Db,
  { node, teamType }: Team,
  { from, to, limit }: { readonly from: string; readonly to: string; readonly limit: number },
): Promise<NewRecruit[]> {
  const { rows } = await sql<NewRecruit>`
    select recruit.*,
      exists (select from license where license.associate_code = recruit.code and license.type = any(${LIFE_LICENSES})
        and license.approval_status = 'Pending For Admin') as is_waiting,
      coalesce(program.checklist ? 'exam_passed', false) as has_passed,
      coalesce(program.checklist ? 'pre_licensing_course', false) as has_learned
    from (
      select member.code, ${name} as name, member.level_code as level, member.join_date, member.recruiter_code,
        (count(*) over ())::integer as total
      from app_user member
      where member.join_date between ${from}::date and ${to}::date and ${present}
        and ${teamPredicate(teamType, node, 'member')}
      order by member.join_date desc, member.code desc limit ${limit}
    ) recruit
    left join training_program program on program.associate_code = recruit.code
    order by recruit.join_date desc, recruit.code desc`.execute(db);
  return rows;
}

/** Members, the owner of the team aside, with a part in a policy that was submitted in the days. */
export async function countWriters(
  db: Db,
  team: Team,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct share.associate_code)::integer as count from policy_share share
    where share.submit_date between ${from}::date and ${to}::date and ${isOpening('share')}
      and share.associate_code <> ${team.node.code} and ${await sharesWithin(db, team)}`.execute(db);
  return rows[0]?.count ?? 0;
}
