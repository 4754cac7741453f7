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
