import { addDays, dayAt, formatDate, LEVELS } from '@upline/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CatalogueHost, said, startCatalogueHost } from '../catalogue.test-support.ts';
import { generationRatesOn, ladderOn, setting } from '../plan-data.store.ts';

let on: CatalogueHost;
let today: string;
beforeAll(async () => {
  on = await startCatalogueHost();
  today = dayAt(on.host.clock.now());
});
afterAll(() => on.host.close());

const put = (path: string, body: object) => on.superAdmin.put(`/admin/plan-data/${path}`, { body });
const ladder = (effective_from: string, over: Record<string, number> = {}) =>
  put('ladder', {
    effective_from,
    rates: LEVELS.map(({ code, rate_bps }) => ({ level_code: code, rate_bps: over[code] ?? rate_bps })),
  });

describe('plan data (R-CFG-01)', () => {
  it('is read and changed by super admins alone', async () => {
    expect((await on.admin.get('/admin/plan-data')).statusCode).toBe(403);
    const data = (await on.superAdmin.get('/admin/plan-data')).json();
    expect(data.ladder.levels).toEqual(LEVELS.map((level) => ({ ...level })));
    expect(data.settings.map(({ key }: { key: string }) => key)).toEqual(
      expect.arrayContaining([
        'pay_run_terms',
        'promotion_criteria',
        'scholarship_programs',
        'builder_bonus_terms',
      ]),
    );
    expect(data.settings.every((row: { effective_from: string | null }) => row.effective_from === null)).toBe(
      true,
    );
  });

  it('changes the ladder from a later day on, within R-SCH-01 and R-SCH-02', async () => {
    expect(said(await ladder(today))).toEqual([
      422,
      { effective_from: 'Effective From must be after today' },
    ]);
    const day = addDays(today, 10);
    expect(said(await ladder(day, { SA: 3_000 }))).toEqual([
      422,
      { rates: 'Rate for Senior Associate must be greater than or equal to the rate of Associate' },
    ]);
    expect(said(await ladder(day, { EVC: 7_901 }))).toEqual([
      422,
      { rates: 'Schedule exceeds the maximum payout' },
    ]);
    const done = await ladder(day, { TA: 2_600 });
    const [planned, present] = done.json().ladder.starts;
    expect(planned).toMatchObject({ effective_from: day, standing: 'Planned' });
    expect(planned.rates).toHaveLength(9);
    expect(planned.rates).toContainEqual({ level_code: 'TA', rate_bps: 2_600 });
    expect(present.standing).toBe('In Force');
    expect((await ladderOn(on.host.db, addDays(day, -1))).get('TA')?.rate_bps).toBe(2_500);
    expect((await ladderOn(on.host.db, day)).get('TA')?.rate_bps).toBe(2_600);
    const entry = await on.host.db
      .selectFrom('audit_entry')
      .select('changes')
      .where('entity_id', '=', 'ladder')
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(entry.changes)).toContain('TA 26%');
  });

  it('changes the generations likewise', async () => {
    const day = addDays(today, 5);
    const rates_bps = [600, 400, 250, 150, 100, 101];
    expect(said(await put('generations', { effective_from: day, rates_bps }))).toEqual([
      422,
      { rates_bps: 'Schedule exceeds the maximum payout' },
    ]);
    expect(
      (await put('generations', { effective_from: day, rates_bps: [600, 400, 250, 150, 100, 50] }))
        .statusCode,
    ).toBe(200);
    expect((await generationRatesOn(on.host.db, day)).at(-1)).toBe(50);
    expect((await generationRatesOn(on.host.db, today)).at(-1)).toBe(100);
  });

  it('keeps R-SCH-02 on the days of later changes as well', async () => {
    const [fewer, between, more] = [addDays(today, 20), addDays(today, 30), addDays(today, 40)];
    const generations = (effective_from: string, first: number) =>
      put('generations', { effective_from, rates_bps: [first, 400, 250, 150, 100, 100] });
    expect((await generations(fewer, 500)).statusCode).toBe(200);
    expect((await generations(more, 600)).statusCode).toBe(200);
    expect(said(await ladder(between, { EVC: 7_950 }))).toEqual([
      422,
      { rates: `Schedule exceeds the maximum payout from ${formatDate(more)}` },
    ]);
    expect((await ladderOn(on.host.db, between)).get('EVC')?.rate_bps).toBe(7_900);
    expect((await generations(more, 550)).statusCode).toBe(200);
    expect((await ladder(between, { EVC: 7_950 })).statusCode).toBe(200);
  });

  it('changes thresholds and programs from today on, in their own shape', async () => {
    const path = 'settings/pay_run_terms';
    expect(said(await put(path, { effective_from: addDays(today, -1), value: {} }))).toEqual([
      422,
      { effective_from: 'Effective From cannot be in the past' },
    ]);
    expect(
      said(await put(path, { effective_from: today, value: { min_payout_cents: { USD: -1, CAD: 2_500 } } })),
    ).toEqual([422, { 'value.min_payout_cents.USD': 'Minimum in USD must be greater than or equal to 0' }]);
    const value = { min_payout_cents: { USD: 5_000, CAD: 5_000 } };
    const done = (await put(path, { effective_from: today, value })).json();
    const set = done.settings.find(({ key }: { key: string }) => key === 'pay_run_terms');
    expect(set).toMatchObject({
      effective_from: today,
      fields: [
        { path: 'min_payout_cents.USD', label: 'Minimum in USD', kind: 'cents' },
        { path: 'min_payout_cents.CAD', label: 'Minimum in CAD', kind: 'cents' },
      ],
      starts: [{ effective_from: today, standing: 'In Force', value, set_by: { name: 'Susan Park' } }],
    });
    // Entries of lists are named by their first word, thresholds by what is measured, in its unit.
    const fieldsOf = (wanted: string) =>
      done.settings.find(({ key }: { key: string }) => key === wanted).fields;
    expect(fieldsOf('scholarship_programs')[3]).toEqual({
      path: '0.award_cents',
      label: 'A: Award',
      kind: 'cents',
    });
    expect(fieldsOf('equity_grants')).toContainEqual({
      path: 'promotion.RMD',
      label: 'Regional Marketing Director: Credits',
      kind: 'count',
    });
    const criteria = fieldsOf('promotion_criteria');
    expect(criteria).toContainEqual(
      expect.objectContaining({ label: 'Associate: Personal recruits', kind: 'count' }),
    );
    expect(criteria).toContainEqual(
      expect.objectContaining({
        label: 'Regional Marketing Director: 13-month persistency',
        kind: 'bps',
      }),
    );
    expect(await setting(on.host.db, 'pay_run_terms', today)).toEqual(value);
    expect(await setting(on.host.db, 'pay_run_terms', addDays(today, -1))).toEqual({
      min_payout_cents: { USD: 2_500, CAD: 2_500 },
    });
    expect((await put('settings/nothing', { effective_from: today, value: 1 })).statusCode).toBe(404);
  });

  it('adds and removes entries of lists, no two of them alike', async () => {
    const settings = async () => (await on.superAdmin.get('/admin/plan-data')).json().settings;
    const listsOf = async (wanted: string) =>
      (await settings()).find(({ key }: { key: string }) => key === wanted).lists;
    const [programs] = await listsOf('scholarship_programs');
    expect(programs).toMatchObject({ path: '', label: 'Programs', shape: 'plain', max: 20 });
    expect(programs.entry.map(({ name, kind }: Record<string, string>) => [name, kind])).toEqual([
      ['program', 'text'],
      ['min_recruits', 'count'],
      ['min_bv_cents', 'cents'],
      ['award_cents', 'cents'],
    ]);
    // It has a row of every level, so it takes no others.
    const criteria = await listsOf('promotion_criteria');
    expect(criteria.map(({ path }: { path: string }) => path)).not.toContain('');
    expect(criteria).toContainEqual(
      expect.objectContaining({
        path: '1.requirements.1.any_of',
        label: 'Associate, Personal recruits or Life license Active: Alternatives',
        min: 1,
        max: 5,
      }),
    );
    expect(await listsOf('equity_grants')).toEqual([
      expect.objectContaining({ path: 'promotion', shape: 'keyed' }),
    ]);

    const day = addDays(today, 60);
    const a = { program: 'A', min_recruits: 3, min_bv_cents: 500_000, award_cents: 100_000 };
    const path = 'settings/scholarship_programs';
    expect(said(await put(path, { effective_from: day, value: [a, { ...a, program: 'a' }] }))).toEqual([
      422,
      { value: 'Program is already in use' },
    ]);
    const done = (await put(path, { effective_from: day, value: [a] })).json();
    const set = done.settings.find(({ key }: { key: string }) => key === 'scholarship_programs');
    // Named in the order of the schema, so that two values can be compared as they are read.
    expect(JSON.stringify(set.starts[0].value)).toBe(JSON.stringify([a]));
    expect(await setting(on.host.db, 'scholarship_programs', day)).toEqual([a]);
    const rules = await setting(on.host.db, 'hawaii_rules', today);
    const seats = { ...rules, seats_from: [60_000, 100_000, 80_000] };
    expect((await put('settings/hawaii_rules', { effective_from: day, value: seats })).statusCode).toBe(200);
    expect((await setting(on.host.db, 'hawaii_rules', day)).seats_from).toEqual([60_000, 80_000, 100_000]);
  });

  it('takes back what has not begun, within R-SCH-02', async () => {
    const withdraw = (path: string, effective_from: string) =>
      on.superAdmin.post(`/admin/plan-data/${path}/withdraw`, { body: { effective_from } });
    const day = addDays(today, 60);
    expect((await withdraw('settings/scholarship_programs', addDays(day, 1))).statusCode).toBe(404);
    const done = (await withdraw('settings/scholarship_programs', day)).json();
    expect(done.settings.find(({ key }: { key: string }) => key === 'scholarship_programs').starts).toEqual(
      [],
    );
    expect(await setting(on.host.db, 'scholarship_programs', day)).toHaveLength(5);
    const refused = await withdraw('settings/pay_run_terms', today);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Only a value that has not begun can be withdrawn',
    ]);

    // The generations rise on the day on which the ladder falls: without that fall they would pay too much.
    const [fall, rise] = [addDays(today, 100), addDays(today, 101)];
    const generations = (effective_from: string, first: number) =>
      put('generations', { effective_from, rates_bps: [first, 400, 250, 150, 100, 100] });
    expect((await ladder(fall, { EVC: 7_900 })).statusCode).toBe(200);
    expect((await generations(rise, 600)).statusCode).toBe(200);
    expect(said(await withdraw('ladder', fall))).toEqual([
      422,
      { effective_from: `Schedule exceeds the maximum payout from ${formatDate(rise)}` },
    ]);
    expect((await withdraw('generations', rise)).statusCode).toBe(200);
    expect((await withdraw('ladder', fall)).statusCode).toBe(200);
    expect((await ladderOn(on.host.db, fall)).get('EVC')?.rate_bps).toBe(7_950);
    const { changes } = await on.host.db
      .selectFrom('audit_entry')
      .select('changes')
      .where('entity_id', '=', 'ladder')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(changes)).toContain('Withdrawn');
  });
});
