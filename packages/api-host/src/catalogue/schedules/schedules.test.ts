import { addDays, addMonths, firstOfMonth, LEVELS } from '@upline/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companyDay } from '../../platform/time/company-time.ts';
import { type CatalogueHost, said, startCatalogueHost } from '../catalogue.test-support.ts';
import { scheduleOn } from '../plan-data.store.ts';

const PATH = '/admin/compensation-schedules';
let on: CatalogueHost;
/** The draft of the demo. */
let planned: { readonly id: string };
beforeAll(async () => {
  on = await startCatalogueHost();
  [planned] = (await on.admin.get(PATH, { query: { filter: '{"status":{"eq":"Draft"}}' } })).json().rows;
});
afterAll(() => on.host.close());

const today = () => companyDay(on.host.clock.now());

const create = async (name: string, effective_from: string, copy_of: string | null = null) => {
  const reply = await on.admin.post(PATH, { body: { name, effective_from, copy_of } });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json();
};
const rate = (level_code: string, rate_bps: number, over: object = {}) => ({
  level_code,
  rate_bps,
  kind: 'First Year',
  ...over,
});
const setRates = (schedule: { id: string; version: number }, rates: object[]) =>
  on.admin.put(`${PATH}/${schedule.id}/rates`, { ifMatch: schedule.version, body: { rates } });
const open = (schedule: { id: string; version: number }, by = on.admin) =>
  by.post(`${PATH}/${schedule.id}/open`, { ifMatch: schedule.version });

describe('a schedule version (domain.md 2.16)', () => {
  it('begins on the first of a month, under a name and a day of its own', async () => {
    expect(said(await on.admin.post(PATH, { body: { name: 'Mid', effective_from: '2027-01-15' } }))).toEqual([
      422,
      { effective_from: 'Effective From must be the first of a month' },
    ]);
    expect(
      said(
        await on.admin.post(PATH, {
          body: { name: 'Compensation Schedule 2010', effective_from: '2010-01-01' },
        }),
      ),
    ).toEqual([422, { name: 'Name is already in use', effective_from: 'Effective From is already in use' }]);
  });

  it('that begins before the first ladder is compared by the first one (2.16)', async () => {
    const early = await create('Before the ladder', '1999-01-01');
    const changed = (await setRates(early, [rate('TA', 100)])).json();
    const diff = await on.admin.get(`${PATH}/${early.id}/diff`);
    expect(diff.statusCode, diff.body).toBe(200);
    expect(diff.json().previous).toBeNull();
    expect(diff.json().changes).toContainEqual(
      expect.objectContaining({ product: null, product_type: null, level_code: 'TA', new_bps: 100 }),
    );
    await on.admin.delete(`${PATH}/${early.id}`, { ifMatch: changed.version });
  });

  it('of two made at once for one day leaves one', async () => {
    const twins = ['One', 'Two'].map((name) =>
      on.admin.post(PATH, { body: { name, effective_from: '2029-03-01' } }),
    );
    const replies = (await Promise.all(twins)).toSorted((a, b) => a.statusCode - b.statusCode);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 422]);
    expect(said(replies[1] as (typeof replies)[1])).toEqual([
      422,
      { effective_from: 'Effective From is already in use' },
    ]);
    const made = replies[0]?.json();
    await on.admin.delete(`${PATH}/${made.id}`, { ifMatch: made.version });
  });

  it('is listed with who made and opened it, and says what each level has without a rate', async () => {
    const [row] = (await on.admin.get(PATH)).json().rows;
    expect(row).toMatchObject({
      id: planned.id,
      status: 'Draft',
      opened_by: null,
      created_by: { code: 'A000001', name: 'Adrian Cole' },
      actions: ['update', 'set_rates', 'open', 'delete'],
    });
    expect((await on.admin.get(`${PATH}/count`)).json()).toEqual({ count: 2 });
    const detail = (await on.admin.get(`${PATH}/${planned.id}`)).json();
    expect(detail.ladder).toEqual(LEVELS.map((level) => ({ ...level })));
    expect(detail.generation_rates_bps).toEqual([600, 400, 250, 150, 100, 100]);
    expect(detail.products).toContainEqual({
      id: on.products.GT20,
      name: 'Granite Term 20',
      product_type: 'Term Life',
      provider_name: 'Granite Mutual Life',
    });
  });

  it('tells on all nine levels after the lookup where rates fall, and does not open (R-SCH-01)', async () => {
    const draft = await create('Falling', '2026-02-01');
    // Only one level is named: the others come from the ladder, and MD's 55 % is above RMD's 50 %.
    const set = await setRates(draft, [rate('RMD', 5_000, { product_id: on.products.GT20 })]);
    expect(set.json().findings).toMatchObject([
      {
        rule: 'R-SCH-01',
        product_id: on.products.GT20,
        message:
          'Rate for Regional Marketing Director must be greater than or equal to the rate of Marketing Director',
      },
    ]);
    const refused = await open(set.json());
    expect([refused.statusCode, refused.json().fields[0].message]).toEqual([
      422,
      'Rate for Regional Marketing Director must be greater than or equal to the rate of Marketing Director',
    ]);
    expect((await on.admin.delete(`${PATH}/${draft.id}`, { ifMatch: set.json().version })).statusCode).toBe(
      204,
    );
  });

  it('does not pay more than 95 % (R-SCH-02): EVC may have 79 %, not 79.01 %', async () => {
    const draft = await create('Too much', '2026-02-01');
    const high = await setRates(draft, [rate('EVC', 7_901, { product_type: 'Term Life' })]);
    expect(high.json().findings).toMatchObject([
      { rule: 'R-SCH-02', message: 'Schedule exceeds the maximum payout' },
    ]);
    expect((await open(high.json())).statusCode).toBe(422);
    const fits = await setRates(high.json(), [rate('EVC', 7_900, { product_type: 'Term Life' })]);
    expect(fits.json().findings).toEqual([]);
    await on.admin.delete(`${PATH}/${draft.id}`, { ifMatch: fits.json().version });
  });

  it('does not open when it would pay more from a later change of the generations on (R-SCH-02)', async () => {
    const draft = await create('Before generations', '2027-01-01');
    const later = { generation: 6, effective_from: '2027-02-01', rate_bps: 101 };
    await on.host.db.insertInto('generation_rate').values(later).execute();
    const message = 'Schedule exceeds the maximum payout from 02/01/2027';
    expect(said(await open(draft))).toEqual([422, { 'rates.0': message }]);
    const shown = await on.admin.get(`${PATH}/${draft.id}`);
    expect(new Set(shown.json().findings.map((finding: { message: string }) => finding.message))).toEqual(
      new Set([message]),
    );
    await on.host.db.deleteFrom('generation_rate').where('effective_from', '=', '2027-02-01').execute();
    await on.admin.delete(`${PATH}/${draft.id}`, { ifMatch: 1 });
  });

  it('refuses a rate twice, for a product and a type at once, or for no product', async () => {
    const draft = await create('Doubtful', '2026-02-01');
    expect(said(await setRates(draft, [rate('MD', 5_500), rate('MD', 5_600)]))).toEqual([
      422,
      { 'rates.1.rate_bps': 'There is another rate for this product, level and kind' },
    ]);
    expect(
      (await setRates(draft, [rate('MD', 1, { product_id: on.products.GT20, product_type: 'Term Life' })]))
        .statusCode,
    ).toBe(422);
    expect(said(await setRates(draft, [rate('MD', 5_500, { product_id: crypto.randomUUID() })]))).toEqual([
      422,
      { 'rates.0.product_id': 'Product is not valid' },
    ]);
    await on.admin.delete(`${PATH}/${draft.id}`, { ifMatch: 1 });
  });

  it('does not begin on a day that is over: what was written since has its rates (R-MNY-01)', async () => {
    const past = await create('Past', addMonths(firstOfMonth(today()), -1));
    expect(said(await open(past))).toEqual([422, { effective_from: 'Effective From cannot be in the past' }]);
    await on.admin.delete(`${PATH}/${past.id}`, { ifMatch: past.version });
  });

  it('is one Open at a time: opening closes the former, and a version in use never changes (R-SCH-03)', async () => {
    const begins = addMonths(firstOfMonth(today()), 2);
    const versions = async () => {
      const { rows } = (await on.admin.get(PATH)).json();
      return rows.filter(({ id }: { id: string }) => id !== planned.id);
    };
    const [former] = await versions();
    const draft = await create('Plan 2026', begins, former.id);
    expect(draft.rates).toHaveLength(36);
    const set = await setRates(draft, [
      ...draft.rates,
      rate('RMD', 6_600, { product_type: 'Term Life' }),
      rate('EMD', 7_000, { product_id: on.products.NIB }),
    ]);
    const diff = (await on.admin.get(`${PATH}/${draft.id}/diff`)).json();
    expect(diff).toMatchObject({
      previous: { name: 'Compensation Schedule 2010' },
      changes: [
        {
          product: null,
          product_type: 'Term Life',
          kind: 'First Year',
          level_code: 'RMD',
          old_bps: 6_500,
          new_bps: 6_600,
        },
      ],
    });
    const opened = await open(set.json());
    expect(opened.statusCode, opened.body).toBe(200);
    expect(opened.json()).toMatchObject({ status: 'Open', actions: [] });
    const rows = await versions();
    expect(rows.map(({ status }: { status: string }) => status)).toEqual(['Open', 'Closed']);
    expect(said(await setRates(opened.json(), []))).toEqual([
      409,
      'A schedule version in use cannot be changed',
    ]);
    expect((await on.admin.delete(`${PATH}/${former.id}`, { ifMatch: rows[1].version })).statusCode).toBe(
      409,
    );
    expect((await scheduleOn(on.host.db, addDays(begins, -1)))?.name).toBe('Compensation Schedule 2010');
    expect((await scheduleOn(on.host.db, begins))?.name).toBe('Plan 2026');
    const earlier = await create('Earlier', addMonths(begins, -1));
    expect(said(await open(earlier))).toEqual([
      422,
      { effective_from: 'Effective From cannot be before the version Plan 2026' },
    ]);
    // Who opened a version does not close it by opening the next (7.1); a SuperAdmin may.
    const next = await create('Next', addMonths(begins, 2));
    expect(said(await open(next))).toEqual([
      409,
      'Another person than the one who opened Plan 2026 must open what closes it',
    ]);
    expect((await open(next, on.superAdmin)).json()).toMatchObject({ status: 'Open' });
    const trail = await on.host.db
      .selectFrom('audit_entry')
      .select('changes')
      .where('entity_id', 'in', [former.id, draft.id])
      .where('action', '=', 'transition')
      .orderBy('id')
      .execute();
    expect(trail.map(({ changes }) => changes)).toEqual([
      [{ field: 'Status', old: 'Open', new: 'Closed' }],
      [{ field: 'Status', old: 'Draft', new: 'Open' }],
      [{ field: 'Status', old: 'Open', new: 'Closed' }],
    ]);
    // Of days after its end a Closed version is not judged.
    const later = { generation: 6, effective_from: addMonths(begins, 3), rate_bps: 101 };
    await on.host.db.insertInto('generation_rate').values(later).execute();
    const findingsOf = async ({ id }: { id: string }) =>
      (await on.admin.get(`${PATH}/${id}`)).json().findings;
    expect(await findingsOf(former)).toEqual([]);
    expect(await findingsOf(next)).not.toEqual([]);
    await on.host.db
      .deleteFrom('generation_rate')
      .where('effective_from', '=', later.effective_from)
      .execute();
  });
});

describe('the plan as associates read it', () => {
  const read = async (query: Record<string, string> = {}) =>
    (await on.ana.get('/business/compensation-schedule', { query })).json();

  it('has every level for every product for sale, of BV and of target premium, the own level marked', async () => {
    const plan = await read();
    expect(plan.own_level).toBe('A');
    expect(plan.levels.map(({ code }: { code: string }) => code)).toEqual(LEVELS.map(({ code }) => code));
    expect(plan.generation_rates_bps).toEqual([600, 400, 250, 150, 100, 100]);
    const northwind = plan.providers.find(({ name }: { name: string }) => name === 'Northwind Assurance');
    const builder = northwind.products.find(
      ({ name }: { name: string }) => name === 'Northwind Index Builder',
    );
    // 85 % of target premium is BV: 35 % of that is 29.75 % of target.
    expect(builder.rates.find(({ level_code }: { level_code: string }) => level_code === 'A')).toEqual({
      level_code: 'A',
      rate_bps: 3_500,
      effective_bps: 2_975,
    });
    expect(builder.rates).toHaveLength(9);
  });

  it('is filtered by provider, type and country', async () => {
    const canada = await read({ country: 'Canada' });
    expect(canada.providers.map(({ name }: { name: string }) => name)).toEqual(['Maple Shield Life']);
    const term = await read({ product_type: 'Term Life', provider_id: on.providers.Granite ?? '' });
    expect(term.providers[0].products.map(({ name }: { name: string }) => name)).toEqual(['Granite Term 20']);
    expect(term.providers[0].products[0].rates[4]).toEqual({
      level_code: 'RMD',
      rate_bps: 6_500,
      effective_bps: 6_500,
    });
  });
});
