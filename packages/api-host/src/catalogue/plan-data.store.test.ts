import { GENERATION_RATES_BPS, LEVELS } from '@upline/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestHost, type TestHost } from '../testing/index.ts';
import { generationRatesOn, ladderOn, scheduleOn, setting } from './plan-data.store.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

describe('plan data (R-CFG-01)', () => {
  it('starts as the ladder and the generation table of the domain', async () => {
    expect([...(await ladderOn(host.db, '2026-11-21'))]).toEqual(
      LEVELS.map(({ code, ...step }) => [code, step]),
    );
    expect(await generationRatesOn(host.db, '2026-11-21')).toEqual([...GENERATION_RATES_BPS]);
  });

  it('holds from its date on and not before', async () => {
    const at = { effective_from: '2027-02-01', created_by: null };
    await host.db
      .insertInto('level_rate')
      .values({ level_code: 'EVC', effective_from: '2027-02-01', rate_bps: 7_800 })
      .execute();
    await host.db
      .insertInto('generation_rate')
      .values({ generation: 6, effective_from: '2027-02-01', rate_bps: 150 })
      .execute();
    await host.db
      .insertInto('setting')
      .values({ ...at, key: 'eo_per_claim_cents', value: '5000' })
      .execute();
    for (const [date, top, sixth, payout] of [
      ['2027-01-31', 7_900, 100, 100_000_000],
      ['2027-02-01', 7_800, 150, 5_000],
    ] as const) {
      expect((await ladderOn(host.db, date)).get('EVC')?.rate_bps).toBe(top);
      expect((await generationRatesOn(host.db, date)).at(-1)).toBe(sixth);
      expect(await setting(host.db, 'eo_per_claim_cents', date)).toBe(payout);
    }
  });

  it('has no schedule before one was opened, then the latest that had begun', async () => {
    expect(await scheduleOn(host.db, '2026-11-21')).toBeUndefined();
    for (const [name, effective_from, status] of [
      ['First', '2026-01-01', 'Closed'],
      ['Second', '2026-07-01', 'Open'],
      ['Third', '2027-01-01', 'Draft'],
    ] as const) {
      await host.db.insertInto('compensation_schedule').values({ name, effective_from, status }).execute();
    }
    const named = async (date: string) => (await scheduleOn(host.db, date))?.name;
    expect([
      await named('2025-12-31'),
      await named('2026-06-30'),
      await named('2026-07-01'),
      await named('2027-05-01'),
    ]).toEqual([undefined, 'First', 'Second', 'Second']);
  });
});
