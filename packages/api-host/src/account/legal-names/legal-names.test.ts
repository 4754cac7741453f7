import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readOutbox } from '../../platform/messages/messages.service.ts';
import { startTestHost, type TestClient, type TestHost } from '../../testing/index.ts';
import type { LegalNameAnswer } from './legal-names.schemas.ts';

let host: TestHost;
let ana: TestClient;
let admin: TestClient;
let code: string;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  [ana, admin] = [await host.signInAs('ana'), await host.signInAs('admin')];
  code = await codeOf('ana');
});
afterAll(() => host.close());
beforeEach(async () => {
  await sql`delete from legal_name_change`.execute(host.db);
  await sql`delete from attachment where purpose = 'legal-name-document'`.execute(host.db);
  await sql`update associate set legal_first_name = 'Ana', legal_last_name = 'Alvarez' where code = ${code}`.execute(
    host.db,
  );
  await sql`update app_user set first_name = 'Ana', last_name = 'Alvarez' where code = ${code}`.execute(
    host.db,
  );
});

async function codeOf(username: string): Promise<string> {
  const row = await host.db
    .selectFrom('app_user')
    .select('code')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return row.code;
}

const boundary = 'x-upline-boundary';
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const send = (bytes: Buffer, name: string, client = ana) =>
  client.post('/account/legal-name-documents', {
    body: Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="document"; filename="${name}"\r\n\r\n`,
      ),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
async function documentOf(client = ana): Promise<string> {
  const reply = await send(PDF, 'marriage-license.pdf', client);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().id;
}

const NEW = {
  legal_first_name: 'Ana',
  legal_middle_name: null,
  legal_last_name: 'Alvarez-Reyes',
  suffix: null,
};
const post = async (more: object = {}, client = ana) =>
  client.post('/account/legal-name-changes', {
    body: { ...NEW, document_id: await documentOf(client), ...more },
  });
async function requested(more: object = {}): Promise<LegalNameAnswer> {
  const reply = await post(more);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json();
}
const decide = (change: LegalNameAnswer, way: 'approve' | 'reject', body?: object, client = admin) =>
  client.post(`/admin/legal-name-changes/${change.id}/${way}`, { ifMatch: change.version, body });
const withdraw = (change: LegalNameAnswer, client = ana) =>
  client.post(`/account/legal-name-changes/${change.id}/withdraw`, { ifMatch: change.version });
const own = async () => (await ana.get('/account/legal-name-changes')).json().rows as LegalNameAnswer[];
const profile = async () => (await ana.get('/account/profile')).json();

describe('the document of a legal name (domain.md 2.2)', () => {
  const keptFiles = async () => {
    const names = await readdir(join(host.config.dataDir, 'upload')).catch(() => []);
    const { rows } = await sql`select id from attachment where purpose = 'legal-name-document'`.execute(
      host.db,
    );
    return names.length + rows.length;
  };
  const bomb = () =>
    sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: 'white' } })
      .png({ compressionLevel: 9 })
      .toBuffer();

  it.each([
    ['of another type', async () => Buffer.from('Just words'), 'me.pdf', 'File type is not allowed'],
    ['named as another type', async () => PDF, 'me.png', 'File type is not allowed'],
    ['too large', async () => randomBytes(10 * 1024 * 1024 + 1), 'me.pdf', 'Document must be at most 10 MB'],
    ['of too many pixels', bomb, 'me.png', 'Document is not valid'],
    ['empty', async () => Buffer.alloc(0), 'me.pdf', 'Document is empty'],
  ])('is refused with words when it is %s, and nothing of it stays', async (_, bytes, name, words) => {
    const reply = await send(await bytes(), name);
    expect(reply.statusCode, reply.body).toBe(422);
    expect(reply.json().fields).toEqual([{ field: 'document', message: words }]);
    expect(await keptFiles()).toBe(0);
  });

  it('must be an own one, uploaded for a legal name', async () => {
    const ben = await host.signInAs('ben');
    const refused = await post({ document_id: await documentOf(ben) });
    expect(refused.json().fields).toEqual([{ field: 'document_id', message: 'Document is not valid' }]);
    const missing = await ana.post('/account/legal-name-changes', { body: NEW });
    expect(missing.json().fields).toEqual([{ field: 'document_id', message: 'Document is required' }]);
  });
});

describe('a change of the legal name', () => {
  it('waits with the old name in force, one at a time, until its owner withdraws it', async () => {
    const before = await profile();
    const change = await requested();
    expect(change).toMatchObject({ status: 'Pending For Admin', actions: ['withdraw'], ...NEW });
    expect(change.former).toMatchObject({ legal_last_name: before.legal_last_name });
    expect((await profile()).legal_last_name).toBe(before.legal_last_name);
    const second = await post({ legal_last_name: 'Reyes' });
    expect(second.statusCode).toBe(409);
    expect(second.json().message).toBe('A change of your legal name waits for approval already');
    const withdrawn = await withdraw(change);
    expect(withdrawn.json()).toMatchObject({ status: 'Revoked', actions: [] });
    expect((await withdraw(change)).statusCode).toBe(409);
    expect((await post({ legal_last_name: 'Reyes' })).statusCode).toBe(201);
    expect((await own()).map(({ status }) => status).sort()).toEqual(['Pending For Admin', 'Revoked']);
  });

  it.each([
    [{ legal_first_name: '  ' }, 'legal_first_name', 'Legal First Name is required'],
    [{ legal_first_name: 'Ana 2' }, 'legal_first_name', 'Legal First Name is not valid'],
    [{ legal_last_name: 'x'.repeat(61) }, 'legal_last_name', 'Legal Last Name must be at most 60 characters'],
    [{ legal_middle_name: '@' }, 'legal_middle_name', 'Legal Middle Name is not valid'],
    [{ suffix: 'IX' }, 'suffix', 'Suffix must be one of the listed values'],
  ])('is refused with %o', async (more, field, message) => {
    const reply = await post(more);
    expect(reply.statusCode).toBe(422);
    expect(reply.json().fields).toEqual([{ field, message }]);
  });

  it('is no change when it is the name in force', async () => {
    const { legal_first_name, legal_middle_name, legal_last_name, suffix } = await profile();
    const reply = await post({ legal_first_name, legal_middle_name, legal_last_name, suffix });
    expect(reply.json().fields).toEqual([
      { field: 'legal_last_name', message: 'Legal name must differ from the present one' },
    ]);
  });

  it('is nobody else’s: another associate and support that views as the owner', async () => {
    const change = await requested();
    const [ben, viewing] = [await host.signInAs('ben'), await host.signInAs('ana', { via: 'super' })];
    expect((await ben.get('/account/legal-name-changes')).json().rows).toEqual([]);
    expect((await withdraw(change, ben)).statusCode).toBe(404);
    expect((await withdraw(change, viewing)).statusCode).toBe(403);
    expect((await viewing.get('/account/legal-name-changes')).statusCode).toBe(200);
    expect((await ana.get(`/admin/legal-name-changes/${change.id}`)).statusCode).toBe(403);
  });
});

describe('the decision (R-ADM-01, R-ADM-02, R-ACC-01)', () => {
  it('is offered in the queue of approvals, with before and after and a traced document', async () => {
    const change = await requested();
    const queue = await admin.get('/admin/approvals', { query: { filter: '{"kind":{"eq":"Legal Name"}}' } });
    expect(queue.json().rows).toMatchObject([
      { id: change.id, subject: 'Ana Alvarez-Reyes', associate: { code }, waiting_days: 0 },
    ]);
    const shown = (await admin.get(`/admin/legal-name-changes/${change.id}`)).json<LegalNameAnswer>();
    expect(shown).toMatchObject({ actions: ['approve', 'reject'], former: { legal_last_name: 'Alvarez' } });
    const file = await admin.get(`/admin/legal-name-changes/${change.id}/document`);
    expect(file.rawPayload.equals(PDF)).toBe(true);
    const opened = await host.db
      .selectFrom('audit_entry')
      .select(['action', 'owner_code'])
      .where('entity', '=', 'legal_name_change')
      .where('entity_id', '=', change.id)
      .where('action', '=', 'reveal')
      .execute();
    expect(opened).toEqual([{ action: 'reveal', owner_code: code }]);
  });

  it('to approve puts the name in force: the record, lists, searches, a notice to the owner', async () => {
    const change = await requested();
    const approved = await decide(change, 'approve');
    expect(approved.statusCode, approved.body).toBe(200);
    expect(approved.json()).toMatchObject({
      status: 'Approved',
      former: { legal_last_name: 'Alvarez' },
      legal_last_name: 'Alvarez-Reyes',
    });
    expect(await profile()).toMatchObject({ legal_last_name: 'Alvarez-Reyes', name: 'Ana Alvarez-Reyes' });
    const ben = await host.signInAs('ben');
    const found = await ben.get('/search/associates', { query: { search_keyword: 'alvarez-reyes' } });
    expect(found.body).toContain('Ana Alvarez-Reyes');
    const mails = await readOutbox(host.db, host.platform.vault, { to: 'ana@demo.upline.test', limit: 5 });
    expect(mails.map(({ subject }) => subject)).toContain(
      'The legal name of your Upline account was changed',
    );
    const [entry] = await host.db
      .selectFrom('audit_entry')
      .select('changes')
      .where('entity', '=', 'legal_name_change')
      .where('action', '=', 'approve')
      .execute();
    expect(entry?.changes).toEqual([
      { field: 'Status', old: 'Pending For Admin', new: 'Approved' },
      { field: 'Legal Last Name', old: 'Alvarez', new: 'Alvarez-Reyes' },
      { field: 'Last Name', old: 'Alvarez', new: 'Alvarez-Reyes' },
    ]);
    expect((await decide(change, 'reject', { reason: 'Other', text: 'Late' })).statusCode).toBe(409);
    // A preferred name of one's own stays.
    await host.db.updateTable('app_user').set({ first_name: 'Anita' }).where('code', '=', code).execute();
    const next = await requested({ legal_first_name: 'Maria', legal_last_name: 'Alvarez' });
    expect((await decide(next, 'approve')).statusCode).toBe(200);
    expect((await profile()).name).toBe('Anita Alvarez');
  });

  it('to reject asks for a reason, which its owner reads', async () => {
    const change = await requested();
    expect((await decide(change, 'reject', { reason: 'Other', text: null })).json().fields).toEqual([
      { field: 'text', message: 'Text is required' },
    ]);
    const rejected = await decide(change, 'reject', { reason: 'Unmatched Supporting Document', text: null });
    expect(rejected.json()).toMatchObject({ status: 'Rejected By Admin', legal_last_name: 'Alvarez-Reyes' });
    expect((await own())[0]).toMatchObject({ rejection_reason: 'Unmatched Supporting Document' });
    expect((await profile()).legal_last_name).toBe('Alvarez');
    const mails = await readOutbox(host.db, host.platform.vault, { to: 'ana@demo.upline.test', limit: 5 });
    expect(mails[0]).toMatchObject({ subject: 'Legal name rejected' });
    expect(mails[0]?.text).toContain('Reason: Unmatched Supporting Document');
  });

  it('is not about a relative, and not of a version that has changed', async () => {
    const change = await requested();
    expect((await decide({ ...change, version: 7 }, 'approve')).statusCode).toBe(409);
    await sql`insert into admin_conflict (admin_code, associate_code, relation) values (${await codeOf('admin')}, ${code}, 'Relative')`.execute(
      host.db,
    );
    const refused = await decide(change, 'approve');
    expect(refused.statusCode).toBe(403);
    expect(refused.json().message).toBe('You cannot decide on this record');
    await sql`delete from admin_conflict`.execute(host.db);
  });

  it('of two admins at once is made once', async () => {
    const change = await requested({ legal_last_name: 'Reyes' });
    const second = await host.signInAs('super');
    const replies = await Promise.all([
      decide(change, 'approve'),
      decide(change, 'reject', { reason: 'Invalid Supporting Document', text: null }, second),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});
