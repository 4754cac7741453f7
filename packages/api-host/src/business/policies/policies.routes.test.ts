import { addDays } from '@upline/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ListedProblem, TestClient } from '../../testing/index.ts';
import { type Body, type PoliciesHost, type Shown, startPoliciesHost } from './policies.test-support.ts';

let at: PoliciesHost;
let ana: TestClient;
let hal: TestClient;
let ben: TestClient;
let admin: TestClient;
beforeAll(async () => {
  at = await startPoliciesHost();
  ana = await at.host.signInAs('ana');
  ben = await at.host.signInAs('ben');
  hal = await at.host.signInAs('hal');
  admin = await at.host.signInAs('super');
});
afterAll(() => at.host.close());

const refused = async (who: TestClient, over: Partial<Body>, path?: string) => {
  const answer = await at.send(who, over, path);
  expect(answer.statusCode, answer.body).toBe(422);
  return Object.fromEntries(
    (answer.json<ListedProblem>().fields ?? []).map(({ field, message }) => [field, message]),
  );
};
const points = (id: string) =>
  at.host.db
    .selectFrom('point_entry')
    .select(['owner_code', 'points_type', 'amount', 'on_date', 'portion', 'is_reversal'])
    .where('policy_id', '=', id)
    .orderBy('points_type')
    .orderBy('portion')
    .execute();

describe('entering a policy (domain.md 2.12)', () => {
  test('gives BV by R-MNY-04, one approved share and the submitted credits of 5.1', async () => {
    const policy = await at.enter(ana, { modal_premium_cents: 40_000 });
    // Target 3,600.00 at 100 % and excess 1,200.00 at 3 %.
    expect(policy).toMatchObject({
      business_status: 'Pending',
      lifecycle: 'Submitted',
      bv_cents: 363_600,
      annual_premium_cents: 480_000,
      excess_premium_cents: 120_000,
      writing_number: expect.stringMatching(/^GR/),
      version: 1,
    });
    expect(policy.shares).toMatchObject([{ portion: 0, share_bps: 10_000, approval_status: 'Approved' }]);
    // What it may pay is told before it is Ready To Pay: 35 % of the BV.
    expect((await ana.get(`/business/policies/${policy.id}/check`)).json()).toMatchObject({
      expected: { bv_cents: 363_600, own_cents: 127_260, currency: 'USD' },
    });
    expect(await points(policy.id)).toMatchObject([
      {
        owner_code: at.people.ana,
        points_type: 'SubmittedBv',
        amount: 363_600,
        portion: 1,
        is_reversal: false,
      },
      { points_type: 'SubmittedPolicies', amount: 100, on_date: addDays(at.today, -10) },
    ]);
  });

  test.each<[string, Partial<Body>, string, string]>([
    ['a number of other signs', { policy_number: 'AB_12' }, 'policy_number', 'Policy Number is not valid'],
    [
      'a short number',
      { policy_number: 'A1' },
      'policy_number',
      'Policy Number must be at least 3 characters',
    ],
    [
      'no modal premium',
      { modal_premium_cents: 0 },
      'modal_premium_cents',
      'Modal Premium must be greater than or equal to 0.01',
    ],
    [
      'a target above the annual premium',
      { target_premium_cents: 360_001 },
      'target_premium_cents',
      'Target Premium must be less than or equal to annual premium',
    ],
    [
      'a face below the product’s',
      { face_amount_cents: 9_999_999 },
      'face_amount_cents',
      'Face Amount must be greater than or equal to $100,000',
    ],
    [
      'a face above the product’s',
      { face_amount_cents: 500_000_001 },
      'face_amount_cents',
      'Face Amount must be less than or equal to $5,000,000',
    ],
    ['no face of a life policy', { face_amount_cents: null }, 'face_amount_cents', 'Face Amount is required'],
    ['a state without the product', { state: 'ON' }, 'state', 'State must be one of the listed values'],
    ['a replacement of nothing', { is_replacement: true }, 'replaced_policy', 'Replaced Policy is required'],
    [
      'a trainee who is the writer',
      { training_associate_code: 'U000008' },
      'training_associate_code',
      'Training Associate cannot be the Writing or a Split Associate',
    ],
    [
      'somebody else as the writer',
      { writing_associate_code: 'U000011' },
      'writing_associate_code',
      'Writing Associate must be one of the listed values',
    ],
    [
      'a client of nobody',
      { client_id: crypto.randomUUID() },
      'client_id',
      'Client must be one of the listed values',
    ],
    [
      'an unknown provider',
      { provider_id: crypto.randomUUID() },
      'provider_id',
      'Provider must be one of the listed values',
    ],
  ])('refuses %s', async (_, over, field, message) => {
    expect(await refused(ana, over)).toMatchObject({ [field]: message });
  });

  test('keeps dates in order (R-VAL-12)', async () => {
    const day = (days: number) => addDays(at.today, days);
    expect(await refused(ana, { submit_date: day(1) })).toMatchObject({
      submit_date: 'Submit Date cannot be in the future',
    });
    expect(await refused(ana, { submit_date: day(-181) })).toMatchObject({
      submit_date: 'Submit Date must not be older than 180 days',
    });
    expect((await at.send(ana, { submit_date: day(-180) })).statusCode).toBe(201);
    expect(await refused(ana, { submit_date: day(-5), issue_date: day(-6) })).toMatchObject({
      issue_date: 'Issue Date cannot be before Submit Date',
    });
    expect(await refused(ana, { issue_date: day(-2), placed_date: day(-3) })).toMatchObject({
      placed_date: 'Placed Date cannot be before Issue Date',
    });
    expect(await refused(ana, { issue_date: day(-2), paid_to_date: day(-3) })).toMatchObject({
      paid_to_date: 'Paid To Date cannot be before Issue Date',
    });
    expect(await refused(admin, { submit_date: '2001-01-01' }, '/admin/policies')).toMatchObject({
      submit_date: 'Submit Date cannot be before the associate joined',
    });
    // Admins enter old business.
    expect((await at.send(admin, { submit_date: day(-300) }, '/admin/policies')).statusCode).toBe(201);
  });

  test('keeps a number once per provider, archived ones included', async () => {
    const { policy_number = '' } = at.bodyOf();
    await at.enter(ana, { policy_number });
    expect(await refused(ana, { policy_number: policy_number.toLowerCase() })).toEqual({
      policy_number: 'Policy Number already exists for this provider',
    });
  });

  test('warns of a number that a feed could take for this one (R-CAR-01)', async () => {
    await at.enter(ana, { policy_number: '00-77-1' });
    const twin = await at.enter(ana, { policy_number: '771' });
    expect(twin.warnings).toEqual(['A similar policy number exists: 00-77-1']);
  });

  test('one key sent a hundred times at once makes one policy (R-01)', async () => {
    const idempotencyKey = crypto.randomUUID();
    const body = at.bodyOf();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => ana.post('/business/policies', { body, idempotencyKey })),
    );
    const made = answers.filter(({ statusCode }) => statusCode === 201);
    expect(new Set(made.map((answer) => answer.json<Shown>().id)).size).toBe(1);
    expect(answers.every(({ statusCode }) => statusCode === 201 || statusCode === 409)).toBe(true);
    const { rows } = (await ana.get(`/business/policies/by-number/${body.policy_number}`)).json<{
      rows: Shown[];
    }>();
    expect(rows).toHaveLength(1);
    expect((await ana.post('/business/policies', { body })).statusCode).toBe(400);
  });
});

describe('editing and deleting (R-POL-01, R-POL-03)', () => {
  const edit = (policy: Shown, over: object = {}) => ({
    body: {
      policy_number: at.bodyOf().policy_number,
      submit_date: addDays(at.today, -10),
      issue_date: null,
      placed_date: null,
      paid_to_date: null,
      shared_note: null,
      ...over,
    },
    ifMatch: policy.version,
  });

  test('twenty edits at once: one is taken, the others are told what it is now (R-06)', async () => {
    const policy = await at.enter(ana);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        ana.put(`/business/policies/${policy.id}`, edit(policy, { shared_note: `Note ${index}` })),
      ),
    );
    const codes = answers.map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    const late = answers.find(({ statusCode }) => statusCode === 409)?.json<ListedProblem>();
    expect(late?.message).toBe('This policy was changed by someone else. Reload and try again.');
    expect(late?.details?.current).toMatchObject({ id: policy.id, version: 2 });
  });

  test('an issue date credits IssuedBv on that day; a changed submit date moves the credit', async () => {
    const policy = await at.enter(ana);
    const submit_date = addDays(at.today, -12);
    const answer = await ana.put(
      `/business/policies/${policy.id}`,
      edit(policy, { submit_date, issue_date: addDays(at.today, -3) }),
    );
    expect(answer.json<Shown>()).toMatchObject({ lifecycle: 'Issued', version: 2 });
    const entries = await points(policy.id);
    const bv = entries.filter(({ points_type }) => points_type.endsWith('Bv'));
    expect(bv).toHaveLength(4);
    expect(bv).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          points_type: 'IssuedBv',
          on_date: addDays(at.today, -3),
          is_reversal: false,
        }),
        expect.objectContaining({
          points_type: 'SubmittedBv',
          on_date: addDays(at.today, -10),
          is_reversal: true,
        }),
        expect.objectContaining({ points_type: 'SubmittedBv', on_date: submit_date, is_reversal: false }),
      ]),
    );
  });

  test('is for who wrote it: others do not know it (S-37)', async () => {
    const policy = await at.enter(ana);
    for (const other of [ben, hal]) {
      expect((await other.get(`/business/policies/${policy.id}`)).statusCode).toBe(404);
      expect((await other.put(`/business/policies/${policy.id}`, edit(policy))).statusCode).toBe(404);
    }
  });

  test('deletes within 24 hours and takes the credits back', async () => {
    const policy = await at.enter(ana);
    expect((await ana.delete(`/business/policies/${policy.id}`, { ifMatch: 1 })).statusCode).toBe(204);
    const net = (await points(policy.id)).reduce(
      (sum, { amount, is_reversal }) => sum + (is_reversal ? -amount : amount),
      0,
    );
    expect(net).toBe(0);
    const old = await at.enter(ana);
    await at.host.db
      .updateTable('policy')
      .set({ created_at: new Date(at.clock.now().getTime() - 25 * 3_600_000) })
      .where('id', '=', old.id)
      .execute();
    const answer = await ana.delete(`/business/policies/${old.id}`, { ifMatch: 1 });
    expect(answer.statusCode).toBe(409);
    expect((await admin.delete(`/admin/policies/${old.id}`, { ifMatch: 1 })).statusCode).toBe(204);
    const named = await at.enter(ana);
    await sql`insert into compensation_adjustment (associate_code, policy_id, amount_cents, currency, reason, needs_second_person,
        requested_at, requested_by)
      select writing_associate_code, id, 100, 'USD', 'A correction', false, now(), writing_associate_code
      from policy where id = ${named.id}`.execute(at.host.db);
    expect((await ana.delete(`/business/policies/${named.id}`, { ifMatch: 1 })).statusCode).toBe(409);
  });

  test('leaves a trail in the words of the specification (SPEC, 8.3)', async () => {
    const policy = await at.enter(ana);
    await ana.put(`/business/policies/${policy.id}`, edit(policy, { issue_date: at.today }));
    const { rows } = (await ana.get(`/business/policies/${policy.id}/audit`)).json<{
      rows: { action: string; changes: { field: string; new: string | null }[] }[];
    }>();
    expect(rows.map(({ action }) => action)).toEqual(['update', 'create']);
    expect(rows[0]?.changes.map(({ field }) => field)).toEqual(['Policy Number', 'Issue Date', 'Lifecycle']);
    const named = Object.fromEntries(rows[1]?.changes.map((one) => [one.field, one.new]) ?? []);
    expect(named).toMatchObject({
      Product: 'Granite Term 20',
      'Writing Associate': `Ana Alvarez (${at.people.ana})`,
      'Face Amount': '$500,000.00',
    });
  });
});

describe('the file of a list holds what the list shows, in its order (R-17)', () => {
  test.each([
    ['super', '/admin/policies', { client: 'ASC' }, { writing_associate: { contains: 'ana' } }],
    ['super', '/admin/policies', { issue_date: 'ASC' }, { writing_associate: { contains: 'an' } }],
    ['eve', '/business/policies/team', { bv_cents: 'DESC' }, { role: { in: ['Writing'] } }],
    ['eve', '/business/policies/team', { associate: 'ASC' }, { policy_number: { contains: '1' } }],
  ])('of %s at %s by %j where %j', async (who, path, order, filter) => {
    const client = who === 'super' ? admin : await at.host.signInAs(who);
    const query = { order: JSON.stringify(order), filter: JSON.stringify(filter) };
    const { rows } = (await client.get(path, { query: { ...query, limit: '500' } })).json<{
      rows: { policy_number: string }[];
    }>();
    expect(rows.length).toBeGreaterThan(1);
    const asked = await client.get(`${path}/download`, { query: { ...query, columns: '["policy_number"]' } });
    expect(asked.statusCode, asked.body).toBe(200);
    const file = await at.host.get(new URL(asked.json<{ url: string }>().url).pathname);
    const mask = path.endsWith('/team') ? '••••' : '';
    const lines = file.body
      .trim()
      .split('\r\n')
      .slice(1, 1 + rows.length);
    expect(lines).toEqual(rows.map(({ policy_number }) => `${mask}${policy_number}`));
  });
});

test.each(['issue_date', 'submit_date', 'associate'])(
  'a team counted as a million is read another way by %s, and holds the same in the same order',
  async (by) => {
    const eve = await at.host.signInAs('eve');
    const read = async () =>
      (
        await eve.get('/business/policies/team', {
          query: { order: JSON.stringify({ [by]: 'DESC' }), limit: '500' },
        })
      ).json<{ rows: unknown[] }>().rows;
    const grow = (by: number) =>
      sql`update team_head set inf = inf + ${by}::integer where owner_code = ${at.people.eve}`.execute(
        at.host.db,
      );
    const rows = await read();
    expect(rows.length).toBeGreaterThan(1);
    await grow(1_000_000);
    expect(await read()).toEqual(rows);
    await grow(-1_000_000);
  },
);

test('the home office finds the clients an associate may write for, and no others (domain.md 2.36)', async () => {
  const found = async (associate_code: string, search_keyword: string) =>
    (await admin.get('/admin/policies/clients', { query: { associate_code, search_keyword } })).json<{
      rows: { id: string; name: string; state: string }[];
    }>().rows;
  const [own] = await at.host.db
    .selectFrom('client')
    .select(['id', 'name_key'])
    .where('id', '=', at.client)
    .execute();
  const words = own?.name_key as string;
  expect((await found(at.people.ana, words))[0]).toMatchObject({ id: at.client });
  // A search that finds nothing reveals nobody.
  await found(at.people.ana, 'no-such-client');
  const traces = await at.host.db
    .selectFrom('audit_entry')
    .select(['owner_code', 'reason'])
    .where('entity', '=', 'client_search')
    .execute();
  expect(traces).toEqual([{ owner_code: at.people.ana, reason: 'Policy entry' }]);
  expect((await found(at.people.eve, words)).map(({ id }) => id)).not.toContain(at.client);
  expect(
    (
      await ana.get('/admin/policies/clients', {
        query: { associate_code: at.people.ana, search_keyword: words },
      })
    ).statusCode,
  ).toBe(403);
});
