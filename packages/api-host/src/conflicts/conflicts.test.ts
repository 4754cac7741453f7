import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveBankAccount, startTestHost, type TestClient, type TestHost } from '../testing/index.ts';
import { declareRelative } from './conflicts.test-support.ts';

let host: TestHost;
let admin: TestClient;
let superAdmin: TestClient;
const codes = new Map<string, string>();
const codeOf = (name: string) => codes.get(name) as string;

beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  for (const { username, code } of await host.db
    .selectFrom('app_user')
    .select(['username', 'code'])
    .execute())
    codes.set(username, code);
  [admin, superAdmin] = [await host.signInAs('admin'), await host.signInAs('super')];
  await declareRelative(superAdmin, codeOf('admin'), codeOf('ana'));
});
afterAll(() => host.close());

const REFUSED = [403, 'You cannot decide on this record'];
const adjust = (by: TestClient, amount_cents: number) =>
  by.post('/admin/adjustments', {
    body: {
      associate_code: codeOf('ana'),
      policy_id: null,
      amount_cents,
      currency: null,
      reason: 'Agreed with the home office',
    },
    idempotencyKey: crypto.randomUUID(),
  });

describe('who declared a relative (R-ADM-02)', () => {
  it('neither posts nor approves an adjustment of them', async () => {
    const own = await adjust(admin, 10_000);
    expect([own.statusCode, own.json().message]).toEqual(REFUSED);
    const others = await adjust(superAdmin, 150_000);
    expect(others.statusCode, others.body).toBe(201);
    const { id, version } = others.json();
    const decided = await admin.post(`/admin/adjustments/${id}/decision`, {
      body: { status: 'Approved', reason: null },
      ifMatch: version,
      idempotencyKey: crypto.randomUUID(),
    });
    expect([decided.statusCode, decided.json().message]).toEqual(REFUSED);
  });

  const inserted = async (statement: RawBuilder<{ id: string }>) => {
    const { rows } = await statement.execute(host.db);
    return rows[0]?.id as string;
  };
  const debt = (dispute: string | null) =>
    inserted(sql`insert into chargeback (associate_code, reason, event_date, amount_cents, currency, dispute_status)
      values (${codeOf('ana')}, 'Adjustment', current_date, 700, 'USD', ${dispute}) returning id`);

  const ofAna = (what: string): string => `/admin/associates/${codeOf('ana')}/${what}`;
  const noRecord = async (): Promise<string> => '';

  it.each([
    ['level', () => ofAna('level'), { level_code: 'SA', reason: 'Promoted by hand' }, noRecord],
    [
      'upline',
      () => ofAna('transfers'),
      { upline_code: 'U000006', with_downline: true, effective_date: null, reason: 'Asked for by both' },
      noRecord,
    ],
    ['status', () => ofAna('status'), { status: 'Suspended', reason: 'Complaint', ends_on: null }, noRecord],
    [
      'level request',
      (id: string) => `/admin/level-requests/${id}/decide`,
      { approve: true, reason: null },
      () =>
        inserted(sql`insert into level_request (associate_code, from_level, to_level, evidence)
          values (${codeOf('ana')}, 'A', 'SA', '{}') returning id`),
    ],
    [
      'request for another upline',
      (id: string) => `/admin/upline-changes/${id}/decide`,
      { approve: true, note: null },
      () =>
        inserted(sql`insert into upline_change_request
            (associate_code, from_upline_code, to_upline_code, reason, with_downline, status)
          values (${codeOf('ana')}, ${codeOf('ben')}, ${codeOf('cara')}, 'We live in the same town now', false,
            'Pending For Admin') returning id`),
    ],
    [
      'bank account',
      (id: string) => `/admin/payout-information/${id}/revoke`,
      { reason: 'Asked for by the bank' },
      () => giveBankAccount(host, codeOf('ana')),
    ],
    [
      'dispute',
      (id: string) => `/admin/chargebacks/${id}/dispute-decision`,
      { status: 'Refused', answer: 'The policy has ended.' },
      () => debt('Pending'),
    ],
    [
      'write-off',
      (id: string) => `/admin/chargebacks/${id}/write-off`,
      { amount_cents: null, reason: 'Never to be recovered' },
      () => debt(null),
    ],
  ] as const)('does not decide about their %s', async (_, path, body, create) => {
    // Who may write off is the SuperAdmin, who has relatives too.
    await sql`insert into admin_conflict (admin_code, associate_code, relation)
      values (${codeOf('super')}, ${codeOf('ana')}, 'Aunt') on conflict do nothing`.execute(host.db);
    const reply = await superAdmin.post(path(await create()), {
      body,
      ifMatch: 1,
      idempotencyKey: crypto.randomUUID(),
    });
    expect([reply.statusCode, reply.json().message]).toEqual(REFUSED);
  });

  const listed = (path: string) => `${path}?filter={"associate_code":{"eq":"${codeOf('ana')}"}}&limit=100`;
  it.each([
    ['licenses', () => ofAna('licenses')],
    ['E&O policies', () => ofAna('eo-policies')],
    ['certificates', () => ofAna('training-certificates')],
    ['compliance holds', () => ofAna('compliance-holds')],
    ['appointments', () => listed('/admin/appointments')],
    ['chargebacks', () => listed('/admin/chargebacks')],
    ['bank accounts', () => listed('/admin/payout-information')],
    ['legal documents', () => listed('/admin/legal-documents')],
  ])('is offered nothing that decides about their %s', async (_, path) => {
    await sql`insert into compliance_hold (id, associate_code, reason, placed_on, placed_at, placed_by)
      values (gen_random_uuid(), ${codeOf('ana')}, 'Under review', current_date, now(), ${codeOf('super')})
      on conflict do nothing`.execute(host.db);
    const offeredTo = async (by: TestClient): Promise<string[]> => {
      const { rows } = (await by.get(path())).json<{ rows: { actions: string[] }[] }>();
      expect(rows).not.toEqual([]);
      return rows.flatMap(({ actions }) => actions).filter((action) => action !== 'reveal');
    };
    expect(await offeredTo(admin)).toEqual([]);
    await sql`delete from admin_conflict where admin_code = ${codeOf('super')}`.execute(host.db);
    expect(await offeredTo(superAdmin)).not.toEqual([]);
  });
});

describe('declared relatives', () => {
  const pair = { associate_code: '', relation: 'Brother', reason: 'Declared when hired' };
  const add = (over: object = {}, by = superAdmin) =>
    by.post('/admin/conflicts', {
      body: { ...pair, admin_code: codeOf('admin'), associate_code: codeOf('hal'), ...over },
    });

  it('are added and taken back one by one, each with a reason', async () => {
    expect((await add()).statusCode).toBe(204);
    expect((await add()).json()).toMatchObject({ code: 'conflict-declared' });
    const listed = await superAdmin.get('/admin/conflicts', {
      query: { filter: JSON.stringify({ associate_code: { eq: codeOf('hal').toLowerCase() } }) },
    });
    expect(listed.json().rows).toEqual([
      expect.objectContaining({
        admin: { code: codeOf('admin'), name: 'Adrian Cole' },
        associate: { code: codeOf('hal'), name: 'Hal Thompson' },
        relation: 'Brother',
        created_by: { code: codeOf('super'), name: 'Susan Park' },
        actions: ['remove'],
      }),
    ]);
    const path = `/admin/conflicts/${codeOf('admin')}/${codeOf('hal')}/remove`;
    const body = { reason: 'Entered by mistake' };
    expect((await superAdmin.post(path, { body })).statusCode).toBe(204);
    expect((await superAdmin.post(path, { body })).statusCode).toBe(404);
    const entries = await superAdmin.get('/admin/audit', { query: { limit: '2' } });
    expect(entries.json().rows.slice(0, 2)).toMatchObject([
      { action: 'delete', entity: 'admin_conflict', reason: 'Entered by mistake' },
      { action: 'create', entity: 'admin_conflict', reason: 'Declared when hired' },
    ]);
  });

  it('are of an admin and an associate, and declared by super admins', async () => {
    const fields = async (over: object) => (await add(over)).json().fields;
    expect(await fields({ admin_code: codeOf('hal') })).toEqual([
      { field: 'admin_code', message: 'Admin is not valid' },
    ]);
    expect(await fields({ associate_code: codeOf('admin') })).toEqual([
      { field: 'associate_code', message: 'Associate is not valid' },
    ]);
    expect((await add({}, admin)).statusCode).toBe(403);
    expect((await admin.get('/admin/conflicts')).statusCode).toBe(403);
  });
});
