import { firstOfMonth } from '@upline/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestHost, type TestHost, testContext } from '../../testing/index.ts';

let host: TestHost;
let today: string;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  today = testContext(host).today;
});
afterAll(() => host.close());

/** Everybody below somebody, by upline codes alone. */
const below = (username: string) => sql`
  with recursive team as (
    select code from app_user where upline_code = (select code from app_user where username = ${username})
    union all select child.code from app_user child join team on child.upline_code = team.code
  ) select code from team`;

it.each([
  ['dev', 'Infinity'],
  ['ben', 'Infinity'],
  ['eve', 'Infinity'],
])('counts members, writers and recruits of %s (R-TEAM-01)', async (username, team_type) => {
  const from = firstOfMonth(today);
  const { rows } = await sql<{ members: number; writers: number; recruits: number }>`
    select
      (select count(*)::integer from app_user where status = 'Active' and code in (${below(username)})) as members,
      (select count(distinct associate_code)::integer from policy_share where submit_date between ${from}::date and ${today}::date
        and (portion = 0 or approval_status not in ('Rejected By Owner', 'Revoked', 'Pending For Owner', 'Rejected By Admin'))
        and associate_code in (${below(username)})) as writers,
      (select count(*)::integer from app_user where join_date between ${from}::date and ${today}::date
        and status not in ('Terminated', 'Resigned') and code in (${below(username)})) as recruits`.execute(
    host.db,
  );
  const client = await host.signInAs(username);
  const reply = await client.get('/dashboards/team/activity', { query: { team_type } });
  expect(reply.json(), reply.body).toMatchObject({ from, to: today, ...rows[0] });
  expect(rows[0]?.recruits).toBeGreaterThan(0);
});

it('is of the whole company for admins', async () => {
  const admin = await host.signInAs('admin');
  const { members, writers } = (await admin.get('/admin/dashboards/team/activity')).json();
  const dev = (
    await (await host.signInAs('dev')).get('/dashboards/team/activity', { query: { team_type: 'Infinity' } })
  ).json();
  expect(members).toBeGreaterThan(dev.members);
  expect(writers).toBeGreaterThan(dev.writers);
});
