import { addDays } from '@upline/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  companyMoment,
  startTestHost,
  type TestClient,
  type TestHost,
  testContext,
} from '../testing/index.ts';
import { sha256 } from './legal-documents.pdf.ts';

let host: TestHost;
let admin: TestClient;
let today: string;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  today = testContext(host).today;
  host.clock.set(companyMoment(today, '12:00'));
  admin = await host.signInAs('super');
});
afterAll(() => host.close());

const codeOf = async (username: string) =>
  (
    await host.db
      .selectFrom('app_user')
      .select('code')
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
  ).code;
const nameOf = async (client: TestClient) =>
  (await client.get('/ama/usa/associate')).json<{ legal_name: string }>().legal_name;
const key = () => crypto.randomUUID();
const BODY = 'Every application is reviewed by the supervisor before it is submitted.';

interface Listed {
  readonly id: string;
  readonly type: string;
  readonly status: string;
  readonly version: number;
  readonly actions: readonly string[];
  readonly document_hash: string | null;
  readonly has_file: boolean;
}
const own = async (client: TestClient) =>
  (await client.get('/account/legal-documents')).json<{ rows: Listed[] }>().rows;
const ofType = async (client: TestClient, type: string) =>
  (await own(client)).filter((document) => document.type === type);

async function draft(over: object = {}) {
  const reply = await admin.post('/admin/legal-texts', {
    body: { type: 'AMA', country: 'USA', plan: 'associate', fee_cents: 12_500, body: BODY, ...over },
    idempotencyKey: key(),
  });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json<{ id: string; version: number; text_version: number }>();
}
const publish = ({ id, version }: { id: string; version: number }) =>
  admin.post(`/admin/legal-texts/${id}/publish`, { ifMatch: version });
const signAgreement = (client: TestClient, signed_name: string, text_version: number, has_read = true) =>
  client.post('/ama/usa/associate/sign', { body: { has_read, signed_name }, ifMatch: text_version });

describe('a document of one person', () => {
  it('is written by the office, signed by its owner alone, and its file is the one that was signed (R-LEG-01, R-LEG-02)', async () => {
    const cara = await host.signInAs('cara');
    const code = await codeOf('cara');
    const body = { associate_code: code, type: 'Supervision Plan', body: BODY };
    const made = await admin.post('/admin/legal-documents', { body, idempotencyKey: key() });
    expect(made.statusCode, made.body).toBe(201);
    const { id } = made.json<{ id: string }>();
    const again = await admin.post('/admin/legal-documents', { body, idempotencyKey: key() });
    expect([again.statusCode, again.json().code]).toEqual([409, 'document-waiting']);

    const sign = (client: TestClient, signed_name: string, ifMatch = 1, has_read = true) =>
      client.post(`/account/legal-documents/${id}/sign`, { body: { has_read, signed_name }, ifMatch });
    const name = await nameOf(cara);
    const wrong = await sign(cara, 'Somebody Else', 1, false);
    expect([wrong.statusCode, wrong.json().fields]).toEqual([
      422,
      [
        { field: 'has_read', message: 'Confirm that you have read the document' },
        { field: 'signed_name', message: 'Signature must match your legal name' },
      ],
    ]);
    expect((await sign(await host.signInAs('hal'), name)).statusCode).toBe(404);
    const byProxy = await sign(await host.signInAs('cara', { via: 'admin' }), name);
    expect([byProxy.statusCode, byProxy.json().message]).toEqual([
      403,
      'Not available while viewing as another user',
    ]);
    expect((await sign(cara, name, 7)).json().code).toBe('stale-version');
    expect((await cara.get(`/account/legal-documents/${id}/file`)).statusCode).toBe(404);

    const signed = await sign(cara, `  ${name.toUpperCase().replace(' ', '   ')} `);
    expect(signed.statusCode, signed.body).toBe(200);
    const document = signed.json();
    expect(document).toMatchObject({ status: 'Signed', has_file: true, ip: '127.0.0.1', actions: [] });
    expect((await sign(cara, name, 2)).json().code).toBe('transition');

    const file = await cara.get(`/account/legal-documents/${id}/file`);
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(sha256(file.rawPayload)).toBe(document.document_hash);
    const offices = await admin.get(`/admin/legal-documents/${id}/file`);
    expect(sha256(offices.rawPayload)).toBe(document.document_hash);
    expect((await (await host.signInAs('hal')).get(`/account/legal-documents/${id}/file`)).statusCode).toBe(
      404,
    );

    // Nobody changes what was signed, and a file that was changed is not sent.
    await expect(
      host.db.updateTable('legal_document').set({ signed_name: 'X' }).where('id', '=', id).execute(),
    ).rejects.toThrow('does not change');
    await expect(host.db.deleteFrom('legal_document').where('id', '=', id).execute()).rejects.toThrow(
      'is kept',
    );
    const { file_key } = await host.db
      .selectFrom('legal_document')
      .select('file_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await host.platform.files.remove(file_key as string);
    await host.platform.files.write(file_key as string, Buffer.from('%PDF-1.3 another'));
    const changed = await cara.get(`/account/legal-documents/${id}/file`);
    expect([changed.statusCode, changed.json().code]).toEqual([409, 'file-changed']);

    const revoked = await admin.post(`/admin/legal-documents/${id}/revoke`, {
      body: { reason: 'Signed too early' },
      ifMatch: 2,
    });
    expect(revoked.json()).toMatchObject({ status: 'Revoked', reason: 'Signed too early', actions: [] });
    const twice = await admin.post(`/admin/legal-documents/${id}/revoke`, {
      body: { reason: 'Signed too early' },
      ifMatch: 3,
    });
    expect([twice.statusCode, twice.json().code]).toEqual([409, 'transition']);
  });

  it('is signed once by two signatures at the same moment', async () => {
    const dev = await host.signInAs('dev');
    const body = { associate_code: await codeOf('dev'), type: 'Debt Repayment Plan', body: BODY };
    const { id } = (await admin.post('/admin/legal-documents', { body, idempotencyKey: key() })).json<{
      id: string;
    }>();
    const signature = { has_read: true, signed_name: await nameOf(dev) };
    const replies = await Promise.all(
      [1, 2, 3].map(() => dev.post(`/account/legal-documents/${id}/sign`, { body: signature, ifMatch: 1 })),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const file = await dev.get(`/account/legal-documents/${id}/file`);
    expect(sha256(file.rawPayload)).toBe((await ofType(dev, 'Debt Repayment Plan'))[0]?.document_hash);
  });
});

describe('a new version of the agreement (R-ASC-04)', () => {
  it('is asked of everybody concerned, closes everything but signing to them, and opens it when it is signed', async () => {
    const [eve, celine] = [await host.signInAs('eve'), await host.signInAs('celine')];
    const text = await draft();
    expect(text.text_version).toBe(2);
    const second = await admin.post('/admin/legal-texts', {
      body: { type: 'AMA', country: 'USA', plan: 'associate', fee_cents: 0, body: BODY },
      idempotencyKey: key(),
    });
    expect([second.statusCode, second.json().code]).toEqual([409, 'draft']);
    const { count } = (await admin.get(`/admin/legal-texts/${text.id}/concerned`)).json<{ count: number }>();
    expect(count).toBeGreaterThan(200);
    expect((await publish(text)).statusCode).toBe(200);
    expect((await publish({ ...text, version: 2 })).json().code).toBe('published');
    await host.platform.jobs.drain();
    const detail = (await admin.get(`/admin/legal-texts/${text.id}`)).json();
    expect(detail.asked).toEqual({ pending: count, signed: 0, revoked: 0 });

    const refused = await eve.get('/business/clients');
    expect([refused.statusCode, refused.json().code, refused.json().message]).toEqual([
      403,
      'agreement-unsigned',
      'Sign your Associate Membership Agreement first',
    ]);
    expect((await eve.get('/notifications')).statusCode).toBe(403);
    expect((await celine.get('/business/clients')).statusCode).toBe(200);
    for (const open of ['/access', '/sessions', '/account/security-events', '/account/legal-documents'])
      expect((await eve.get(open)).statusCode, open).toBe(200);
    expect((await eve.get('/access')).json().agreement).toEqual({ country: 'usa', plan: 'associate' });

    // A version that comes before anybody signs takes the place of the one that waits.
    const third = await draft({ body: `${BODY} And after it.` });
    await publish(third);
    await host.platform.jobs.drain();
    const documents = await ofType(eve, 'AMA');
    expect(documents.map(({ status }) => status).sort()).toEqual(['Pending', 'Revoked', 'Signed']);
    const name = await nameOf(eve);
    expect((await signAgreement(eve, name, 2)).json().code).toBe('stale-version');
    const signed = await signAgreement(eve, name, 3);
    expect(signed.statusCode, signed.body).toBe(200);
    expect(signed.json()).toMatchObject({ type: 'AMA', text_version: 3, status: 'Signed' });
    expect((await eve.get('/business/clients')).statusCode).toBe(200);
    expect((await eve.get('/access')).json().agreement).toBeNull();
    expect((await eve.get('/ama/usa/associate')).json()).toMatchObject({
      may_sign: false,
      is_fee_paid: true,
    });
    expect((await signAgreement(eve, name, 3)).json().code).toBe('transition');

    // Who is suspended signs as well; the refusal of a proxy session stays.
    const sam = await host.signInAs('sam');
    expect((await signAgreement(sam, await nameOf(sam), 3)).statusCode).toBe(200);
    const viewed = await host.signInAs('ana', { via: 'admin' });
    expect((await signAgreement(viewed, await nameOf(viewed), 3)).statusCode).toBe(403);
  });

  it('is asked of nobody it does not concern, and unknown agreements are not found', async () => {
    const celine = await host.signInAs('celine');
    expect(await ofType(celine, 'AMA')).toHaveLength(1);
    for (const path of ['/ama/mexico/associate', '/ama/usa/senior'])
      expect((await celine.get(path)).statusCode).toBe(404);
    const foreign = await celine.post('/ama/usa/associate/sign', {
      body: { has_read: true, signed_name: await nameOf(celine) },
      ifMatch: 3,
    });
    expect([foreign.statusCode, foreign.json().code]).toEqual([409, 'another-agreement']);
  });
});

describe('who has no signed agreement', () => {
  it('signs a new one when the office revoked it, and when the associate comes back', async () => {
    const celine = await host.signInAs('celine');
    const [agreement] = await ofType(celine, 'AMA');
    await admin.post(`/admin/legal-documents/${agreement?.id}/revoke`, {
      body: { reason: 'Signed by another person' },
      ifMatch: agreement?.version as number,
    });
    expect((await celine.get('/business/clients')).json().code).toBe('agreement-unsigned');
    const { legal_name } = (await celine.get('/ama/canada/associate')).json<{ legal_name: string }>();
    const signed = await celine.post('/ama/canada/associate/sign', {
      body: { has_read: true, signed_name: legal_name },
      ifMatch: 1,
    });
    expect(signed.statusCode, signed.body).toBe(200);
    expect((await celine.get('/business/clients')).statusCode).toBe(200);

    const left = await host.db
      .selectFrom('app_user')
      .select(['code', 'version'])
      .where('status', '=', 'Terminated')
      .where(sql<boolean>`code not in (select associate_code from debit_balance)`)
      .limit(1)
      .executeTakeFirstOrThrow();
    const back = await admin.post(`/admin/associates/${left.code}/status`, {
      body: { status: 'Active', reason: 'The cause was cleared up' },
      ifMatch: left.version,
    });
    expect(back.statusCode, back.body).toBe(200);
    const documents = await admin.get('/admin/legal-documents', {
      query: { filter: JSON.stringify({ associate_code: { eq: left.code }, status: { eq: 'Pending' } }) },
    });
    expect(documents.json().rows).toMatchObject([{ type: 'AMA', status: 'Pending' }]);
  });
});

describe('a text', () => {
  it('is changed and deleted while it is a draft, and never afterwards', async () => {
    const text = await draft({ type: 'W-9', plan: null, fee_cents: null });
    const changed = await admin.put(`/admin/legal-texts/${text.id}`, {
      body: { fee_cents: null, body: `${BODY} Truly.` },
      ifMatch: 1,
    });
    expect(changed.json()).toMatchObject({ body: `${BODY} Truly.`, version: 2 });
    expect((await admin.delete(`/admin/legal-texts/${text.id}`, { ifMatch: 2 })).statusCode).toBe(204);
    const [published] = (
      await admin.get('/admin/legal-texts', { query: { filter: '{"status":{"eq":"Published"}}' } })
    ).json().rows;
    const refused = await admin.put(`/admin/legal-texts/${published.id}`, {
      body: { fee_cents: published.fee_cents, body: BODY },
      ifMatch: published.version,
    });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'published']);
    await expect(
      host.db.updateTable('legal_text').set({ body: 'X' }).where('id', '=', published.id).execute(),
    ).rejects.toThrow('does not change');
  });

  it.each([
    [{ type: 'W-9', country: 'Canada', plan: null, fee_cents: null }, 'country'],
    [{ plan: null }, 'plan'],
    [{ fee_cents: null }, 'fee_cents'],
    [{ type: 'Builder Addendum', plan: 'associate', fee_cents: null }, 'plan'],
    [{ type: 'Privacy Notice', plan: null }, 'fee_cents'],
  ])('%j is refused', async (over, field) => {
    const reply = await admin.post('/admin/legal-texts', {
      body: { type: 'AMA', country: 'USA', plan: 'associate', fee_cents: 12_500, body: BODY, ...over },
      idempotencyKey: key(),
    });
    expect([reply.statusCode, reply.json().fields[0].field]).toEqual([422, field]);
  });
});

it('who has not signed is reminded on day 3 and on day 7, and then no more', async () => {
  const pending = host.db
    .selectFrom('legal_document')
    .where('status', '=', 'Pending')
    .where('type', '=', 'AMA')
    .where('associate_code', '=', await codeOf('ana'));
  const { id } = await pending.select('id').executeTakeFirstOrThrow();
  const requested_at = companyMoment(today, '23:30');
  await host.db
    .updateTable('legal_document')
    .set({ requested_at, reminders: 0 })
    .where('id', '=', id)
    .execute();
  const others = host.db.updateTable('legal_document').where('id', '!=', id).where('status', '=', 'Pending');
  await others.set({ reminders: 2 }).execute();
  const counts: number[] = [];
  for (const day of [2, 3, 4, 6, 7, 8, 30]) {
    host.clock.set(companyMoment(addDays(today, day), '07:30'));
    await host.platform.jobs.add(host.db, 'legal.remind', {});
    await host.platform.jobs.drain();
    const notices = await host.db
      .selectFrom('notification')
      .select('type')
      .where('object_key', '=', `legal-document:${id}`)
      .where('type', '=', 'legal-document-reminder')
      .execute();
    counts.push(notices.length);
  }
  expect(counts).toEqual([0, 1, 1, 1, 2, 2, 2]);
});
