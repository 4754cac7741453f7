import { addDays, formatDate } from '@upline/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { companyDay } from '../../platform/time/company-time.ts';
import {
  companyMoment,
  type ListedProblem,
  startTestHost,
  type TestClient,
  type TestHost,
  testClock,
} from '../../testing/index.ts';
import type { associateDetail } from './associates.schemas.ts';

type Detail = z.output<typeof associateDetail>;

const clock = testClock();
const TODAY = companyDay(clock.now());
const LATER = addDays(TODAY, 12);
let host: TestHost;
let admin: TestClient;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo', clock });
  admin = await host.signInAs('admin');
  await host.platform.jobs.drain();
});
afterAll(() => host.close());

async function codeOf(username: string): Promise<string> {
  const row = await host.db
    .selectFrom('app_user')
    .select('code')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return row.code;
}

async function read(code: string): Promise<Detail> {
  return (await admin.get(`/admin/associates/${code}`)).json<Detail>();
}

async function put(username: string, path: string, body: object, client = admin) {
  const code = await codeOf(username);
  const { version } = await read(code);
  return client.put(`/admin/associates/${code}/${path}`, { body, ifMatch: version });
}

async function refusalOf(...asked: Parameters<typeof put>): Promise<[string, string]> {
  const reply = await put(...asked);
  expect(reply.statusCode, reply.body).toBe(422);
  const [field] = reply.json<ListedProblem>().fields ?? [];
  return [field?.field ?? '', field?.message ?? ''];
}

async function lastChange(code: string) {
  const reply = await admin.get(`/admin/associates/${code}/audit`, { query: { limit: '1' } });
  return reply.json<{ rows: { action: string; reason: string | null; changes: unknown[] }[] }>().rows[0];
}

const reason = 'Two complaints under review';

describe('flags (domain.md 2.2)', () => {
  it('go on with a reason, an end and a supervisor, and off again', async () => {
    const [ana, dev] = [await codeOf('ana'), await codeOf('dev')];
    const on = { on: true, reason, ends_on: LATER, supervisor_code: dev.toLowerCase() };
    const reply = await put('ana', 'flags/under_heightened_supervision', on);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.headers.etag).toBe(`"${reply.json<Detail>().version}"`);
    const supervised = await read(ana);
    expect(supervised).toEqual(reply.json());
    expect(supervised).toMatchObject({
      under_heightened_supervision: true,
      supervisor_code: dev,
      flags: [
        {
          flag: 'under_heightened_supervision',
          reason,
          ends_on: LATER,
          set_by: { name: expect.any(String) },
        },
      ],
    });
    expect(await lastChange(ana)).toMatchObject({
      action: 'update',
      reason,
      changes: [
        { field: 'Under Heightened Supervision', old: 'No', new: 'Yes' },
        { field: 'Under Heightened Supervision End Date', old: null, new: formatDate(LATER) },
        { field: 'Supervisor', old: null, new: `Dev Patel (${dev})` },
      ],
    });

    const off = await put('ana', 'flags/under_heightened_supervision', {
      on: false,
      reason: 'Review ended well',
    });
    expect(off.json()).toMatchObject({
      under_heightened_supervision: false,
      supervisor_code: null,
      flags: [],
    });
  });

  it('end after their last day, each with an entry of the trail', async () => {
    const ben = await codeOf('ben');
    await put('ben', 'flags/escrow_future_compensations', { on: true, reason, ends_on: TODAY });
    await put('ben', 'flags/disable_license_check', { on: true, reason });
    clock.set(companyMoment(TODAY, '23:59'));
    await host.platform.jobs.drain();
    admin = await host.signInAs('admin');
    expect(await read(ben)).toMatchObject({ escrow_future_compensations: true });
    clock.set(companyMoment(addDays(TODAY, 1), '00:01'));
    await host.platform.jobs.drain();
    expect(await read(ben)).toMatchObject({
      escrow_future_compensations: false,
      disable_license_check: true,
      flags: [{ flag: 'disable_license_check', ends_on: null }],
    });
    expect(await lastChange(ben)).toMatchObject({
      reason: 'The end date has passed',
      changes: [{ field: 'Escrow Future Compensations', old: 'Yes', new: 'No' }],
    });
  });

  it('are refused under the field that is wrong', async () => {
    const supervision = 'flags/under_heightened_supervision';
    const on = { on: true, reason };
    expect(await refusalOf('ana', supervision, on)).toEqual(['supervisor_code', 'Supervisor is required']);
    for (const supervisor of ['ana', 'sam']) {
      const supervisor_code = await codeOf(supervisor);
      expect(await refusalOf('ana', supervision, { ...on, supervisor_code })).toEqual([
        'supervisor_code',
        'Supervisor is not valid',
      ]);
    }
    const check = 'flags/disable_license_check';
    expect(await refusalOf('ana', check, { ...on, ends_on: addDays(TODAY, -1) })).toEqual([
      'ends_on',
      'End Date cannot be in the past',
    ]);
    expect(await refusalOf('ana', check, { on: false, reason, ends_on: LATER })).toEqual([
      'ends_on',
      'End Date is not valid',
    ]);
    expect((await refusalOf('ana', check, { on: true, reason: 'No' }))[0]).toBe('reason');
    expect(await refusalOf('ana', 'flags/use_spouse_licenses', on)).toEqual([
      'on',
      'Use Spouse Licenses needs a spouse, linked from both sides',
    ]);
  });
});

describe('share and withholding (domain.md 2.1)', () => {
  const whole = { share_bps: 10_000, share_with_code: null, max_chargeback_withhold_bps: 2_500, reason };

  it('are set and read back, with the labels of the trail', async () => {
    const ana = await codeOf('ana');
    const reply = await put('ana', 'pay-terms', whole);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(await read(ana)).toMatchObject({ share_bps: 10_000, max_chargeback_withhold_bps: 2_500 });
    expect((await lastChange(ana))?.changes).toEqual([
      { field: 'Max Chargeback Withhold Percentage', old: '50%', new: '25%' },
    ]);
  });

  it('share with the spouse alone, once linked from both sides', async () => {
    const [ana, hal] = [await codeOf('ana'), await codeOf('hal')];
    const shared = { ...whole, share_bps: 6_000, share_with_code: hal };
    expect(await refusalOf('ana', 'pay-terms', { ...shared, share_with_code: null })).toEqual([
      'share_with_code',
      'Share With is required',
    ]);
    const link = (code: string, spouse_code: string | null) =>
      host.db.updateTable('associate').set({ spouse_code }).where('code', '=', code).execute();
    await link(ana, hal);
    expect((await refusalOf('ana', 'pay-terms', shared))[0]).toBe('share_with_code');
    await link(hal, ana);
    expect((await put('ana', 'pay-terms', shared)).json()).toMatchObject({ share_with_code: hal });
    expect((await lastChange(ana))?.changes).toEqual([
      { field: 'Share Percentage', old: '100%', new: '60%' },
      { field: 'Share With', old: null, new: expect.stringContaining(`(${hal})`) },
    ]);
    const licensed = await put('ana', 'flags/use_spouse_licenses', { on: true, reason });
    expect(licensed.json()).toMatchObject({ use_spouse_licenses: true });
    await put('ana', 'flags/use_spouse_licenses', { on: false, reason });
    await put('ana', 'pay-terms', whole);
    await link(ana, null);
    await link(hal, null);
  });

  it('are from 0 to 100 %', async () => {
    expect(await refusalOf('ana', 'pay-terms', { ...whole, max_chargeback_withhold_bps: 10_001 })).toEqual([
      'max_chargeback_withhold_bps',
      'Max Chargeback Withhold Percentage must be less than or equal to 100%',
    ]);
  });
});

describe('the guaranteed level (R-LVL-05)', () => {
  it('is recorded up to the level held, and stops a demotion', async () => {
    const cara = await codeOf('cara');
    const { level } = await read(cara);
    expect(level.code).toBe('MD');
    expect((await refusalOf('cara', 'guaranteed-level', { level_code: 'RMD', reason }))[0]).toBe(
      'level_code',
    );
    const reply = await put('cara', 'guaranteed-level', { level_code: 'MD', reason });
    expect(reply.json()).toMatchObject({ guaranteed_level: { code: 'MD', name: 'Marketing Director' } });
    expect((await lastChange(cara))?.changes).toEqual([
      { field: 'Guaranteed Level', old: null, new: 'Marketing Director' },
    ]);
    const demotion = await admin.post(`/admin/associates/${cara}/level`, {
      body: { level_code: 'SA', reason },
      ifMatch: reply.json<Detail>().version,
    });
    expect(demotion.statusCode).toBe(422);
  });

  it('is not recorded above a fall that waits', async () => {
    const code = await codeOf('ben');
    const { version, level } = await read(code);
    const demotion = await admin.post(`/admin/associates/${code}/level`, {
      body: { level_code: 'TA', reason },
      ifMatch: version,
    });
    expect(demotion.statusCode, demotion.body).toBe(202);
    const reply = await put('ben', 'guaranteed-level', { level_code: level.code, reason });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ code: 'change-waiting' });
  });
});

it('refuses a record changed meanwhile (R-GEN-04) and whoever may only look (7.1)', async () => {
  const code = await codeOf('ana');
  const { version } = await read(code);
  const body = { on: true, reason };
  const path = `/admin/associates/${code}/flags/disable_training_escrow`;
  expect((await admin.put(path, { body, ifMatch: version - 1 })).statusCode).toBe(409);
  expect((await admin.put(path, { body })).statusCode).toBe(428);
  expect(
    (await admin.put(`/admin/associates/${code}/flags/is_beta`, { body, ifMatch: version })).statusCode,
  ).toBe(404);
  const ana = await host.signInAs('ana');
  expect((await ana.put(path, { body, ifMatch: version })).statusCode).toBe(403);
  expect((await read(code)).disable_training_escrow).toBe(false);
});

it('lets nobody set anything of a declared relative (R-ADM-02)', async () => {
  const { code } = (await admin.get('/access')).json<{ user: { code: string } }>().user;
  const associate_code = await codeOf('eve');
  await host.db
    .insertInto('admin_conflict')
    .values({ admin_code: code, associate_code, relation: 'Sister', created_by: code })
    .execute();
  const terms = { share_bps: 10_000, share_with_code: null, max_chargeback_withhold_bps: 0, reason };
  const reply = await put('eve', 'pay-terms', terms);
  expect(reply.statusCode).toBe(403);
  expect(reply.json()).toMatchObject({ message: 'You cannot decide on this record' });
  // The record offers nothing that is refused, and says why; looking goes on.
  expect(await read(associate_code)).toMatchObject({
    refusal: 'You cannot decide on this record',
    actions: ['view_as', 'reveal', 'open_records', 'reset_second_step', 'view_audit'],
  });
});
