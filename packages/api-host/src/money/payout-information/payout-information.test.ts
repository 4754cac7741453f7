import { randomUUID } from 'node:crypto';
import { ADMIN_ROLES } from '@upline/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestHost, type TestClient, type TestHost } from '../../testing/index.ts';
import { payoutExamples } from './payout-information.examples.ts';
import { PAYOUT_DOCUMENT_PURPOSE } from './payout-information.service.ts';

interface Answer {
  id: string;
  status: string;
  version: number;
  account_number_masked: string;
  actions: string[];
  bank_name: string;
  used_from: string | null;
}

let host: TestHost;
let ana: TestClient;
let celine: TestClient;
let admin: TestClient;
const codes = new Map<string, string>();
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  const people = await host.db.selectFrom('app_user').select(['username', 'code']).execute();
  for (const { username, code } of people) codes.set(username, code);
  [ana, celine, admin] = [
    await host.signInAs('ana'),
    await host.signInAs('celine'),
    await host.signInAs('admin'),
  ];
});
afterAll(() => host.close());
beforeEach(async () => {
  await sql`delete from payout_information`.execute(host.db);
  await sql`update app_user set payout_hold_until = null`.execute(host.db);
});

async function documentOf(username: string): Promise<string> {
  const { id } = await host.db
    .insertInto('attachment')
    .values({
      owner_code: codes.get(username) as string,
      purpose: PAYOUT_DOCUMENT_PURPOSE,
      file_key: randomUUID(),
      name: 'void-check.pdf',
      type: 'application/pdf',
      size_bytes: 10,
      created_at: new Date(),
      created_by: codes.get(username) as string,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const bodyOf = async (username: string, more: object = {}) => ({
  ...payoutExamples.body,
  document_id: await documentOf(username),
  ...more,
});

const post = (client: TestClient, path: string, body: unknown, version?: number) =>
  client.post(path, {
    body,
    headers: {
      'idempotency-key': randomUUID(),
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
    },
  });

async function submitted(client = ana, username = 'ana', more: object = {}): Promise<Answer> {
  const reply = await post(client, '/account/payout-information', await bodyOf(username, more));
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json<Answer>();
}

async function approved(row: Answer): Promise<Answer> {
  const reply = await post(admin, `/admin/payout-information/${row.id}/approve`, undefined, row.version);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<Answer>();
}

async function refusals(client: TestClient, body: object): Promise<Record<string, string>> {
  const reply = await post(client, '/account/payout-information', body);
  expect(reply.statusCode, reply.body).toBe(422);
  const { fields } = reply.json<{ fields: { field: string; message: string }[] }>();
  return Object.fromEntries(fields.map(({ field, message }) => [field, message]));
}

describe('payout information (domain.md 2.9)', () => {
  it('waits for an admin and shows the last four digits alone (R-BNK-04)', async () => {
    const row = await submitted();
    expect(row).toMatchObject({ status: 'Pending For Admin', account_number_masked: '••••6789' });
    const stored = await host.db.selectFrom('payout_information').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain('000123456789');
  });

  it('names every field that is wrong, in the words of the paper', async () => {
    const body = await bodyOf('ana', {
      tax_entity: 'LLC',
      name_on_account: 'Somebody Else',
      routing_number: '021000022',
      account_number: '123',
      account_number_repeat: '124',
      document_id: null,
    });
    expect(await refusals(ana, body)).toEqual({
      company_name: 'Company Name is required',
      tax_number: 'Employer Identification Number is required',
      name_on_account: 'Name on Account must match your legal or company name',
      routing_number: 'Routing Number is not valid',
      account_number: 'Account Number is not valid',
      document_id: 'Document is required',
    });
    expect(await refusals(ana, { ...(await bodyOf('ana')), account_number_repeat: '1' })).toEqual({
      account_number_repeat: 'Account numbers do not match',
    });
  });

  it('takes Canadian accounts, also the pasted electronic form, and fills in the bank (R-VAL-02)', async () => {
    const canadian = {
      name_on_account: 'Céline Tremblay',
      routing_number: null,
      bank_name: null,
      institution_number: '000300012',
      account_number: '1234567',
      account_number_repeat: '1234567',
    };
    expect(await submitted(celine, 'celine', canadian)).toMatchObject({ bank_name: 'RBC', currency: 'CAD' });
    expect(await refusals(celine, await bodyOf('celine', { ...canadian, institution_number: '03' }))).toEqual(
      {
        institution_number: 'Institution Number must be 3 digits',
        transit_number: 'Transit Number must be 5 digits',
        bank_name: 'Bank Name is required',
      },
    );
  });

  it('has one approved a person: a newer one revokes the one before (R-BNK-01)', async () => {
    const first = await approved(await submitted());
    expect(first).toMatchObject({ status: 'Approved' });
    expect(Date.parse(first.used_from as string)).toBeGreaterThan(Date.now() - 1);
    const second = await approved(await submitted());
    const rows = (await ana.get('/account/payout-information')).json<{ rows: Answer[] }>().rows;
    expect(Object.fromEntries(rows.map(({ id, status }) => [id, status]))).toEqual({
      [first.id]: 'Revoked',
      [second.id]: 'Approved',
    });
  });

  it('is decided once: a second decision answers 409', async () => {
    const row = await submitted();
    await approved(row);
    const again = await post(admin, `/admin/payout-information/${row.id}/approve`, undefined, row.version);
    expect(again.statusCode).toBe(409);
    const reject = await post(
      admin,
      `/admin/payout-information/${row.id}/reject`,
      { reason: 'Unmatched Supporting Document', text: null },
      row.version + 1,
    );
    expect(reject.json()).toMatchObject({
      statusCode: 409,
      message: 'Status cannot change from Approved to Rejected By Admin',
    });
  });

  it('is rejected with a reason, with words when it is Other', async () => {
    const row = await submitted();
    const path = `/admin/payout-information/${row.id}/reject`;
    const wordless = await post(admin, path, { reason: 'Other', text: null }, row.version);
    expect(wordless.json()).toMatchObject({ fields: [{ field: 'text', message: 'Text is required' }] });
    const reply = await post(admin, path, { reason: 'Other', text: 'The name is cut off' }, row.version);
    expect(reply.json()).toMatchObject({
      status: 'Rejected By Admin',
      rejection_text: 'The name is cut off',
    });
  });

  it('needs an identity confirmed within five minutes (R-BNK-02)', async () => {
    host.clock.advance(6 * 60_000);
    const reply = await post(ana, '/account/payout-information', await bodyOf('ana'));
    host.clock.advance(-6 * 60_000);
    expect(reply.json()).toMatchObject({ statusCode: 403, code: 'confirmation-required' });
  });

  it('is held for a day after the way of signing in changed (S-15)', async () => {
    await sql`update app_user set payout_hold_until = ${new Date(host.clock.now().getTime() + 60_000)} where username = 'ana'`.execute(
      host.db,
    );
    expect((await post(ana, '/account/payout-information', await bodyOf('ana'))).statusCode).toBe(409);
  });

  it('is unknown to everybody else, and its document belongs to the person (R-PRM-02)', async () => {
    const row = await submitted();
    expect((await celine.get(`/account/payout-information/${row.id}`)).statusCode).toBe(404);
    expect(await refusals(ana, { ...(await bodyOf('ana')), document_id: await documentOf('ben') })).toEqual({
      document_id: 'Document is not valid',
    });
  });

  it('tells admins when one account stands under more than two codes (R-BNK-05)', async () => {
    const same = { name_on_account: 'Okafor Patel Alvarez' };
    await submitted(ana, 'ana', same);
    for (const name of ['ben', 'dev']) await submitted(await host.signInAs(name), name, same);
    const told = await host.db
      .selectFrom('notification')
      .select('title')
      .where('title', '=', 'The same bank account on several codes')
      .execute();
    expect(told.length).toBeGreaterThan(0);
  });

  it('tells those admins alone who decide on it (domain.md 7.2)', async () => {
    await sql`delete from notification`.execute(host.db);
    await sql`update app_user set admin_roles = '{Support}' where username = 'admin'`.execute(host.db);
    try {
      await submitted();
      const told = await host.db
        .selectFrom('notification')
        .select('user_code')
        .where('type', '=', 'payout-information-waiting')
        .execute();
      expect(told).toEqual([{ user_code: codes.get('super') }]);
    } finally {
      await sql`update app_user set admin_roles = ${ADMIN_ROLES} where username = 'admin'`.execute(host.db);
    }
  });

  it('prepared by an admin waits for its owner (Pending For Owner)', async () => {
    const reply = await post(
      admin,
      `/admin/associates/${codes.get('ana')}/payout-information`,
      await bodyOf('ana', { document_id: null }),
    );
    const row = reply.json<Answer>();
    expect(row).toMatchObject({ status: 'Pending For Owner' });
    const confirmed = await post(
      ana,
      `/account/payout-information/${row.id}/confirm`,
      undefined,
      row.version,
    );
    expect(confirmed.json()).toMatchObject({ status: 'Approved' });
  });

  it('is corrected and taken back while it waits', async () => {
    const row = await submitted();
    const changed = await ana.put(`/account/payout-information/${row.id}`, {
      body: await bodyOf('ana', { account_number: '99887766', account_number_repeat: '99887766' }),
      headers: { 'if-match': `"${row.version}"` },
    });
    expect(changed.json()).toMatchObject({ account_number_masked: '••••7766', version: row.version + 1 });
    const gone = await ana.delete(`/account/payout-information/${row.id}`, {
      headers: { 'if-match': `"${row.version + 1}"` },
    });
    expect(gone.statusCode).toBe(204);
    expect((await ana.get(`/account/payout-information/${row.id}`)).statusCode).toBe(404);
  });

  it('is revealed with a reason and a trace, never to a proxy session (R-BNK-04, 7.3)', async () => {
    const row = await submitted();
    const reply = await post(admin, `/admin/payout-information/${row.id}/reveal`, { reason: 'Bank return' });
    expect(reply.json()).toEqual({ account_number: '000123456789', tax_number: null });
    const entry = await host.db
      .selectFrom('audit_entry')
      .select(['reason', 'changes'])
      .where('action', '=', 'reveal')
      .where('entity_id', '=', row.id)
      .executeTakeFirstOrThrow();
    expect(entry.reason).toBe('Bank return');
    expect(JSON.stringify(entry.changes)).not.toContain('000123456789');
    const proxy = await host.signInAs('ana', { via: 'super' });
    expect(
      (await post(proxy, `/account/payout-information/${row.id}/reveal`, { reason: 'Looking' })).statusCode,
    ).toBe(403);
    expect((await post(proxy, '/account/payout-information', await bodyOf('ana'))).statusCode).toBe(403);
  });
});
