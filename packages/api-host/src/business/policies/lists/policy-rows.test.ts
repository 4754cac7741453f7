import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestHost, type TestClient, type TestHost } from '../../../testing/index.ts';

interface Row {
  readonly id: string;
  readonly actions: readonly string[];
}

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
});
afterAll(() => host.close());

async function expectRowsAsRecords(client: TestClient, path: string): Promise<number> {
  const { rows } = (await client.get(`${path}?limit=100`)).json<{ rows: readonly Row[] }>();
  for (const { id, actions } of rows)
    expect(actions, id).toEqual((await client.get(`${path}/${id}`)).json<Row>().actions);
  return rows.flatMap(({ actions }) => actions).length;
}

it.each(['ana', 'cara'])(
  'a row of %s offers what the policy itself offers (R-POL-01, R-POL-03)',
  async (name) => {
    // Entered within the last day, what may be taken back depends on money as well.
    await sql`update policy set created_at = ${host.clock.now()} where id in (
    select policy_id from policy_share join app_user on code = associate_code where username = ${name} limit 8)`.execute(
      host.db,
    );
    expect(await expectRowsAsRecords(await host.signInAs(name), '/business/policies')).toBeGreaterThan(0);
  },
);

it('so does a row of the home office', async () => {
  const admin = await host.signInAs('admin');
  expect(await expectRowsAsRecords(admin, '/admin/policies')).toBeGreaterThan(0);
});
