import { addDays, dayAt } from '@upline/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { declareRelative } from '../../conflicts/conflicts.test-support.ts';
import type { TestClient } from '../../testing/index.ts';
import { hasValidLicense } from '../licenses/licenses.store.ts';
import { type LicensingHost, startLicensingHost } from '../licensing.test-support.ts';

let on: LicensingHost;
let superAdmin: TestClient;
let today: string;
let code: string;
beforeAll(async () => {
  on = await startLicensingHost();
  superAdmin = await on.host.signInAs('super');
  today = dayAt(on.host.clock.now());
  code = await on.codeOf('hal');
});
afterAll(() => on.host.close());

let serial = 0;
const license = (over: object = {}) => {
  serial += 1;
  return {
    type: 'Property & Casualty',
    country: 'USA',
    state: 'VT',
    number: `VT${serial}COR`,
    is_resident: false,
    issue_date: addDays(today, -100),
    expiration_date: addDays(today, 100),
    document_id: null,
    ...over,
  };
};
const enter = async (over: object = {}) => {
  const reply = await on.admin.post(`/admin/associates/${code}/licenses`, { body: license(over) });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json();
};
const lastEntry = (id: string) =>
  on.host.db
    .selectFrom('audit_entry')
    .select(['action', 'changes', 'reason'])
    .where('entity_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
const answer = (reply: {
  statusCode: number;
  body: string;
  json(): { message: string; fields?: object[] };
}) => [reply.statusCode, reply.json().fields ?? reply.json().message];

describe('the office corrects a paper (7.1: Licences, W)', () => {
  it('with a reason, in force at once, as the trail shows', async () => {
    const { id, version } = await enter({ type: 'Life', state: 'ND' });
    const body = license({ type: 'Life', state: 'SD', number: 'SD10COR' });
    const put = (ifMatch: number, over: object) =>
      on.admin.put(`/admin/licenses/${id}`, { ifMatch, body: { ...body, ...over } });
    expect(answer(await put(version, {}))).toEqual([
      422,
      [{ field: 'reason', message: 'Reason is required' }],
    ]);
    const changed = await put(version, { reason: 'The state was read wrongly' });
    expect(changed.json()).toMatchObject({
      state: 'SD',
      number: 'SD10COR',
      approval_status: 'Approved',
      version: 2,
    });
    expect(await lastEntry(id)).toMatchObject({
      action: 'update',
      reason: 'The state was read wrongly',
      changes: expect.arrayContaining([{ field: 'State', old: 'ND', new: 'SD' }]),
    });
    expect(answer(await put(version, { reason: 'Once more' }))).toEqual([
      409,
      'This license was changed by someone else. Reload and try again.',
    ]);
  });

  it('and writes nothing where nothing differs (R-AUD-04)', async () => {
    const body = license();
    const entered = (await on.admin.post(`/admin/associates/${code}/licenses`, { body })).json();
    const reply = await on.admin.put(`/admin/licenses/${entered.id}`, {
      ifMatch: entered.version,
      body: { ...body, reason: 'Looked at it again' },
    });
    expect(reply.json().version).toBe(entered.version);
    expect((await lastEntry(entered.id)).action).toBe('create');
  });

  it('but not one about a declared relative (R-ADM-02)', async () => {
    const { id, version } = await enter();
    const takeBack = await declareRelative(superAdmin, await on.codeOf('admin'), code);
    const reply = await on.admin.put(`/admin/licenses/${id}`, {
      ifMatch: version,
      body: { ...license(), reason: 'A favour' },
    });
    await takeBack();
    expect(answer(reply)).toEqual([403, 'You cannot decide on this record']);
  });
});

describe('a super admin removes what should never have been entered (7.1: Licences, D)', () => {
  const remove = (client: TestClient, path: string, ifMatch: number) =>
    client.post(`/admin/${path}/remove`, { ifMatch, body: { reason: 'Entered for the wrong person' } });

  it('a license: it counts no longer, and the trail keeps what it said', async () => {
    const entered = await enter({ type: 'Life', state: 'WY' });
    expect(await hasValidLicense(on.host.db, code, 'Life', 'WY', today)).toBe(true);
    const path = `licenses/${entered.id}`;
    expect((await remove(on.admin, path, 1)).statusCode).toBe(403);
    expect((await remove(superAdmin, path, 7)).statusCode).toBe(409);
    expect((await superAdmin.get(`/admin/${path}`)).json().actions).toContain('remove');
    expect((await on.admin.get(`/admin/${path}`)).json().actions).not.toContain('remove');
    expect((await remove(superAdmin, path, 1)).statusCode).toBe(204);
    expect((await superAdmin.get(`/admin/${path}`)).statusCode).toBe(404);
    expect(await hasValidLicense(on.host.db, code, 'Life', 'WY', today)).toBe(false);
    expect(await lastEntry(entered.id)).toMatchObject({
      action: 'delete',
      reason: 'Entered for the wrong person',
      changes: expect.arrayContaining([
        { field: 'Approval', old: 'Approved', new: null },
        { field: 'Number', old: entered.number, new: null },
      ]),
    });
  });

  it('an E&O policy and a certificate', async () => {
    const policy = await on.admin.post(`/admin/associates/${code}/eo-policies`, {
      body: {
        carrier: 'Twice Entered',
        policy_number: 'EO-TWICE',
        per_claim_cents: 100_000_000,
        aggregate_cents: 200_000_000,
        effective_date: addDays(today, -10),
        expiration_date: addDays(today, 355),
        document_id: null,
      },
    });
    const certificate = await on.admin.post(`/admin/associates/${code}/training-certificates`, {
      body: { kind: 'AML', course: 'Twice entered', completed_on: addDays(today, -5) },
    });
    expect((await remove(superAdmin, `eo-policies/${policy.json().id}`, 1)).statusCode).toBe(204);
    expect((await remove(superAdmin, `training-certificates/${certificate.json().id}`, 1)).statusCode).toBe(
      204,
    );
  });
});

describe('an appointment is corrected and removed (7.1: Provider appointments)', () => {
  async function appointed(state: string) {
    const provider = await on.host.db
      .selectFrom('provider')
      .select('id')
      .where('short_name', '=', 'Granite')
      .executeTakeFirstOrThrow();
    await enter({ type: 'Life', state });
    const asked = await on.admin.post('/admin/appointments', {
      body: { associate_code: code, provider_id: provider.id, state },
    });
    expect(asked.statusCode, asked.body).toBe(201);
    const step = async (row: { id: string; version: number }, body: object) =>
      (
        await on.admin.post(`/admin/appointments/${row.id}/transitions`, { ifMatch: row.version, body })
      ).json();
    const begun = await step(asked.json(), { to: 'In Process' });
    return step(begun, {
      to: 'Appointed',
      writing_number: `COR-${state}`,
      effective_date: addDays(today, -30),
    });
  }
  const correction = (over: object = {}) => ({
    writing_number: 'COR-NEW',
    effective_date: addDays(today, -20),
    termination_date: null,
    jit: false,
    note: 'As the carrier wrote',
    reason: 'The letter of the carrier says so',
    ...over,
  });

  it('its status stays, a day belongs to a status', async () => {
    const { id, version } = await appointed('NH');
    const put = (over: object = {}) =>
      on.admin.put(`/admin/appointments/${id}`, { ifMatch: version, body: correction(over) });
    expect(answer(await put({ writing_number: null, effective_date: null }))).toEqual([
      422,
      [
        { field: 'writing_number', message: 'Writing Number is required' },
        { field: 'effective_date', message: 'Effective Date is required' },
      ],
    ]);
    expect(answer(await put({ termination_date: today }))).toEqual([
      422,
      [{ field: 'termination_date', message: 'Termination Date is not valid' }],
    ]);
    expect((await put()).json()).toMatchObject({
      status: 'Appointed',
      writing_number: 'COR-NEW',
      effective_date: addDays(today, -20),
    });
    expect(await lastEntry(id)).toMatchObject({
      action: 'update',
      reason: 'The letter of the carrier says so',
    });
    expect((await put()).statusCode).toBe(409);
  });

  it('removed by a super admin alone', async () => {
    const { id, version } = await appointed('ME');
    const call = (client: TestClient) =>
      client.post(`/admin/appointments/${id}/remove`, {
        ifMatch: version,
        body: { reason: 'Entered for the wrong person' },
      });
    expect((await call(on.admin)).statusCode).toBe(403);
    expect((await call(superAdmin)).statusCode).toBe(204);
    expect(await lastEntry(id)).toMatchObject({ action: 'delete', reason: 'Entered for the wrong person' });
  });
});
