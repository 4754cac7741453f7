import { addDays } from '@upline/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CarrierHost, type Case, HEAD, startCarrierHost } from './carrier-cases.test-support.ts';

let carrier: CarrierHost;
beforeAll(async () => {
  carrier = await startCarrierHost();
});
afterAll(() => carrier.at.host.close());

interface Shown extends Case {
  readonly associate_by_hand: boolean;
  readonly last_update: string;
  readonly suggestions: readonly { readonly status: string; readonly lifecycle: string }[];
}
const shown = async (number: string): Promise<Shown> => {
  const query = { filter: JSON.stringify({ carrier_policy_number: { eq: number } }) };
  const { rows } = (await carrier.admin.get('/admin/carrier-cases', { query })).json<{ rows: Case[] }>();
  return (await carrier.admin.get(`/admin/carrier-cases/${rows[0]?.id}`)).json<Shown>();
};
const say = ({ id, version }: Shown, what: 'match' | 'associate', body: object) =>
  carrier.admin.post(`/admin/carrier-cases/${id}/${what}`, { body, ifMatch: version });
const policyOf = async (id: string) => (await carrier.bea.get(`/business/policies/${id}`)).json<object>();
const before = (days: number) => addDays(carrier.at.today, -days);

describe('what a carrier’s line is worth (R-CAR-02, R-CAR-03)', () => {
  test('what is in force was issued on the day the carrier says, not on that of its last word', async () => {
    const { map, enter, upload, line, bea, seenBy, decide } = carrier;
    await map('Placed', 'In Force');
    const policy = await enter('H-1');
    await upload([HEAD, line('H-1', { status: 'Placed', issued_on: before(9), last_update: before(2) })]);
    const { id } = await shown('H-1');
    const accepted = await decide(bea, id, 'accept', await seenBy(bea, id));
    expect(accepted.statusCode, accepted.body).toBe(200);
    expect(await policyOf(policy.id)).toMatchObject({
      lifecycle: 'In Force',
      issue_date: before(9),
      placed_date: before(2),
    });
  });

  test('an older file does not rewind a case', async () => {
    const { map, upload, line } = carrier;
    await map('Placed', 'In Force');
    const old = [HEAD, line('O-1', { last_update: before(3) }), line('O-2', { last_update: before(3) })];
    await upload(old);
    await upload([HEAD, line('O-1', { status: 'Placed', issued_on: before(2), last_update: before(1) })]);
    const { lifecycle, last_update, version } = await shown('O-1');
    expect({ lifecycle, last_update }).toEqual({ lifecycle: 'In Force', last_update: before(1) });
    expect((await upload(old)).json()).toMatchObject({ rows_updated: 0, rows_unchanged: 2, rows_older: 1 });
    expect(await shown('O-1')).toMatchObject({ lifecycle, last_update, version });
  });

  test('a word nobody has mapped suggests nothing until it is', async () => {
    const { map, enter, upload, line } = carrier;
    await enter('U-1');
    const file = [HEAD, line('U-1', { status: 'At the doctor' })];
    await upload(file);
    expect(await shown('U-1')).toMatchObject({
      is_matched: true,
      lifecycle: 'Underwriting',
      suggestion: null,
    });
    await map('At the doctor', 'Underwriting');
    await upload(file);
    expect(await shown('U-1')).toMatchObject({ suggestion: 'Underwriting' });
    expect((await upload(file)).json()).toMatchObject({ rows_unchanged: 1 });
  });

  test('what is issued is not suggested to be in underwriting, which could only be refused', async () => {
    const { map, enter, upload, line, at } = carrier;
    await map('With the underwriter', 'Underwriting');
    await enter('U-2', { issue_date: before(5) });
    const late = await enter('U-3');
    await upload([HEAD, ...['U-2', 'U-3'].map((number) => line(number, { status: 'With the underwriter' }))]);
    expect((await shown('U-2')).suggestion).toBeNull();
    expect((await shown('U-3')).suggestion).toBe('Underwriting');
    await at.host.db
      .updateTable('policy')
      .set({ issue_date: before(1), lifecycle: 'Issued' } as never)
      .where('id', '=', late.id)
      .execute();
    expect((await shown('U-3')).suggestion).toBeNull();
  });

  test('a word is mapped as it was seen: somebody else’s change is not overwritten (R-06)', async () => {
    const { map } = carrier;
    await map('Shipped', 'Issued');
    expect((await map('Shipped', 'In Force', 1)).statusCode).toBe(200);
    const stale = await map('Shipped', 'Lapsed', 1);
    expect(stale.statusCode).toBe(409);
    expect(stale.json<{ message: string }>().message).toMatch(/^This status was changed by someone else/);
    expect((await map('Shipped', 'Lapsed', 0)).statusCode).toBe(409);
  });

  test('the list of imports is without the refused lines; one import has them', async () => {
    const { upload, line, admin } = carrier;
    const { id, failures } = (await upload([HEAD, line('R-1', { status: '' })], 'refused.csv')).json<{
      id: string;
      failures: object[];
    }>();
    const { rows } = (await admin.get('/admin/carrier-imports')).json<{ rows: { id: string }[] }>();
    expect(rows.find((row) => row.id === id)).toMatchObject({ file_name: 'refused.csv', rows_failed: 1 });
    expect(JSON.stringify(rows)).not.toContain('Status is missing');
    const one = (await admin.get(`/admin/carrier-imports/${id}`)).json<object>();
    expect(one).toMatchObject({ id, failures });
    expect(failures).toEqual([{ line: 2, reason: 'Status is missing' }]);
  });
});

describe('what the home office says about a case (R-CAR-01)', () => {
  test('only who can open the case is asked to add its policy, and is told so', async () => {
    const { upload, line, beaCode, at } = carrier;
    await upload([HEAD, line('S-1', { writing_number: 'NOBODY' }), line('S-2')]);
    const refused = async (associate_code: string) =>
      (await say(await shown('S-1'), 'associate', { associate_code })).json<{ fields: object[] }>().fields;
    const personOf = async (username: string) =>
      at.host.db
        .selectFrom('app_user')
        .select('code')
        .where('username', '=', username)
        .executeTakeFirstOrThrow();
    const cara = (await personOf('cara')).code;
    const field = 'associate_code';
    expect(await refused(cara)).toMatchObject([
      { field, message: 'Associate has no access to carrier cases' },
    ]);
    await at.host.db
      .updateTable('app_user')
      .set({ is_beta: true, status: 'Terminated' } as never)
      .where('code', '=', cara)
      .execute();
    expect(await refused(cara)).toMatchObject([{ field, message: 'Associate is not active' }]);

    const done = await say(await shown('S-1'), 'associate', { associate_code: beaCode });
    expect(done.json()).toMatchObject({ associate_code: beaCode, associate_by_hand: true });
    const told = await at.host.db
      .selectFrom('notification')
      .select(['user_code', 'link'])
      .where('type', '=', 'carrier-case-assigned')
      .execute();
    expect(told).toEqual([
      { user_code: beaCode, link: `/business/carrier-dashboard/${(await shown('S-1')).id}` },
    ]);
    const held = await say(await shown('S-2'), 'associate', { associate_code: beaCode });
    expect(held.json()).toMatchObject({ statusCode: 409, code: 'number-held' });
    const undone = await say(await shown('S-1'), 'associate', { associate_code: null });
    expect(undone.json()).toMatchObject({ associate_code: null, associate_by_hand: false });
  });

  test('who was named wrongly sees nothing of the case once it is matched to the policy of somebody else', async () => {
    const { upload, line, beaCode, bea, at } = carrier;
    const file = [HEAD, line('X-1', { writing_number: 'NOBODY' })];
    await upload(file);
    await say(await shown('X-1'), 'associate', { associate_code: beaCode });
    const { id } = await shown('X-1');
    expect((await bea.get(`/business/carrier-cases/${id}`)).statusCode).toBe(200);
    const ana = await at.host.signInAs('ana');
    const policy = await at.enter(ana, { policy_number: 'ANA-1' });
    const matched = await say(await shown('X-1'), 'match', { policy_id: policy.id });
    expect(matched.json(), matched.body).toMatchObject({ associate_code: null, associate_by_hand: false });
    expect((await bea.get(`/business/carrier-cases/${id}`)).statusCode).toBe(404);
    expect((await upload(file)).json()).toMatchObject({ rows_unchanged: 1 });
    expect((await bea.get(`/business/carrier-cases/${id}`)).statusCode).toBe(404);
  });

  test('matched again to the same policy nothing changes; a policy has one active case; a match is undone', async () => {
    const { map, enter, upload, line, bea, seenBy, decide } = carrier;
    await map('Placed', 'In Force');
    const policy = await enter('Y-1');
    await upload([HEAD, line('Y-1', { status: 'Placed' }), line('Y-2', { writing_number: 'NOBODY' })]);
    const seen = await shown('Y-1');
    await decide(bea, seen.id, 'ignore', await seenBy(bea, seen.id));
    expect((await say(seen, 'match', { policy_id: policy.id })).json()).toMatchObject({
      version: seen.version,
      suggestion: null,
    });
    const second = await say(await shown('Y-2'), 'match', { policy_id: policy.id });
    expect(second.json()).toMatchObject({
      statusCode: 409,
      message: 'Case Y-1 is matched to this policy. Undo that match first',
    });
    const free = await say(seen, 'match', { policy_id: null });
    expect(free.json()).toMatchObject({ policy_id: null, is_matched: false, suggestion: null });
    expect((await say(await shown('Y-2'), 'match', { policy_id: policy.id })).json()).toMatchObject({
      policy_id: policy.id,
    });
  });

  test('of two cases matched at the same moment the one left without the policy suggests nothing and stays with whom it was given to', async () => {
    const { map, enter, upload, line, beaCode, at } = carrier;
    await map('Placed', 'In Force');
    await map('Shipped', 'Issued');
    await enter('Z-1');
    const { id } = await enter('ELSE-1');
    const old = before(2);
    await upload([
      HEAD,
      line('Z-1', { status: 'Placed', last_update: old }),
      line('Z-2', { writing_number: 'NOBODY', last_update: old }),
    ]);
    await say(await shown('Z-2'), 'associate', { associate_code: beaCode });
    await at.host.db.updateTable('policy').set({ policy_number: 'Z-2' }).where('id', '=', id).execute();
    expect((await shown('Z-1')).suggestion).toBe('In Force');
    // The other case is not seen before; the database alone knows of it.
    await sql`create function other_first() returns trigger language plpgsql as
      $$ begin new.policy_id := null; new.matched_at := null; return new; end $$`.execute(at.host.db);
    await sql`create trigger other_first before update on carrier_case
      for each row when (new.carrier_policy_number like 'Z-%') execute function other_first()`.execute(
      at.host.db,
    );
    await upload([
      HEAD,
      line('Z-1', { status: 'Shipped' }),
      line('Z-2', { writing_number: 'NOBODY', status: 'Shipped' }),
    ]);
    await sql`drop function other_first() cascade`.execute(at.host.db);
    const [first, second] = [await shown('Z-1'), await shown('Z-2')];
    expect(first).toMatchObject({ policy_id: null, is_matched: false, suggestion: null });
    const waiting = at.host.db.selectFrom('carrier_suggestion').where('case_id', '=', first.id);
    expect(await waiting.select('lifecycle').where('status', '=', 'Pending').execute()).toEqual([]);
    expect(second).toMatchObject({ policy_id: null, associate_code: beaCode, associate_by_hand: true });
    // Free again, it is matched by the next file.
    await upload([HEAD, line('Z-1', { status: 'Shipped' })]);
    expect(await shown('Z-1')).toMatchObject({ is_matched: true, suggestion: 'Issued' });
  });
});
