import type { PlainFilter } from '@upline/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/index.ts';
import { startPoliciesHost } from '../policies.test-support.ts';

let at: Awaited<ReturnType<typeof startPoliciesHost>>;
let ben: TestClient;
beforeAll(async () => {
  at = await startPoliciesHost();
  ben = await at.host.signInAs('ben');
});
afterAll(() => at.host.close());

const TEAM = '/business/policies/team';
const OWN = '/business/policies';

/** Fields from several tables, which a list joins only where they are asked for. */
const CONDITIONS: Readonly<Record<string, readonly PlainFilter[]>> = {
  [OWN]: [
    { provider: { contains: 'a' } },
    { client: { contains: 'e' } },
    { product: { contains: 'term' } },
    { writing_associate: { in_team: 'Infinity' } },
    { submit_date: { during: 'this_year' }, state: { eq: 'TX' } },
    { split_to_decide: { eq: true } },
  ],
  [TEAM]: [
    { associate: { contains: 'an' } },
    { associate: { in_team: 'Personal' } },
    { provider: { contains: 'a' } },
    { role: { eq: 'Split' } },
    { submit_date: { during: 'this_month' } },
    { policy_number: { contains: '1' } },
  ],
};

async function rows(path: string, filter: object): Promise<string[]> {
  const query = { filter: JSON.stringify(filter), ...(path === TEAM && { team: 'Infinity' }) };
  const page = await ben.get(path, { query: { ...query, limit: '500' } });
  const count = await ben.get(`${path}/count`, { query });
  expect(page.statusCode, page.body).toBe(200);
  const keys = (page.json().rows as object[]).map((row) => JSON.stringify(row));
  expect(count.json().count).toBe(keys.length);
  return keys;
}

it.each([OWN, TEAM])(
  'a group of %s holds the rows of one alternative or the other, once each (R-GEN-06)',
  async (path) => {
    const conditions = CONDITIONS[path] ?? [];
    for (const [index, first] of conditions.entries())
      for (const second of conditions.slice(index + 1)) {
        const [one, other] = [await rows(path, first), await rows(path, second)];
        const either = await rows(path, { any: [[first, second]] });
        expect(either.toSorted()).toEqual([...new Set([...one, ...other])].sort());
        const both = await rows(path, { any: [[first], [second]] });
        expect(both.toSorted()).toEqual(one.filter((row) => other.includes(row)).sort());
      }
  },
);

it('an export holds the rows of the group', async () => {
  const filter = JSON.stringify({ any: [[{ state: { eq: 'TX' } }, { state: { eq: 'CA' } }]] });
  const listed = await rows(OWN, JSON.parse(filter));
  const made = await ben.get(`${OWN}/download`, {
    query: { format: 'csv', columns: '["policy_number"]', filter },
  });
  expect(made.statusCode, made.body).toBe(200);
  const file = await at.host.get(new URL(made.json().url).pathname);
  expect(file.body.trim().split('\n')).toHaveLength(listed.length + 1);
});

it('a client says how many policies the reader has a part in, and is found by that (domain.md 2.10)', async () => {
  const clients = async (filter: object) => {
    const query = { filter: JSON.stringify(filter), limit: '500' };
    const { rows } = (await ben.get('/business/clients', { query })).json<{
      rows: { id: string; policies: number }[];
    }>();
    expect((await ben.get('/business/clients/count', { query: { filter: query.filter } })).json()).toEqual({
      count: rows.length,
    });
    return rows;
  };
  const all = await clients({});
  const parts = new Map<string, number>();
  const { rows: own } = (await ben.get(OWN, { query: { limit: '500' } })).json<{
    rows: { client_id: string }[];
  }>();
  for (const { client_id } of own) parts.set(client_id, (parts.get(client_id) ?? 0) + 1);
  expect(all.map(({ id, policies }) => [id, policies])).toEqual(
    all.map(({ id }) => [id, parts.get(id) ?? 0]),
  );
  const some = all.filter(({ policies }) => policies > 0);
  expect(some.length).toBeGreaterThan(0);
  expect(await clients({ policies: { gt: 0 } })).toEqual(some);
  expect(await clients({ policies: { eq: 0 } })).toEqual(all.filter(({ policies }) => policies === 0));
});
