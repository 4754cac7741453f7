import {
  ASSOCIATE_STATUSES,
  addDays,
  addMonths,
  LEVEL_CODES,
  LIFE_LICENSES,
  type TeamType,
} from '@upline/domain';
import { periodOf } from '@upline/domain/production';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { validLifeLicense } from '../../licensing/licenses/licenses.store.ts';
import { me } from '../../network/nodes.store.ts';
import { teamPredicate } from '../../network/team/team-predicate.ts';
import { companyDay } from '../../platform/time/company-time.ts';
import type { teamCounts } from '../../team/team.schemas.ts';
import { startTestHost, type TestClient, type TestHost, testContext } from '../../testing/index.ts';
import { rootCode } from '../dashboard-scope.store.ts';
import type {
  teamExpiringLicenses,
  teamLevels,
  teamMembersCount,
  teamNewRecruits,
} from './team-dashboard.schemas.ts';

let host: TestHost;
let today: string;
let dev: TestClient;
let ana: TestClient;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  today = testContext(host).today;
  [dev, ana] = [await host.signInAs('dev'), await host.signInAs('ana')];
});
afterAll(() => host.close());

async function tile<S extends z.ZodType>(client: TestClient, path: string, query = {}): Promise<z.output<S>> {
  const reply = await client.get(path.startsWith('/') ? path : `/dashboards/team/${path}`, { query });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<z.output<S>>();
}

const codeOf = async (username: string) =>
  (
    await host.db
      .selectFrom('app_user')
      .select('code')
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
  ).code;

/** Everybody in a team with the histories, for counting by hand. */
async function membersOf(code: string, type: TeamType) {
  const node = await me(host.db, code);
  if (!node) throw new Error(`No node ${code}`);
  const members = await host.db.selectFrom('app_user').selectAll().where(teamPredicate(type, node)).execute();
  const levels = Map.groupBy(
    await host.db.selectFrom('level_history').selectAll().execute(),
    ({ associate_code }) => associate_code,
  );
  const statuses = Map.groupBy(
    await host.db.selectFrom('status_history').selectAll().execute(),
    ({ associate_code }) => associate_code,
  );
  return members.map((member) => ({
    ...member,
    levelOn: (day: string) =>
      (levels.get(member.code) ?? [])
        .filter(({ valid_from }) => valid_from <= day)
        .sort((a, b) => (a.valid_from < b.valid_from ? 1 : -1))[0]?.level_code,
    statusOn: (day: string) =>
      (statuses.get(member.code) ?? [])
        .filter(({ at }) => companyDay(at) <= day)
        .sort((a, b) => b.at.getTime() - a.at.getTime())[0]?.to_status,
  }));
}

const TYPES = ['Personal', 'BaseShop', 'RmdSuperTeam', 'Infinity'] as const;

describe('the team dashboard (domain.md 2.34)', () => {
  it.each(TYPES)(
    'counts the Active members of %s at every month end as the histories say',
    async (team_type) => {
      const { months } = await tile<typeof teamMembersCount>(dev, 'members-count', { team_type });
      expect(months).toHaveLength(12);
      const members = await membersOf(await codeOf('dev'), team_type);
      for (const [index, month] of months.entries()) {
        const first = addMonths(`${today.slice(0, 7)}-01`, index - 11);
        expect(month.on).toBe(index === 11 ? today : addDays(addMonths(first, 1), -1));
        const counted = LEVEL_CODES.map((level) => ({
          level,
          members: members.filter(
            (member) => member.statusOn(month.on) === 'Active' && member.levelOn(month.on) === level,
          ).length,
        }));
        expect(month.levels, `${team_type} on ${month.on}`).toEqual(counted);
        expect(month.members).toBe(counted.reduce((sum, { members: count }) => sum + count, 0));
      }
    },
  );

  it.each(TYPES)('counts the Active members of %s per level', async (team_type) => {
    const found = await tile<typeof teamLevels>(dev, 'level', { team_type });
    const members = (await membersOf(await codeOf('dev'), team_type)).filter(
      ({ status }) => status === 'Active',
    );
    expect(found.members).toBe(members.length);
    expect(found.levels).toEqual(
      LEVEL_CODES.map((level) => ({
        level,
        members: members.filter(({ level_code }) => level_code === level).length,
      })),
    );
  });

  it('lists what ends within 60 days and is not renewed, soonest first', async () => {
    const code = await codeOf('tom');
    const numbers = ['SOON', 'RENEWED', 'LATER', 'FAR'];
    await host.db
      .insertInto('license')
      .values(
        [
          ['GA', 'SOON', 60],
          ['NV', 'RENEWED', 3],
          ['NV', 'LATER', 900],
          ['UT', 'FAR', 61],
        ].map(([state, number, days]) => ({
          associate_code: code,
          type: 'Property & Casualty' as const,
          country: 'USA' as const,
          state: state as string,
          number: number as string,
          is_resident: false,
          issue_date: addDays(today, -100),
          expiration_date: addDays(today, days as number),
          status: 'Active' as const,
          approval_status: 'Approved' as const,
          document_id: null,
          rejection_reason: null,
          proposed: null,
          decided_at: null,
          decided_by: null,
          created_by: null,
          updated_by: null,
        })),
      )
      .execute();
    const { rows } = await tile<typeof teamExpiringLicenses>(ana, 'expiring-licenses', {
      team_type: 'BaseShop',
    });
    expect(rows.map(({ days_left }) => days_left)).toEqual(
      rows.map(({ days_left }) => days_left).toSorted((a, b) => a - b),
    );
    const tom = rows.filter((row) => row.code === code && row.type === 'Property & Casualty');
    expect(tom.map(({ state, days_left }) => [state, days_left])).toEqual([['GA', 60]]);
    for (const [who, team_type] of [
      ['ana', 'BaseShop'],
      ['dev', 'Infinity'],
    ] as const) {
      const members = (await membersOf(await codeOf(who), team_type)).filter(
        ({ status }) => status !== 'Terminated' && status !== 'Resigned',
      );
      const credentials = (await host.db.selectFrom('license').selectAll().execute()).filter(
        (credential) =>
          members.some((member) => member.code === credential.associate_code) &&
          credential.approval_status === 'Approved' &&
          credential.status === 'Active' &&
          credential.expiration_date !== null &&
          credential.expiration_date >= today &&
          credential.expiration_date <= addDays(today, 60) &&
          credential.number !== 'RENEWED',
      );
      const { count } = await tile<typeof teamExpiringLicenses>(
        who === 'ana' ? ana : dev,
        'expiring-licenses',
        { team_type },
      );
      expect(count).toBe(credentials.length);
    }
    await host.db.deleteFrom('license').where('number', 'in', numbers).execute();
  });

  it('lists who joined in the period, newest first, with the progress to a license', async () => {
    const { current } = periodOf('Year', today);
    const query = { team_type: 'Infinity', period: 'Year' };
    const team = await membersOf(await codeOf('dev'), 'Infinity');
    // In January hardly anybody has joined yet.
    for (const { code } of team.filter(({ status }) => status === 'Active').slice(0, 11))
      await host.db.updateTable('app_user').set({ join_date: today }).where('code', '=', code).execute();
    const { rows, count } = await tile<typeof teamNewRecruits>(dev, 'new-recruits', query);
    const joined = (await membersOf(await codeOf('dev'), 'Infinity'))
      .filter(({ join_date }) => join_date !== null && join_date >= current.from && join_date <= current.to)
      .filter(({ status }) => status !== 'Terminated' && status !== 'Resigned');
    expect(count).toBe(joined.length);
    expect(count).toBeGreaterThan(rows.length);
    const newest = joined
      .toSorted((a, b) => (`${a.join_date}${a.code}` < `${b.join_date}${b.code}` ? 1 : -1))
      .slice(0, 10);
    expect(rows.map(({ code }) => code)).toEqual(newest.map(({ code }) => code));
    const licensed = await validLifeLicense(
      host.db,
      newest.map(({ code }) => code),
      today,
    );
    for (const row of rows) expect(row.license_progress === 'Licensed').toBe(licensed.has(row.code));
    for (const { code, join_date } of team)
      await host.db.updateTable('app_user').set({ join_date }).where('code', '=', code).execute();
  });

  it('tells each step to a license', async () => {
    const code = await codeOf('tom');
    await host.db.updateTable('app_user').set({ join_date: today }).where('code', '=', code).execute();
    const progress = async () =>
      (await tile<typeof teamNewRecruits>(ana, 'new-recruits', { team_type: 'BaseShop' })).rows.find(
        (row) => row.code === code,
      )?.license_progress;
    await sql`delete from license where associate_code = ${code} and type = any(${LIFE_LICENSES})`.execute(
      host.db,
    );
    await sql`delete from training_program where associate_code = ${code}`.execute(host.db);
    expect(await progress()).toBe('Not Started');
    await sql`insert into training_program (associate_code, trainer_code, checklist)
      values (${code}, ${await codeOf('ana')}, '{"pre_licensing_course": {"on": "2026-01-01"}}')`.execute(
      host.db,
    );
    expect(await progress()).toBe('Course Completed');
    await sql`update training_program set checklist = checklist || '{"exam_passed": {"on": "2026-01-02"}}'
      where associate_code = ${code}`.execute(host.db);
    expect(await progress()).toBe('Exam Passed');
    await sql`insert into license (associate_code, type, country, state, number, is_resident, issue_date, expiration_date,
      approval_status) values (${code}, 'Life', 'USA', 'TX', 'TOM-1', true, ${addDays(today, -1)}, ${addDays(today, 700)},
      'Pending For Admin')`.execute(host.db);
    expect(await progress()).toBe('Approval Pending');
    await sql`update license set approval_status = 'Approved' where number = 'TOM-1'`.execute(host.db);
    expect(await progress()).toBe('Licensed');
  });

  it('counts as many as the list that each figure opens, of every team open to the leader (R-TEAM-01)', async () => {
    const eve = await host.signInAs('eve');
    const count = async (path: string, filter: object, team = {}) =>
      (await tile<z.ZodObject<{ count: z.ZodInt }>>(eve, path, { filter: JSON.stringify(filter), ...team }))
        .count;
    for (const [slug, team_type] of [
      ['personal', 'Personal'],
      ['base-shop', 'BaseShop'],
      ['rmd-super-base', 'RmdSuperBase'],
      ['infinity', 'Infinity'],
    ] as const) {
      const of = { team_type, period: 'Year' };
      const recruits = await tile<typeof teamNewRecruits>(eve, 'new-recruits', of);
      const joined = { join_date: { between: [recruits.from, recruits.to] } };
      expect(await count(`/team/members/${slug}/count`, joined), team_type).toBe(recruits.count);
      const heads = await tile<typeof teamCounts>(eve, '/team/counts');
      const people = heads.rows
        .filter(({ status }) => status !== 'Terminated' && status !== 'Resigned')
        .reduce((sum, { counts }) => sum + (counts[team_type] ?? 0), 0);
      expect(await count(`/team/members/${slug}/count`, {}), team_type).toBe(people);
      const { months } = await tile<typeof teamMembersCount>(eve, 'members-count', of);
      for (const { on, members } of months.slice(-3)) {
        const was =
          on === months.at(-1)?.on
            ? await count(`/team/members/${slug}/count`, { status: { in: ['Active'] } })
            : await count(
                `/team/members/${slug}/count`,
                { status: { in: [...ASSOCIATE_STATUSES] } },
                { active_on: on },
              );
        expect(was, `${team_type} ${on}`).toBe(members);
      }
      const { levels } = await tile<typeof teamLevels>(eve, 'level', of);
      for (const { level, members } of levels) {
        const filter = { level: { in: [level] }, status: { in: ['Active'] } };
        expect(await count(`/team/members/${slug}/count`, filter), `${team_type} ${level}`).toBe(members);
      }
      const expiring = await tile<typeof teamExpiringLicenses>(eve, 'expiring-licenses', of);
      const ending = {
        associate: { in_team: team_type },
        status: { in: ['Active'] },
        is_renewed: { eq: false },
        expiration_date: { between: [today, addDays(today, 60)] },
      };
      expect(await count('/team/licenses/count', ending, { team: team_type }), team_type).toBe(
        expiring.count,
      );
    }
  });

  it('shows nobody of another branch, and no team of seniors to others (R-TEAM-03, R-TEAM-04)', async () => {
    const hal = await host.signInAs('hal');
    const own = new Set((await membersOf(await codeOf('hal'), 'Infinity')).map(({ code }) => code));
    const query = { team_type: 'Infinity', period: 'Year' };
    const recruits = await tile<typeof teamNewRecruits>(hal, 'new-recruits', query);
    const licenses = await tile<typeof teamExpiringLicenses>(hal, 'expiring-licenses', query);
    for (const { code } of [...recruits.rows, ...licenses.rows]) expect(own.has(code)).toBe(true);
    for (const path of ['members-count', 'expiring-licenses', 'new-recruits', 'level']) {
      expect(
        (await hal.get(`/dashboards/team/${path}`, { query: { team_type: 'RmdSuperTeam' } })).statusCode,
      ).toBe(403);
      expect((await hal.get(`/admin/dashboards/team/${path}`)).statusCode).toBe(403);
      expect((await (await host.signInAs('sam')).get(`/dashboards/team/${path}`)).statusCode).toBe(403);
    }
  });

  it('is of the whole company for admins', async () => {
    const admin = await host.signInAs('admin');
    const { members } = await tile<typeof teamLevels>(admin, '/admin/dashboards/team/level');
    const root = await rootCode(host.db);
    const { rows } = await sql<{ n: number }>`select count(*)::integer as n from app_user
      where kind = 'Associate' and status = 'Active' and code <> ${root}`.execute(host.db);
    expect(members).toBe(rows[0]?.n);
    const { months } = await tile<typeof teamMembersCount>(admin, '/admin/dashboards/team/members-count');
    expect(months.at(-1)?.members).toBe(members);
  });

  it('lets an admin who views as an associate see the same (7.3)', async () => {
    const proxy = await host.signInAs('dev', { via: 'super' });
    const query = { team_type: 'Infinity' };
    const { as_of: _, ...seen } = await tile<typeof teamLevels>(proxy, 'level', query);
    expect(await tile(dev, 'level', query)).toMatchObject(seen);
  });
});
