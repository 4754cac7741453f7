import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../../seed/days.ts';
import { readOutbox } from '../../platform/messages/messages.service.ts';
import { companyDay } from '../../platform/time/company-time.ts';
import { startTestHost, type TestClient, type TestHost } from '../../testing/index.ts';
import type { InternationalAnswer } from './international.schemas.ts';

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
  await sql`delete from international_appointment`.execute(host.db);
  await sql`delete from license where number = 'ON-448120'`.execute(host.db);
  await sql`delete from legal_document where associate_code = ${code} and country = 'Canada' and status = 'Pending'`.execute(
    host.db,
  );
});

const codeOf = async (username: string) =>
  (
    await host.db
      .selectFrom('app_user')
      .select('code')
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
  ).code;

const boundary = 'x-upline-boundary';
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
async function taxForm(client = ana): Promise<string> {
  const reply = await client.post('/account/international-tax-forms', {
    body: Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="document"; filename="nr301.pdf"\r\n\r\n`,
      ),
      PDF,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().id;
}

/** A Canadian license of Ana, valid from a year ago until the day. */
async function license(until = addDays(companyDay(host.clock.now()), 300)): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into license (associate_code, type, country, state, number, is_resident, issue_date, expiration_date, status, approval_status)
    values (${code}, 'LLQP Life', 'Canada', 'ON', 'ON-448120', true, ${addDays(companyDay(host.clock.now()), -400)}, ${until}, 'Active', 'Approved')
    returning id::text`.execute(host.db);
  return rows[0]?.id as string;
}

async function sign(client = ana): Promise<void> {
  const { id } = (await client.post('/account/international-addendum')).json();
  const shown = (await client.get(`/account/legal-documents/${id}`)).json();
  if (shown.status === 'Signed') return;
  expect(shown).toMatchObject({ type: 'International Addendum', status: 'Pending' });
  const signed = await client.post(`/account/legal-documents/${id}/sign`, {
    ifMatch: shown.version,
    body: { has_read: true, signed_name: shown.legal_name },
  });
  expect(signed.statusCode, signed.body).toBe(200);
}

const post = async (more: object = {}) =>
  ana.post('/account/international-appointments', {
    body: {
      target_country: 'Canada',
      purpose: 'Both',
      state: 'ON',
      license_id: null,
      document_id: await taxForm(),
      ...more,
    },
  });
async function requested(more: object = {}): Promise<InternationalAnswer> {
  await sign();
  const reply = await post({ license_id: await license(), ...more });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json();
}
const decide = (one: InternationalAnswer, way: string, body?: object, client = admin) =>
  client.post(`/admin/international-appointments/${one.id}/${way}`, { ifMatch: one.version, body });
const withdraw = (one: InternationalAnswer, client = ana) =>
  client.post(`/account/international-appointments/${one.id}/withdraw`, { ifMatch: one.version });
const own = async (client = ana) =>
  (await client.get('/account/international-appointments')).json().rows as InternationalAnswer[];

describe('a request for the other country (domain.md 2.33)', () => {
  it('needs the signed International Addendum, which is asked for once', async () => {
    const before = (await ana.get('/account/international-standing')).json();
    expect(before).toMatchObject({ target_country: 'Canada', tax_form: 'NR301', addendum: null });
    const refused = await post({ purpose: 'Recruit' });
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Sign the International Addendum first',
    ]);
    const first = (await ana.post('/account/international-addendum')).json();
    expect((await ana.post('/account/international-addendum')).json()).toEqual(first);
    await sign();
    expect((await ana.get('/account/international-standing')).json().addendum).toEqual({
      id: first.id,
      status: 'Signed',
    });
    const celine = await host.signInAs('celine');
    expect((await celine.get('/account/international-standing')).json()).toMatchObject({
      target_country: 'USA',
      tax_form: 'W-8BEN',
    });
  });

  it.each([
    [{ target_country: 'USA' }, 'target_country', 'Choose the other country'],
    [{ state: null }, 'state', 'State is required'],
    [{ state: 'TX' }, 'state', 'State must be one of the listed values'],
    [{ purpose: 'Sell' }, 'license_id', 'A valid license in ON is required'],
    [{ purpose: 'Trade' }, 'purpose', 'Purpose must be one of the listed values'],
    [{ document_id: null }, 'document_id', 'Tax Form is required'],
  ])('is refused with %o', async (more, field, message) => {
    await sign();
    const reply = await post(more);
    expect([reply.statusCode, reply.json().fields]).toEqual([422, [{ field, message }]]);
  });

  it('names an own license that is valid today, and an own tax form', async () => {
    await sign();
    const expired = await post({ license_id: await license(addDays(companyDay(host.clock.now()), -1)) });
    expect(expired.json().fields).toEqual([
      { field: 'license_id', message: 'A valid license in ON is required' },
    ]);
    const ben = await host.signInAs('ben');
    const foreign = await post({ purpose: 'Recruit', document_id: await taxForm(ben) });
    expect(foreign.json().fields).toEqual([{ field: 'document_id', message: 'Tax Form is not valid' }]);
  });

  it('waits once, and its owner withdraws it; the license it names is revoked, not removed', async () => {
    const one = await requested();
    const { license_id: held } = await host.db
      .selectFrom('international_appointment')
      .select('license_id')
      .where('id', '=', one.id)
      .executeTakeFirstOrThrow();
    const { version } = (await admin.get(`/admin/licenses/${held}`)).json();
    const removal = await (await host.signInAs('super')).post(`/admin/licenses/${held}/remove`, {
      ifMatch: version,
      body: { reason: 'Entered for the wrong person' },
    });
    expect([removal.statusCode, removal.json().message]).toEqual([
      409,
      'This license is named in an international appointment. Revoke it instead.',
    ]);
    expect(one).toMatchObject({ status: 'Pending', state: 'ON', tax_form: 'NR301', actions: ['withdraw'] });
    expect((await post({ purpose: 'Recruit' })).json().message).toBe(
      'A request for the other country waits for approval already',
    );
    expect((await withdraw(one)).json()).toMatchObject({
      status: 'Refused',
      decision_reason: 'Withdrawn by the associate',
      actions: [],
    });
    expect((await withdraw(one)).statusCode).toBe(409);
    const second = await post({ purpose: 'Recruit' });
    expect(second.json()).toMatchObject({ status: 'Pending', state: null, license: null });
    expect((await own()).map(({ status }) => status).sort()).toEqual(['Pending', 'Refused']);
  });

  it('is nobody else’s: another associate, support that views as the owner, a suspended one', async () => {
    const one = await requested();
    const [ben, sam, viewing] = [
      await host.signInAs('ben'),
      await host.signInAs('sam'),
      await host.signInAs('ana', { via: 'super' }),
    ];
    expect(await own(ben)).toEqual([]);
    expect((await withdraw(one, ben)).statusCode).toBe(404);
    expect((await withdraw(one, viewing)).statusCode).toBe(403);
    expect(await own(viewing)).toHaveLength(1);
    expect((await sam.post('/account/international-addendum')).statusCode).toBe(403);
    expect((await ana.get(`/admin/international-appointments/${one.id}`)).statusCode).toBe(403);
  });
});

describe('the decision (R-ADM-01, R-ADM-02)', () => {
  it('is in the queue of approvals, with the tax form behind a trace', async () => {
    const one = await requested();
    const queue = await admin.get('/admin/approvals', {
      query: { filter: '{"kind":{"eq":"International"}}' },
    });
    expect(queue.json().rows).toMatchObject([
      { id: one.id, slug: 'international', subject: 'Sell and recruit in ON, Canada', associate: { code } },
    ]);
    const file = await admin.get(`/admin/international-appointments/${one.id}/document`);
    expect(file.rawPayload.equals(PDF)).toBe(true);
    const entries = await host.db
      .selectFrom('audit_entry')
      .select('action')
      .where('entity', '=', 'international_appointment')
      .where('entity_id', '=', one.id)
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(['create', 'reveal']);
  });

  it('to refuse asks for a reason, which its owner reads in the app and by mail', async () => {
    const one = await requested();
    expect((await decide(one, 'refuse', { reason: 'Other', text: null })).json().fields).toEqual([
      { field: 'text', message: 'Text is required' },
    ]);
    const refused = await decide(one, 'refuse', { reason: 'Other', text: 'The form is not signed' });
    expect(refused.json()).toMatchObject({ status: 'Refused', decision_reason: 'The form is not signed' });
    const mails = await readOutbox(host.db, host.platform.vault, { to: 'ana@demo.upline.test', limit: 3 });
    expect(mails[0]).toMatchObject({ subject: 'International appointment refused' });
  });

  it('needs at approval what the request named', async () => {
    const one = await requested();
    await sql`update license set status = 'Revoked' where number = 'ON-448120'`.execute(host.db);
    const reply = await decide(one, 'approve');
    expect([reply.statusCode, reply.json().message]).toEqual([409, 'A valid license in ON is required']);
  });

  it('is not about a relative, and made once by two at the same time', async () => {
    const one = await requested();
    await sql`insert into admin_conflict (admin_code, associate_code, relation) values (${await codeOf('admin')}, ${code}, 'Relative')`.execute(
      host.db,
    );
    expect((await decide(one, 'approve')).json().message).toBe('You cannot decide on this record');
    await sql`delete from admin_conflict`.execute(host.db);
    const second = await host.signInAs('super');
    const replies = await Promise.all([
      decide(one, 'approve'),
      decide(one, 'refuse', { reason: 'Invalid Supporting Document', text: null }, second),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});

/** Of the products that Ana may sell. */
const products = async () => {
  const { rows } = (await ana.get('/business/products', { query: { limit: '100' } })).json();
  return new Set((rows as { country: string }[]).map(({ country }) => country));
};

describe('an approved appointment', () => {
  const waitingInCanada = async () => {
    const rows = await host.db
      .selectFrom('legal_document')
      .select('type')
      .where('associate_code', '=', code)
      .where('country', '=', 'Canada')
      .where('status', '=', 'Pending')
      .orderBy('type')
      .execute();
    return rows.map(({ type }) => type);
  };
  const canadian = () =>
    host.db
      .selectFrom('product')
      .innerJoin('provider', 'provider.id', 'product.provider_id')
      .select('product.id')
      .where('product.country', '=', 'Canada')
      .where('product.status', '=', 'Published')
      .where('provider.status', '=', 'Active')
      .executeTakeFirstOrThrow();
  const reasons = async () => {
    const { id } = await canadian();
    const reply = await ana.get('/business/coverage', { query: { product_id: id, state: 'ON' } });
    expect(reply.statusCode, reply.body).toBe(200);
    return (reply.json().reasons as { message: string }[]).map(({ message }) => message);
  };

  it('opens products and legal texts of the country, until it is revoked with a reason', async () => {
    const one = await requested();
    expect(await products()).toEqual(new Set(['USA']));
    expect(await reasons()).toContain('Not appointed to sell in Canada');
    const approved = await decide(one, 'approve');
    expect(approved.json()).toMatchObject({ status: 'Approved', actions: ['revoke'] });
    expect(await products()).toEqual(new Set(['USA', 'Canada']));
    expect(await reasons()).not.toContain('Not appointed to sell in Canada');
    expect(await waitingInCanada()).toEqual(['E-Sign Consent', 'Privacy Notice']);
    const revoked = await decide(approved.json(), 'revoke', { reason: 'The license ended' });
    expect(revoked.json()).toMatchObject({ status: 'Refused', decision_reason: 'The license ended' });
    expect(await products()).toEqual(new Set(['USA']));
    expect(await waitingInCanada()).toEqual([]);
  });

  it('to recruit alone opens no products, and a newer approval replaces it', async () => {
    const first = await requested({ purpose: 'Recruit' });
    expect((await decide(first, 'approve')).statusCode).toBe(200);
    expect(await products()).toEqual(new Set(['USA']));
    await sql`delete from license where number = 'ON-448120'`.execute(host.db);
    const second = await requested({ purpose: 'Sell' });
    expect((await decide(second, 'approve')).statusCode).toBe(200);
    expect((await own()).map(({ status, decision_reason }) => [status, decision_reason]).sort()).toEqual([
      ['Approved', null],
      ['Refused', 'Replaced by a newer request'],
    ]);
    expect(await products()).toEqual(new Set(['USA', 'Canada']));
  });
});

describe('the addendum of an appointment', () => {
  const revoke = async () => {
    const { addendum } = (await ana.get('/account/international-standing')).json();
    const { version } = (await admin.get(`/admin/legal-documents/${addendum.id}`)).json();
    const reply = await admin.post(`/admin/legal-documents/${addendum.id}/revoke`, {
      body: { reason: 'The wrong person signed it' },
      ifMatch: version,
    });
    expect(reply.statusCode, reply.body).toBe(200);
  };

  it('takes what is in force with it when it is revoked, with its reason (domain.md 2.33)', async () => {
    const one = await requested();
    expect((await decide(one, 'approve')).statusCode).toBe(200);
    expect(await products()).toEqual(new Set(['USA', 'Canada']));
    await revoke();
    expect((await own())[0]).toMatchObject({
      status: 'Refused',
      decision_reason: 'International Addendum revoked: The wrong person signed it',
    });
    expect(await products()).toEqual(new Set(['USA']));
    // Asked for anew, and signed, it opens the way again.
    expect((await ana.get('/account/international-standing')).json().addendum).toBeNull();
    await sign();
    const again = (await post({ license_id: one.license?.id })).json();
    expect((await decide(again, 'approve')).statusCode).toBe(200);
  });

  it('ends a request that waits as well', async () => {
    await requested();
    await revoke();
    expect((await own())[0]).toMatchObject({ status: 'Refused' });
    expect((await post({ purpose: 'Recruit' })).statusCode).toBe(409);
  });
});
