import { addDays, dayAt } from '@upline/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { declareRelative } from '../../conflicts/conflicts.test-support.ts';
import { type LicensingHost, startLicensingHost } from '../licensing.test-support.ts';
import { hasValidLicense, validLifeLicense } from './licenses.store.ts';

let on: LicensingHost;
let today: string;
let document: string;
let code: string;
beforeAll(async () => {
  on = await startLicensingHost();
  today = dayAt(on.host.clock.now());
  document = await on.upload(on.ana);
  code = await on.codeOf('ana');
});
afterAll(() => on.host.close());

let serial = 0;
const body = (over: object = {}) => {
  serial += 1;
  return {
    type: 'Property & Casualty',
    country: 'USA',
    state: 'TX',
    number: `T${serial}AAA`,
    is_resident: false,
    issue_date: addDays(today, -100),
    expiration_date: addDays(today, 100),
    document_id: document,
    ...over,
  };
};
const create = async (over: object = {}) => {
  const reply = await on.ana.post('/account/licenses', { body: body(over) });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json();
};
const refused = async (over: object) => {
  const reply = await on.ana.post('/account/licenses', { body: body(over) });
  return [reply.statusCode, Object.fromEntries((reply.json().fields ?? []).map(Object.values))];
};
const approve = (credential: { id: string; version: number }) =>
  on.admin.post(`/admin/licenses/${credential.id}/approve`, { ifMatch: credential.version });
const approved = async (over: object = {}) => (await approve(await create(over))).json();

describe('a license entered by an associate (domain.md 2.3)', () => {
  it('waits for an admin and does not count until approved (R-LIC-01)', async () => {
    const credential = await create({ type: 'Life', state: 'OK' });
    expect(credential).toMatchObject({
      approval_status: 'Pending For Admin',
      status: 'Active',
      days_left: 100,
    });
    expect(await hasValidLicense(on.host.db, code, 'Life', 'OK', today)).toBe(false);
    expect((await approve(credential)).json()).toMatchObject({ approval_status: 'Approved', version: 2 });
    expect(await hasValidLicense(on.host.db, code, 'Life', 'OK', today)).toBe(true);
  });

  it.each([
    ['a type of the other country', { type: 'LLQP Life' }, { type: 'License type is not available in USA' }],
    ['a state of the other country', { state: 'ON' }, { state: 'State is not valid' }],
    ['no document', { document_id: null }, { document_id: 'Document is required' }],
    ['a number of two signs', { number: 'A1' }, { number: 'Number must be at least 3 characters' }],
    [
      'a second resident one',
      { type: 'Life', is_resident: true },
      { is_resident: 'Only one resident license of this type is allowed' },
    ],
  ])('is refused with %s', async (_, over, fields) => {
    expect(await refused(over)).toEqual([422, fields]);
  });

  it('is refused with dates out of order, in the future or before the owner was 18', async () => {
    expect(await refused({ issue_date: addDays(today, 1) })).toMatchObject([
      422,
      { issue_date: 'Issue Date cannot be in the future' },
    ]);
    expect(await refused({ expiration_date: addDays(today, -100) })).toEqual([
      422,
      { expiration_date: 'Expiration Date cannot be before Issue Date' },
    ]);
    expect(await refused({ issue_date: '1930-01-01' })).toEqual([
      422,
      { issue_date: 'Issue Date is not valid' },
    ]);
  });

  it('has a number of its own within state and type, a document of its owner', async () => {
    const { number } = await create();
    expect(await refused({ number })).toEqual([422, { number: 'Number is already in use' }]);
    const ben = await on.upload(await on.host.signInAs('ben'));
    expect(await refused({ document_id: ben })).toEqual([422, { document_id: 'Document is not valid' }]);
  });
});

describe('decisions (R-LIC-03)', () => {
  it('go from waiting to approved or rejected, from approved to revoked, and nowhere else', async () => {
    const credential = await create();
    const reject = { reason: 'Other', text: 'The scan is cut off' };
    const rejected = await on.admin.post(`/admin/licenses/${credential.id}/reject`, {
      ifMatch: 1,
      body: reject,
    });
    expect(rejected.json()).toMatchObject({
      approval_status: 'Rejected By Admin',
      rejection_reason: 'The scan is cut off',
    });
    const early = await on.admin.post(`/admin/licenses/${credential.id}/approve`, { ifMatch: 2 });
    expect([early.statusCode, early.json().message]).toEqual([
      409,
      'Status cannot change from Rejected By Admin to Approved',
    ]);
    // What was rejected may be sent again as it was.
    const unchanged = await on.ana.put(`/account/licenses/${credential.id}`, {
      ifMatch: 2,
      body: body({ number: credential.number }),
    });
    expect(unchanged.json(), unchanged.body).toMatchObject({
      approval_status: 'Pending For Admin',
      rejection_reason: null,
    });
    const again = await on.ana.put(`/account/licenses/${credential.id}`, { ifMatch: 3, body: body() });
    expect(again.json()).toMatchObject({ approval_status: 'Pending For Admin', rejection_reason: null });
    const { version } = (await approve(again.json())).json();
    const revoked = await on.admin.post(`/admin/licenses/${credential.id}/revoke`, {
      ifMatch: version,
      body: { reason: 'Surrendered to the state' },
    });
    expect(revoked.json()).toMatchObject({ approval_status: 'Revoked' });
    const late = await on.ana.put(`/account/licenses/${credential.id}`, {
      ifMatch: version + 1,
      body: body(),
    });
    expect(late.statusCode).toBe(409);
  });

  it('need words for Other', async () => {
    const credential = await create();
    const reply = await on.admin.post(`/admin/licenses/${credential.id}/reject`, {
      ifMatch: 1,
      body: { reason: 'Other', text: ' ' },
    });
    expect([reply.statusCode, reply.json().fields]).toEqual([
      422,
      [{ field: 'text', message: 'Text is required' }],
    ]);
  });

  it('leave the old values of an approved license in force until its change is approved', async () => {
    const credential = await approved({ type: 'Life', state: 'NM' });
    const change = { type: 'Life', state: 'AZ', number: 'AZ12345' };
    const asked = await on.ana.put(`/account/licenses/${credential.id}`, {
      ifMatch: credential.version,
      body: body(change),
    });
    expect(asked.json()).toMatchObject({
      state: 'NM',
      approval_status: 'Pending For Admin',
      proposed: { state: 'AZ' },
    });
    expect(await hasValidLicense(on.host.db, code, 'Life', 'NM', today)).toBe(true);
    expect(await hasValidLicense(on.host.db, code, 'Life', 'AZ', today)).toBe(false);
    const trail = async () =>
      (
        await on.host.db
          .selectFrom('audit_entry')
          .select('changes')
          .where('entity_id', '=', credential.id)
          .orderBy('id', 'desc')
          .executeTakeFirstOrThrow()
      ).changes;
    expect(await trail()).toContainEqual({ field: 'State', old: 'NM', new: 'AZ' });
    const done = (await approve(asked.json())).json();
    expect(await trail()).toContainEqual({ field: 'State', old: 'NM', new: 'AZ' });
    expect(done).toMatchObject({ state: 'AZ', proposed: null, approval_status: 'Approved' });
    expect(await hasValidLicense(on.host.db, code, 'Life', 'NM', today)).toBe(false);
    expect(await hasValidLicense(on.host.db, code, 'Life', 'AZ', today)).toBe(true);
  });

  it('that refuse a change keep the license', async () => {
    const credential = await approved();
    const asked = await on.ana.put(`/account/licenses/${credential.id}`, {
      ifMatch: credential.version,
      body: body({ number: 'NEW1' }),
    });
    const kept = await on.admin.post(`/admin/licenses/${credential.id}/reject`, {
      ifMatch: asked.json().version,
      body: { reason: 'Unmatched Supporting Document' },
    });
    expect(kept.json()).toMatchObject({
      number: credential.number,
      approval_status: 'Approved',
      proposed: null,
      rejection_reason: 'Unmatched Supporting Document',
    });
  });

  it('are told to the associate, approvals to the direct upline too, and stand in the trail', async () => {
    const credential = await approved({ state: 'LA' });
    const told = await on.host.db
      .selectFrom('notification')
      .select(['user_code', 'title'])
      .where('object_key', '=', `license:${credential.id}`)
      .orderBy('title')
      .execute();
    expect(told).toEqual([
      { user_code: await on.codeOf('ben'), title: 'License approved: Ana Alvarez' },
      { user_code: code, title: 'Property & Casualty license in LA approved' },
    ]);
    const trail = await on.host.db
      .selectFrom('audit_entry')
      .select(['action', 'owner_code', 'changes'])
      .where('entity_id', '=', credential.id)
      .orderBy('id')
      .execute();
    expect(trail.map(({ action }) => action)).toEqual(['create', 'approve']);
    expect(trail[1]).toMatchObject({
      owner_code: code,
      changes: [{ field: 'Approval', old: 'Pending For Admin', new: 'Approved' }],
    });
  });

  it('are not made about a declared relative (R-ADM-02)', async () => {
    const superAdmin = await on.host.signInAs('super');
    const credential = await create();
    const takeBack = await declareRelative(superAdmin, await on.codeOf('admin'), code);
    const reply = await approve(credential);
    await takeBack();
    expect([reply.statusCode, reply.json().message]).toEqual([403, 'You cannot decide on this record']);
  });

  it('meet a stale version with 409 (R-GEN-04), another associate with 404', async () => {
    const credential = await create();
    const stale = await on.ana.put(`/account/licenses/${credential.id}`, { ifMatch: 9, body: body() });
    expect([stale.statusCode, stale.json().message]).toEqual([
      409,
      'This license was changed by someone else. Reload and try again.',
    ]);
    const ben = await on.host.signInAs('ben');
    expect(
      (await ben.put(`/account/licenses/${credential.id}`, { ifMatch: 1, body: body() })).statusCode,
    ).toBe(404);
  });
});

describe('a valid license (R-LIC-01, R-LIC-02)', () => {
  const valid = (line: 'Life' | 'Health', state: string, date = today) =>
    hasValidLicense(on.host.db, code, line, state, date);

  it('counts from its first to its last day', async () => {
    await approved({
      type: 'Life',
      state: 'KS',
      issue_date: addDays(today, -10),
      expiration_date: addDays(today, 10),
    });
    expect(
      await Promise.all([-11, -10, 10, 11].map((days) => valid('Life', 'KS', addDays(today, days)))),
    ).toEqual([false, true, true, false]);
  });

  it('needs a resident license of the same type when it is not resident', async () => {
    const clara = await on.codeOf('cara');
    const home = on.host.db
      .updateTable('license')
      .where('associate_code', '=', clara)
      .where('is_resident', '=', true);
    const insert = {
      associate_code: clara,
      type: 'Life',
      country: 'USA',
      state: 'UT',
      number: 'UT777',
      is_resident: false,
      issue_date: addDays(today, -500),
      approval_status: 'Approved',
    } as const;
    const placed = await on.host.db
      .insertInto('license')
      .values({
        ...insert,
        expiration_date: null,
        document_id: null,
        rejection_reason: null,
        decided_at: null,
        decided_by: null,
        created_by: null,
        updated_by: null,
      })
      .returning('shop_code')
      .executeTakeFirstOrThrow();
    // Either release may write it: the one before this knows no shops.
    const { shop_code } = await on.host.db
      .selectFrom('app_user')
      .select('shop_code')
      .where('code', '=', clara)
      .executeTakeFirstOrThrow();
    expect(placed).toEqual({ shop_code });
    expect(await hasValidLicense(on.host.db, clara, 'Life', 'UT', today)).toBe(true);
    await home.set({ status: 'Inactive' }).execute();
    expect(await hasValidLicense(on.host.db, clara, 'Life', 'UT', today)).toBe(false);
    expect(await validLifeLicense(on.host.db, [clara], today)).toEqual(new Set());
    await home.set({ status: 'Active' }).execute();
  });

  it("may be the spouse's where the flag is on and the link is mutual", async () => {
    const [tom, jo] = [await on.codeOf('tom'), await on.codeOf('jo')];
    const link = (from: string, to: string | null) =>
      on.host.db.updateTable('associate').set({ spouse_code: to }).where('code', '=', from).execute();
    const flag = on.host.db
      .updateTable('associate')
      .set({ use_spouse_licenses: true })
      .where('code', '=', tom);
    await link(tom, jo);
    await flag.execute();
    expect(await validLifeLicense(on.host.db, [tom], today)).toEqual(new Set());
    await link(jo, tom);
    expect(await validLifeLicense(on.host.db, [tom, jo], today)).toEqual(new Set([tom, jo]));
    expect(await hasValidLicense(on.host.db, tom, 'Life', 'PA', today)).toBe(true);
    await link(jo, null);
    await link(tom, null);
  });
});

describe('documents', () => {
  it('open to their owner and to admins, never to the upline (7.1)', async () => {
    const path = `/account/licensing-documents/${document}`;
    const own = await on.ana.get(path);
    expect([own.statusCode, own.headers['content-type'], own.headers['content-disposition']]).toEqual([
      200,
      'application/pdf',
      `attachment; filename="credential.pdf"; filename*=UTF-8''credential.pdf`,
    ]);
    expect((await on.admin.get(`/admin/licensing-documents/${document}`)).statusCode).toBe(200);
    expect((await (await on.host.signInAs('ben')).get(path)).statusCode).toBe(404);
  });
});

describe('E&O and certificates (domain.md 2.33)', () => {
  const eo = (over: object = {}) => ({
    carrier: 'Harbor',
    policy_number: 'EO-1',
    per_claim_cents: 100_000_000,
    aggregate_cents: 200_000_000,
    effective_date: addDays(today, -10),
    expiration_date: addDays(today, 355),
    document_id: document,
    ...over,
  });

  it('take at least one million per claim and an aggregate of as much', async () => {
    const reply = await on.ana.post('/account/eo-policies', {
      body: eo({ per_claim_cents: 99_999_999, aggregate_cents: 1 }),
    });
    expect(reply.json().fields).toEqual([
      { field: 'per_claim_cents', message: 'Per-claim limit must be at least $1,000,000' },
      { field: 'aggregate_cents', message: 'Aggregate limit must be greater than or equal to $999,999.99' },
    ]);
  });

  it('are not changed once approved: the renewal is a new one', async () => {
    const { id } = (await on.ana.post('/account/eo-policies', { body: eo() })).json();
    const done = await on.admin.post(`/admin/eo-policies/${id}/approve`, { ifMatch: 1 });
    expect(done.json()).toMatchObject({ is_current: true, days_left: 355 });
    expect((await on.ana.put(`/account/eo-policies/${id}`, { ifMatch: 2, body: eo() })).statusCode).toBe(409);
  });

  it('are valid for the months of the provider, 24 without one', async () => {
    const provider = await on.host.db.selectFrom('provider').select('id').limit(1).executeTakeFirstOrThrow();
    await on.host.db
      .updateTable('provider')
      .set({ aml_validity_months: 12 })
      .where('id', '=', provider.id)
      .execute();
    const certificate = { kind: 'AML', course: 'AML', completed_on: '2026-01-31', document_id: document };
    const until = async (over: object) =>
      (await on.ana.post('/account/training-certificates', { body: { ...certificate, ...over } })).json()
        .valid_until;
    expect(await until({})).toBe('2028-01-31');
    expect(await until({ provider_id: provider.id })).toBe('2027-01-31');
    const missing = await on.ana.post('/account/training-certificates', {
      body: { ...certificate, kind: 'CE' },
    });
    expect(missing.json().fields).toEqual([{ field: 'valid_until', message: 'Valid Until is required' }]);
  });

  it('entered by an admin are approved at once', async () => {
    const reply = await on.admin.post(`/admin/associates/${code}/eo-policies`, {
      body: eo({ document_id: null }),
    });
    expect([reply.statusCode, reply.json().approval_status]).toEqual([201, 'Approved']);
  });
});
