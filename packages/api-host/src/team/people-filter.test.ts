import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companyDay } from '../platform/time/company-time.ts';
import { startTestHost, type TestClient, type TestHost } from '../testing/index.ts';

let host: TestHost;
let rosa: TestClient;
let marco: TestClient;
let eve: TestClient;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  rosa = await host.signInAs('rosa');
  marco = await host.signInAs('marco');
  eve = await host.signInAs('eve');
});
afterAll(() => host.close());

interface Person {
  readonly code: string;
  readonly path: string;
  readonly upline_code: string | null;
  readonly shop_code: string | null;
}
async function person(username: string): Promise<Person> {
  return (await host.db
    .selectFrom('app_user')
    .select(['code', 'path', 'upline_code', 'shop_code'])
    .where('username', '=', username)
    .executeTakeFirstOrThrow()) as Person;
}

const MEMBERS = '/team/members/infinity';
const EVERYBODY = ['Active', 'Resigned', 'Terminated', 'Suspended', 'Resignation Initiated'];
const asked = (client: TestClient, name: object, path = MEMBERS) =>
  client.get(path, {
    query: { limit: '500', filter: JSON.stringify({ name, status: { in: EVERYBODY } }) },
  });
async function codes(client: TestClient, name: object): Promise<string[]> {
  const reply = await asked(client, name);
  expect(reply.statusCode, reply.body).toBe(200);
  return (reply.json() as { rows: Person[] }).rows.map(({ code }) => code).sort();
}

describe('filters by the place in the network (domain.md 1.3, R-TEAM-01, R-TEAM-04)', () => {
  it('find who is under, directly under and in the base shop of somebody, for three people', async () => {
    const people = (await host.db
      .selectFrom('app_user')
      .select(['code', 'path', 'upline_code', 'shop_code'])
      .where('path', 'is not', null)
      .execute()) as Person[];
    for (const [client, username] of [
      [rosa, 'rosa'],
      [marco, 'marco'],
      [eve, 'eve'],
    ] as const) {
      const viewer = await person(username);
      const reach = people.filter(({ path }) => path !== viewer.path && path.startsWith(viewer.path));
      for (const top of [viewer, ...reach]) {
        const below = reach.filter(({ path }) => path !== top.path && path.startsWith(top.path));
        const sorted = (of: Person[]) => of.map(({ code }) => code).sort();
        expect(await codes(client, { under: top.code })).toEqual(sorted(below));
        expect(await codes(client, { directly_under: top.code })).toEqual(
          sorted(reach.filter(({ upline_code }) => upline_code === top.code)),
        );
        expect(await codes(client, { in_base_shop_of: top.code })).toEqual(
          sorted(below.filter(({ shop_code }) => shop_code === top.shop_code)),
        );
      }
    }
  });

  it('refuse people out of reach and people who do not exist in the same words', async () => {
    const above = await person('rosa');
    for (const operator of ['under', 'directly_under', 'in_base_shop_of']) {
      const outOfReach = await asked(marco, { [operator]: above.code });
      const unknown = await asked(marco, { [operator]: 'U999999' });
      expect([outOfReach.statusCode, unknown.statusCode]).toEqual([422, 422]);
      const problems = (reply: typeof unknown) => (reply.json() as { fields: unknown }).fields;
      expect(problems(outOfReach)).toEqual(problems(unknown));
      expect(problems(unknown)).toEqual([
        { field: 'filter.name', message: 'Name: choose yourself or somebody in your team' },
      ]);
    }
  });

  it('know the teams of the caller alone (R-TEAM-03)', async () => {
    const base = await rosa.get('/team/members/base-shop', {
      query: { filter: JSON.stringify({ status: { in: EVERYBODY } }) },
    });
    const rows = (base.json() as { rows: Person[] }).rows.map(({ code }) => code).sort();
    expect(await codes(rosa, { in_team: 'BaseShop' })).toEqual(rows);
    expect((await asked(rosa, { in_team: 'Nobody' })).statusCode).toBe(422);
    expect((await asked(marco, { in_team: 'RmdSuperTeam' })).statusCode).toBe(422);
  });

  it('never widen a team: what is filtered is within what is shown (S-36)', async () => {
    const { code } = await person('rosa');
    const [own, filtered] = await Promise.all([
      codes(marco, {}),
      asked(marco, { under: (await person('marco')).code }),
    ]);
    for (const row of (filtered.json() as { rows: Person[] }).rows) expect(own).toContain(row.code);
    expect((await asked(marco, { under: code }, '/team/members/infinity/count')).statusCode).toBe(422);
  });
});

describe('relative dates (by company day)', () => {
  const filtered = (condition: object) =>
    rosa.get(MEMBERS, { query: { limit: '500', filter: JSON.stringify({ join_date: condition }) } });
  it('are the days they stand for on the day of the request', async () => {
    const year = companyDay(new Date()).slice(0, 4);
    const relative = await filtered({ during: 'this_year' });
    expect(relative.statusCode, relative.body).toBe(200);
    expect(relative.json()).toEqual((await filtered({ between: [`${year}-01-01`, `${year}-12-31`] })).json());
  });
  it('that do not exist are refused on the field (R-GEN-05)', async () => {
    const reply = await filtered({ during: 'last_fortnight' });
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain('Join Date is during one of today, yesterday');
  });
});
