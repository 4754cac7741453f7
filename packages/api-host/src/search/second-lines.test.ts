import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestHost, type TestHost } from '../testing/index.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
});
afterAll(() => host.close());

type Found = Readonly<Record<string, unknown>>;

async function find(username: string, what: string, query: Record<string, string>): Promise<Found[]> {
  const reply = await (await host.signInAs(username)).get(`/search/${what}`, { query });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ rows: Found[] }>().rows;
}

const userOf = (username: string) =>
  host.db.selectFrom('app_user').selectAll().where('username', '=', username).executeTakeFirstOrThrow();

/** A policy of one writer alone, and its client. */
async function someSale(username: string) {
  const { code } = await userOf(username);
  return host.db
    .selectFrom('policy')
    .innerJoin('client', 'client.id', 'policy.client_id')
    .select(['policy.id', 'policy.policy_number', 'policy.business_status', 'policy.bv_cents'])
    .select(['client_id', 'city', 'birth_month', 'birth_day', 'client.phone', 'client.email'])
    .where('policy.writing_associate_code', '=', code)
    .where('client.owner_code', '=', code)
    .where('client.type', '=', 'Individual')
    .orderBy('policy.id')
    .executeTakeFirstOrThrow();
}

describe('second lines of what is found (domain.md 2.35)', () => {
  it('tell a client by city, birthday, contacts and the policies the caller has a part in', async () => {
    const sale = await someSale('ana');
    const ana = await host.signInAs('ana');
    const filter = JSON.stringify({ client_id: { eq: sale.client_id } });
    const { count } = (await ana.get('/business/policies/count', { query: { filter } })).json<{
      count: number;
    }>();
    const [client] = await find('ana', 'clients', { include: sale.client_id });
    expect(client).toMatchObject({
      city: sale.city,
      birthday: { month: sale.birth_month, day: sale.birth_day },
      policies: count,
      phone: sale.phone,
      email: sale.email,
    });
  });

  it('tell a policy by client, status and BV, also where it is named by its id, to those with a part in it', async () => {
    const sale = await someSale('ana');
    const expected = {
      id: sale.id,
      client_id: sale.client_id,
      business_status: sale.business_status,
      bv_cents: sale.bv_cents,
    };
    expect(await find('ana', 'policies', { search_keyword: sale.policy_number })).toMatchObject([expected]);
    expect(await find('ana', 'policies', { include: sale.id })).toMatchObject([expected]);
    expect(await find('hal', 'policies', { include: sale.id })).toEqual([]);
    expect(await find('admin', 'policies', { include: sale.id })).toMatchObject([expected]);
  });

  it('give the phones that domain.md 7.1 opens: of own uplines and the own people', async () => {
    const [ana, ben] = [await userOf('ana'), await userOf('ben')];
    const phoneOf = async (viewer: string, code: string) =>
      (await find(viewer, 'associates', { include: code }))[0]?.phone;
    expect(await find('ana', 'associates', { include: ben.code })).toMatchObject([{ is_upline: true }]);
    expect(await find('ben', 'associates', { include: ana.code })).toMatchObject([{ is_upline: false }]);
    expect(await find('ana', 'associates', { include: ana.code })).toMatchObject([{ is_upline: false }]);
    expect(await phoneOf('ana', ben.code)).toBe(ben.phone);
    expect(await phoneOf('ben', ana.code)).toBe(ana.phone);
    expect(await phoneOf('dev', ana.code)).toBe(ana.phone);
    expect(await phoneOf('admin', ana.code)).toBe(ana.phone);
    // Somebody below, of another shop, and the viewer is not RMD or higher.
    const rosa = await userOf('rosa');
    const further = await host.db
      .selectFrom('app_user')
      .select('code')
      .where('path', '>', rosa.path)
      .where('path', '<', `${rosa.path}~`)
      .where('upline_code', '!=', rosa.code)
      .where('shop_code', 'is distinct from', rosa.shop_code)
      .executeTakeFirstOrThrow();
    await host.db
      .updateTable('app_user')
      .set({ level_code: 'SA', is_senior_level: false })
      .where('code', '=', rosa.code)
      .execute();
    expect(await phoneOf('rosa', further.code)).toBeNull();
  });
});
