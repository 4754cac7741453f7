import { addDays, dayAt } from '@upline/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testContext } from '../../testing/index.ts';
import { type LicensingHost, startLicensingHost } from '../licensing.test-support.ts';
import { appointments } from './appointments.service.ts';

let on: LicensingHost;
let code: string;
const providers: Record<string, string> = {};
beforeAll(async () => {
  on = await startLicensingHost();
  code = await on.codeOf('ana');
  for (const row of await on.host.db.selectFrom('provider').select(['id', 'short_name']).execute())
    providers[row.short_name] = row.id;
  await on.host.db.deleteFrom('provider_appointment').where('associate_code', '=', code).execute();
});
afterAll(() => on.host.close());

const request = (provider = 'Granite', state = 'TX') =>
  on.ana.post('/account/appointments', { body: { provider_id: providers[provider], state } });
const step = (appointment: { id: string; version: number }, to: string, over: object = {}) =>
  on.admin.post(`/admin/appointments/${appointment.id}/transitions`, {
    ifMatch: appointment.version,
    body: { to, ...over },
  });
const said = (reply: { statusCode: number; json(): { message: string; fields?: object[] } }) => [
  reply.statusCode,
  reply.json().fields ?? reply.json().message,
];
let granite: { id: string; version: number; status: string };

describe('an appointment (domain.md 2.4)', () => {
  it('is asked for where a license is valid, and once (R-APT-01, R-APT-02)', async () => {
    expect(said(await request('Granite', 'ME'))).toEqual([
      422,
      [{ field: 'state', message: 'A valid Life license in ME is required' }],
    ]);
    expect(said(await request('Granite', 'ON'))).toEqual([
      422,
      [{ field: 'state', message: 'State must be one of the listed values' }],
    ]);
    expect(said(await request('Old Harbor'))).toEqual([
      422,
      [{ field: 'provider_id', message: 'Provider must be one of the listed values' }],
    ]);
    const reply = await request();
    granite = reply.json();
    expect([reply.statusCode, granite.status]).toEqual([201, 'Requested']);
    expect(said(await request())).toEqual([
      409,
      'There is already an appointment with Granite Mutual Life in TX',
    ]);
  });

  it('goes step by step, and no other way (R-GEN-03)', async () => {
    expect(said(await step(granite, 'Appointed'))).toEqual([
      409,
      'Status cannot change from Requested to Appointed',
    ]);
    granite = (await step(granite, 'In Process')).json();
    expect(said(await step(granite, 'Appointed'))).toEqual([
      422,
      [{ field: 'writing_number', message: 'Writing Number is required' }],
    ]);
    expect(said(await step(granite, 'Declined'))).toEqual([
      422,
      [{ field: 'reason', message: 'Reason is required' }],
    ]);
    for (const effective_date of ['1899-12-31', '2199-12-31'])
      expect(
        said(await step(granite, 'Appointed', { writing_number: 'gr-1', effective_date })),
        'R-VAL-14',
      ).toEqual([422, [{ field: 'effective_date', message: 'Effective Date is not valid' }]]);
    const appointed = await step(granite, 'Appointed', {
      writing_number: 'gr-1',
      effective_date: '2026-01-05',
    });
    granite = appointed.json();
    expect(granite).toMatchObject({
      status: 'Appointed',
      writing_number: 'GR-1',
      actions: ['terminate', 'update'],
    });
    expect(said(await step(granite, 'Terminated', { termination_date: '2026-01-04' }))).toEqual([
      422,
      [{ field: 'termination_date', message: 'Termination Date cannot be before Effective Date' }],
    ]);
    const tomorrow = addDays(dayAt(on.host.clock.now()), 1);
    expect(said(await step(granite, 'Terminated', { termination_date: tomorrow }))).toEqual([
      422,
      [{ field: 'termination_date', message: 'Termination Date cannot be in the future' }],
    ]);
    granite = (await step(granite, 'Terminated', { reason: 'Contract ended' })).json();
    expect(granite).toMatchObject({ status: 'Terminated', termination_date: dayAt(on.host.clock.now()) });
  });

  it('is asked for again in the same row after it has ended', async () => {
    const again = (await request()).json();
    expect(again).toMatchObject({ id: granite.id, status: 'Requested', effective_date: null });
    granite = again;
  });

  it('tells the associate and leaves a trail', async () => {
    const told = await on.host.db
      .selectFrom('notification')
      .select('body')
      .where('object_key', '=', `provider_appointment:${granite.id}`)
      .execute();
    expect(told.at(-1)?.body).toContain('Granite Mutual Life in TX');
    const trail = await on.host.db
      .selectFrom('audit_entry')
      .select('action')
      .where('entity_id', '=', granite.id)
      .orderBy('id')
      .execute();
    expect(trail.map(({ action }) => action)).toEqual(['create', ...Array(4).fill('transition')]);
  });

  it('has a writing number nobody else has at the provider', async () => {
    const ben = await on.host.db
      .selectFrom('provider_appointment')
      .select('writing_number')
      .where('associate_code', '=', await on.codeOf('ben'))
      .where('provider_id', '=', providers.Granite ?? '')
      .executeTakeFirstOrThrow();
    granite = (await step(granite, 'In Process')).json();
    expect(said(await step(granite, 'Appointed', { writing_number: ben.writing_number }))).toEqual([
      422,
      [{ field: 'writing_number', message: 'Writing Number is already in use' }],
    ]);
  });
});

describe('many writing numbers at once (R-ADM-03)', () => {
  const send = (csv: string, apply: boolean) =>
    on.admin.post('/admin/appointments/writing-numbers', { body: { csv, apply } });

  it('answer for every row, first as a preview, then for good', async () => {
    await request('Northwind');
    const csv = [
      'Associate Code,Provider,State,Writing Number,Effective Date',
      `${code},Granite,TX,gr-100,2026-02-01`,
      `${code},northwind assurance,TX,NW-100,`,
      `${code},Granite,ME,GR-101,`,
      `U999999,Granite,TX,GR-102,`,
      `${code},Granite,TX,x,`,
      `${code},Granite,TX,gr-100,2199-12-31`,
      `${await on.codeOf('ben')},Granite,TX,GR-100,`,
    ].join('\n');
    const preview = (await send(csv, false)).json();
    const messages = [
      null,
      null,
      'No appointment with Granite Mutual Life in ME',
      'Associate Code must be one of the listed values',
      'Writing Number is not valid',
      'Effective Date is not valid',
      'Writing Number is already in use',
    ];
    expect(preview).toMatchObject({ applied: false });
    expect(preview.results.map(({ message }: { message: string | null }) => message)).toEqual(messages);
    const before = (await on.ana.get('/account/appointments')).json().rows;
    expect(before.map(({ status }: { status: string }) => status)).toEqual(['In Process', 'Requested']);
    const applied = (await send(csv, true)).json();
    expect(applied.results.map(({ ok }: { ok: boolean }) => ok)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect((await on.ana.get('/account/appointments')).json().rows).toMatchObject([
      { status: 'Appointed', writing_number: 'GR-100', effective_date: '2026-02-01' },
      { status: 'Appointed', writing_number: 'NW-100' },
    ]);
  });

  it('refuse a file that is none', async () => {
    expect(said(await send('a,b\n1,2', false))).toEqual([
      422,
      [{ field: 'csv', message: 'The column associate_code is missing' }],
    ]);
    expect(said(await send('"', false))[0]).toBe(422);
  });
});

describe('the end of an associate', () => {
  it('ends the appointments (SYS)', async () => {
    await on.host.db.updateTable('app_user').set({ status: 'Terminated' }).where('code', '=', code).execute();
    const ended = await on.host.platform.transaction(testContext(on.host), (context) =>
      appointments(on.host.platform).endOfTerminated(context, 100),
    );
    expect(ended).toBe(2);
    const rows = await on.host.db
      .selectFrom('provider_appointment')
      .select('status')
      .where('associate_code', '=', code)
      .execute();
    expect(rows.map(({ status }) => status)).toEqual(['Terminated', 'Terminated']);
  });
});
