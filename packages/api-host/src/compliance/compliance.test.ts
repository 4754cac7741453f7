import { addDays, addMonths, dayAt, formatDate } from '@upline/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestHost, type TestClient, type TestHost, testContext } from '../testing/index.ts';
import type { Submission } from './compliance.rules.ts';
import { checkSubmission } from './compliance.service.ts';

let host: TestHost;
let ana: TestClient;
let today: string;
const codes: Record<string, string> = {};
const products: Record<string, { id: string; provider_id: string }> = {};
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  ana = await host.signInAs('ana');
  today = dayAt(host.clock.now());
  for (const { username, code } of await host.db
    .selectFrom('app_user')
    .select(['username', 'code'])
    .execute())
    codes[username] = code;
  for (const row of await host.db.selectFrom('product').select(['id', 'provider_id', 'code']).execute())
    products[row.code ?? ''] = row;
});
afterAll(() => host.close());

/** Ana writes the term product at home in Texas, where everything is in order. */
let sale: Submission;
const of = (product: string, over: Partial<Submission> = {}): Submission => ({
  provider_id: products[product]?.provider_id ?? '',
  product_id: products[product]?.id ?? '',
  state: 'TX',
  submit_date: addDays(today, -5),
  writing_associate_code: codes.ana ?? '',
  splits: [],
  ...over,
});
beforeEach(() => {
  sale = of('GT20');
});

const check = async (asked: Submission = sale) => {
  const failures = await checkSubmission(
    { ...testContext(host), caller: { kind: 'Associate', code: codes.ana ?? '' } },
    asked,
  );
  return failures.map(({ message, severity }) => `${severity}: ${message}`);
};

/** Changes the database for the length of one check. */
async function during(
  change: () => Promise<unknown>,
  work: () => Promise<void>,
  undo: () => Promise<unknown>,
) {
  await change();
  try {
    await work();
  } finally {
    await undo();
  }
}

describe('the check of a submission (domain.md 2.13)', () => {
  it('finds nothing where everything is in order', async () => {
    expect(await check()).toEqual([]);
    expect(await check(of('NIB'))).toEqual([]);
    expect(await check(of('NSA7'))).toEqual([]);
  });

  it('asks for a writing associate who was active on the submit date (R-CHK-01)', async () => {
    const left = codes.lou ?? '';
    expect(await check({ ...sale, writing_associate_code: left })).toContain(
      'blocks_save: Writing associate is not active',
    );
    const rhea = await check({ ...sale, writing_associate_code: codes.rhea ?? '' });
    expect(rhea).not.toContain('blocks_save: Writing associate is not active');
    const row = await host.db
      .selectFrom('status_history')
      .select('at')
      .where('associate_code', '=', left)
      .where('to_status', '=', 'Terminated')
      .executeTakeFirstOrThrow();
    const before = addDays(dayAt(row.at), -1);
    expect(await check({ ...sale, writing_associate_code: left, submit_date: before })).not.toContain(
      'blocks_save: Writing associate is not active',
    );
  });

  it('asks for a license of the line in the state on the submit date, of splits too', async () => {
    const date = formatDate(sale.submit_date);
    expect(await check({ ...sale, state: 'ME' })).toContain(
      `blocks_ready_to_pay: No valid Life license in ME on ${date}`,
    );
    const splits = [{ associate_code: codes.tom ?? '', approval_status: null }];
    expect(await check({ ...sale, splits })).toEqual([
      `blocks_ready_to_pay: No valid Life license in TX on ${date}`,
    ]);
    const skip = (disable_license_check: boolean) =>
      host.db
        .updateTable('associate')
        .set({ disable_license_check })
        .where('code', '=', codes.tom ?? '')
        .execute();
    await skip(true);
    expect(await check({ ...sale, splits })).toEqual([]);
    await skip(false);
  });

  it('asks for an appointment first where the state wants it so, later where the provider files just in time', async () => {
    const jit = (value: boolean) => host.db.updateTable('provider').set({ jit: value }).execute();
    const { db } = host;
    const held = await db
      .selectFrom('provider_appointment')
      .selectAll()
      .where('associate_code', '=', codes.ana ?? '')
      .execute();
    await during(
      () =>
        db
          .deleteFrom('provider_appointment')
          .where('associate_code', '=', codes.ana ?? '')
          .execute(),
      async () => {
        // Texas is a pre-appointment state of Granite, not of Northwind.
        expect(await check()).toEqual(['blocks_save: Not appointed with Granite Mutual Life in TX']);
        expect(await check(of('NIB'))).toEqual([]);
        await jit(false);
        expect(await check(of('NIB'))).toEqual([
          'blocks_ready_to_pay: Not appointed with Northwind Assurance in TX',
        ]);
        await jit(true);
      },
      () => db.insertInto('provider_appointment').values(held).execute(),
    );
    await during(
      () =>
        host.db
          .updateTable('provider_appointment')
          .set({ effective_date: addDays(today, -1) })
          .where('associate_code', '=', codes.ana ?? '')
          .execute(),
      async () => {
        expect(await check()).toEqual(['blocks_save: Not appointed with Granite Mutual Life in TX']);
        expect(await check(of('NIB'))).toEqual([]);
      },
      () =>
        host.db
          .updateTable('provider_appointment')
          .set({ effective_date: '2020-01-01' })
          .where('associate_code', '=', codes.ana ?? '')
          .execute(),
    );
  });

  it('asks for current E&O, AML for cash value and annuities, annuity training for annuities', async () => {
    const eo = await host.db
      .selectFrom('eo_policy')
      .selectAll()
      .where('associate_code', '=', codes.ana ?? '')
      .executeTakeFirstOrThrow();
    const yesterday = addDays(today, -1);
    const setEnd = (expiration_date: string) =>
      host.db
        .updateTable('eo_policy')
        .set({ expiration_date, effective_date: '2020-01-01' })
        .where('id', '=', eo.id)
        .execute();
    await during(
      () => setEnd(yesterday),
      async () =>
        expect(await check()).toEqual([
          `blocks_ready_to_pay: E&O coverage expired on ${formatDate(yesterday)}`,
        ]),
      () => setEnd(eo.expiration_date),
    );
    const done = (completed_on: string) =>
      host.db
        .updateTable('training_certificate')
        .set({ completed_on, valid_until: addMonths(completed_on, 24) })
        .where('associate_code', '=', codes.ana ?? '')
        .execute();
    await during(
      () => done(addMonths(today, -25)),
      async () => {
        expect(await check()).toEqual([]);
        expect(await check(of('NIB'))).toEqual(['blocks_ready_to_pay: AML training is missing or expired']);
        expect(await check(of('NSA7'))).toEqual([
          'blocks_ready_to_pay: AML training is missing or expired',
          'blocks_ready_to_pay: Annuity training is missing for TX',
        ]);
      },
      () => done(addMonths(today, -2)),
    );
  });

  it('asks for AML within the months of the provider', async () => {
    const months = (aml_validity_months: 12 | 24) =>
      host.db.updateTable('provider').set({ aml_validity_months }).execute();
    const done = (completed_on: string) =>
      host.db
        .updateTable('training_certificate')
        .set({ completed_on })
        .where('associate_code', '=', codes.ana ?? '')
        .execute();
    await done(addMonths(today, -13));
    expect(await check(of('NIB'))).toEqual([]);
    await months(12);
    expect(await check(of('NIB'))).toEqual(['blocks_ready_to_pay: AML training is missing or expired']);
    await months(24);
    await done(addMonths(today, -2));
  });

  it('waits for the splits to be accepted', async () => {
    const splits = [{ associate_code: codes.ben ?? '', approval_status: 'Pending For Associate' as const }];
    expect(await check({ ...sale, splits })).toContain('blocks_ready_to_pay: Waiting for split approval');
    expect(
      await check({
        ...sale,
        splits: [{ ...(splits[0] as (typeof splits)[0]), approval_status: 'Approved' }],
      }),
    ).not.toContain('blocks_ready_to_pay: Waiting for split approval');
  });

  it('refuses what is withdrawn, not offered in the state or of an inactive provider, but keeps saved policies (R-PRV-01)', async () => {
    const gone = of('TRFL');
    expect(await check(gone)).toEqual(['blocks_save: Product is no longer offered']);
    expect(await check({ ...gone, is_saved: true, submit_date: '2024-06-30' })).not.toContain(
      'blocks_save: Product is no longer offered',
    );
    expect(await check({ ...of('GFC'), state: 'NY' })).toContain(
      'blocks_save: Product is not available in NY',
    );
    const set = (status: 'Active' | 'Inactive') =>
      host.db.updateTable('provider').set({ status }).where('id', '=', sale.provider_id).execute();
    await during(
      () => set('Inactive'),
      async () => {
        expect(await check()).toEqual(['blocks_save: Product is no longer offered']);
        expect(await check({ ...sale, is_saved: true })).toEqual([]);
      },
      () => set('Active'),
    );
  });

  it('judges the issue age on the submit date, to the nearest birthday where the product says so (R-VAL-13)', async () => {
    const born = (years: number, months = 0) => addMonths(sale.submit_date, -years * 12 - months);
    expect(await check({ ...sale, insured_birth_date: born(65, 11) })).toEqual([]);
    expect(await check({ ...sale, insured_birth_date: born(66) })).toEqual([
      'blocks_save: Issue age 66 is outside 18–65',
    ]);
    expect(await check(of('NIB', { insured_birth_date: born(75, 7) }))).toEqual([
      'blocks_save: Issue age 76 is outside 0–75',
    ]);
  });

  it('asks for the replacement notice, and warns of a number that does not look right', async () => {
    expect(await check({ ...sale, is_replacement: true })).toEqual([
      'blocks_ready_to_pay: Replacement Notice is required',
    ]);
    expect(await check({ ...sale, is_replacement: true, has_replacement_notice: true })).toEqual([]);
    const pattern = (policy_number_pattern: string | null) =>
      host.db
        .updateTable('provider')
        .set({ policy_number_pattern })
        .where('id', '=', sale.provider_id)
        .execute();
    await during(
      () => pattern('^GM[0-9]{6}$'),
      async () => {
        expect(await check({ ...sale, policy_number: 'X1' })).toEqual([
          'warning: Policy Number does not look like a Granite Mutual Life number',
        ]);
        expect(await check({ ...sale, policy_number: 'GM123456' })).toEqual([]);
      },
      () => pattern(null),
    );
  });

  it('answers all failures at once with where each is mended (R-CHK-01)', async () => {
    const failures = await checkSubmission(
      { ...testContext(host), caller: { kind: 'Associate', code: codes.tom ?? '' } },
      { ...of('NSA7'), writing_associate_code: codes.tom ?? '', state: 'ME' },
    );
    expect(failures.map(({ check: name, fix }) => [name, fix.to])).toEqual([
      ['license', '/account/licenses'],
      ['eo', '/account/licenses'],
      ['aml', '/account/licenses'],
      ['annuity_training', '/account/licenses'],
    ]);
  });
});

describe('coverage', () => {
  it('says whether the caller can sell a product in a state today, and why not', async () => {
    const ask = async (product: string, state: string) =>
      (
        await ana.get('/business/coverage', { query: { product_id: products[product]?.id ?? '', state } })
      ).json();
    expect(await ask('GT20', 'TX')).toEqual({ can_sell: true, reasons: [] });
    const closed = await ask('GT20', 'KS');
    expect([closed.can_sell, closed.reasons.map(({ message }: { message: string }) => message)]).toEqual([
      false,
      [`No valid Life license in KS on ${formatDate(today)}`, 'Not appointed with Granite Mutual Life in KS'],
    ]);
    const unknown = await ana.get('/business/coverage', {
      query: { product_id: crypto.randomUUID(), state: 'TX' },
    });
    expect(unknown.statusCode).toBe(404);
  });

  it('maps providers and states by the same rules', async () => {
    const { providers, cells } = (await ana.get('/business/coverage/map')).json();
    expect(providers.map(({ name }: { name: string }) => name)).toEqual([
      'Granite Mutual Life',
      'Maple Shield Life',
      'Northwind Assurance',
    ]);
    const cell = (provider: string, state: string) =>
      cells.find(
        (each: { provider_id: string; state: string }) =>
          each.state === state && each.provider_id === products[provider]?.provider_id,
      );
    expect(cell('GT20', 'TX')).toMatchObject({ can_sell: true, products: 2, reasons: [] });
    expect(cell('GT20', 'KS')).toMatchObject({ can_sell: false, products: 0 });
    expect(cell('MSC25', 'QC').reasons).toContain(`No valid Health license in QC on ${formatDate(today)}`);
  });
});
