import { describe, expect, it } from 'vitest';
import { levelOf } from '../../access/levels.ts';
import { chargeBack } from '../chargebacks.ts';
import { compensate } from '../lines.ts';
import { after, openLedger, proRata, settle } from '../testing/ledger.ts';
import { examples } from '../testing/network.ts';
import { forecastExposure } from './forecast.ts';
import { type LevelChange, whatIfLevel } from './what-if.ts';

const run = (name: keyof typeof examples) => {
  const { bv, snapshots, statusOf } = examples[name];
  return compensate(bv, snapshots, statusOf);
};

describe('exposure to chargebacks (domain.md 9.3)', () => {
  it('is 84000 for Ana after four months of example 1', () => {
    const [today] = forecastExposure(openLedger(run('1')), 4);
    expect(today).toMatchObject({ months_in_force: 4, date: '2026-05-15' });
    expect(today?.lines[0]).toEqual({
      line_no: 1,
      associate_code: 'Ana',
      debt_cents: 84_000,
      total_cents: 84_000,
    });
  });

  it('is what each month’s lapse would charge, to the end of the period', () => {
    const policy = openLedger(run('2'), { terms: proRata(18) });
    const months = forecastExposure(policy, 6);
    expect(months.map(({ months_in_force }) => months_in_force)).toEqual([
      6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17,
    ]);
    for (const { months_in_force, lines } of months) {
      const { line_cents } = chargeBack(policy, after(months_in_force, 'Policy Lapsed'));
      expect(lines.map(({ total_cents }) => total_cents)).toEqual(line_cents);
    }
    expect(forecastExposure(policy, 18)).toEqual([]);
  });

  it('counts as debt only what was paid (R-MNY-20)', () => {
    const policy = openLedger(run('4a'), { statusOf: ({ line_no }) => (line_no === 1 ? 'Escrow' : 'Paid') });
    expect(forecastExposure(policy, 6)[0]?.lines[0]).toEqual({
      line_no: 1,
      associate_code: 'Tom',
      debt_cents: 0,
      total_cents: 30_000,
    });
  });

  it('is over once the policy lapsed', () => {
    const lapsed = settle(openLedger(run('1')), after(4, 'Policy Lapsed')).policy;
    expect(forecastExposure(lapsed, 4).every(({ lines }) => lines.length === 0)).toBe(true);
  });
});

describe('what if a person had another level (domain.md 9.3)', () => {
  const change = (associate_code: string, level_code: 'SA' | 'RMD'): LevelChange => ({
    associate_code,
    level_code,
    is_senior: levelOf(level_code).is_senior,
    rateOf: () => levelOf(level_code).rate_bps,
  });
  const recent = (name: keyof typeof examples) => {
    const { bv, snapshots, statusOf } = examples[name];
    return { id: name, bv_cents: bv, snapshots, statusOf };
  };

  it('writes at the new rate', () => {
    expect(whatIfLevel([recent('1'), recent('4b')], change('Ana', 'SA'))).toEqual({
      before_cents: 168_000,
      after_cents: 216_000,
      policies: [
        { id: '1', before_cents: 126_000, after_cents: 162_000 },
        { id: '4b', before_cents: 42_000, after_cents: 54_000 },
      ],
    });
  });

  it('trains at the new rate, up to half of the writer’s', () => {
    expect(whatIfLevel([recent('4a')], change('Tom', 'SA'))).toMatchObject({
      before_cents: 60_000,
      after_cents: 66_000,
    });
  });

  it('overrides at the new rate, and counts generations as a senior', () => {
    const effect = whatIfLevel([recent('1')], change('Cara', 'RMD'));
    expect(effect).toMatchObject({ before_cents: 36_000, after_cents: 72_000 });
    expect(whatIfLevel([recent('1')], change('Zoe', 'RMD'))).toMatchObject({
      before_cents: 0,
      after_cents: 0,
    });
  });
});
