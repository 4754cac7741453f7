import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CarrierHost, HEAD, startCarrierHost } from './carrier-cases.test-support.ts';

let carrier: CarrierHost;
beforeAll(async () => {
  carrier = await startCarrierHost();
});
afterAll(() => carrier.at.host.close());

let made = 0;

/** A policy of Bea's under a number the carrier does not use, for a client of this last name. */
async function written(lastName: string, over: object = {}) {
  const client_id = crypto.randomUUID();
  await sql`insert into client select (jsonb_populate_record(client, jsonb_build_object(
      'id', ${client_id}::text, 'last_name', ${lastName}::text, 'last_name_key', ${lastName.toLowerCase()}::text))).*
    from client where id = ${carrier.client}`.execute(carrier.at.host.db);
  made += 1;
  return carrier.enter(`APP-${made}`, { client_id, ...over });
}

/** The policy a line of the feed is matched to, sent under a number that nobody has entered. */
async function matchOf(over: Parameters<CarrierHost['line']>[1]) {
  made += 1;
  const number = `SENT-${made}`;
  const answer = await carrier.upload([HEAD, carrier.line(number, over)]);
  expect(answer.json()).toMatchObject({ rows_created: 1 });
  const { policy_id } = await carrier.at.host.db
    .selectFrom('carrier_case')
    .select('policy_id')
    .where('carrier_policy_number', '=', number)
    .executeTakeFirstOrThrow();
  return policy_id;
}

describe('writing number, last name and product match where the policy number does not (R-CAR-01)', () => {
  test.each([
    ['Abbott', 'Grace Abbott'],
    ['Becker', 'BECKER, GRACE'],
    ['Carter', 'Grace Carter Jr.'],
    ['Dalton', 'Grace Dalton, Jr'],
    ['Ellis', 'Ellis III, Grace'],
    ['Foster Sr.', 'Grace Foster Sr'],
    ['Van der Berg', 'Grace Van der Berg'],
    ['Von Huber', 'Von Huber, Grace M'],
    ['Mononym', 'Mononym'],
  ])('a client %s is the applicant %s', async (lastName, applicant) => {
    const { id } = await written(lastName);
    expect(await matchOf({ applicant: `"${applicant}"` })).toBe(id);
  });

  test('each of the three must be the policy’s own, and exactly one policy be left', async () => {
    await written('Goodwin');
    expect(await matchOf({ applicant: 'Grace Goodman' })).toBeNull();
    expect(await matchOf({ applicant: 'Goodwin Grace' })).toBeNull();
    expect(await matchOf({ applicant: 'Grace Goodwin', writing_number: 'NOBODY-1' })).toBeNull();
    await written('Hardy Sr');
    expect(await matchOf({ applicant: 'Grace Hardy Jr' })).toBeNull();
    await written('Ingram');
    await written('Ingram');
    expect(await matchOf({ applicant: 'Grace Ingram' })).toBeNull();
    const { id: jarvis } = await written('Jarvis');
    const { id: product_id } = await carrier.at.product('Granite Final Chapter');
    await carrier.at.host.db.updateTable('policy').set({ product_id }).where('id', '=', jarvis).execute();
    expect(await matchOf({ applicant: 'Grace Jarvis' })).toBeNull();
    const [first, second] = [await written('Kemp'), await matchOf({ applicant: 'Grace Kemp' })];
    expect(second).toBe(first.id);
    // A second line of the same person is another policy.
    expect(await matchOf({ applicant: 'Grace Kemp' })).toBeNull();
  });
});
