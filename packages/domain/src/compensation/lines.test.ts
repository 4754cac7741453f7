import { describe, expect, it } from 'vitest';
import { compensate } from './lines.ts';
import {
  allActive,
  ana,
  ben,
  brief,
  cara,
  chain,
  dev,
  eve,
  examples,
  snapshot,
  statuses,
  tom,
} from './testing/network.ts';
import type { LineTrace } from './types.ts';

type Name = keyof typeof examples;
const run = (name: Name) => {
  const { bv, snapshots, statusOf } = examples[name];
  return compensate(bv, snapshots, statusOf);
};

/** Appendix A.1 of domain.md, to the letter; 3-writing and 3-split are the portions of one policy. */
const VECTORS: readonly [Name, number, number, unknown[][], number][] = [
  [
    '1',
    0,
    360000,
    [
      ['Writing', 'Ana', 3500, 126000],
      ['Override Bonus', 'Ben', 1000, 36000],
      ['Override Bonus', 'Cara', 1000, 36000],
      ['Override Bonus', 'Dev', 1000, 36000],
      ['Override Bonus', 'Eve', 500, 18000],
      ['Revenue Bonus g1', 'Eve', 600, 21600],
    ],
    86400,
  ],
  [
    '2',
    0,
    104938,
    [
      ['Writing', 'Ana', 3500, 36728],
      ['Override Bonus', 'Ben', 1000, 10494],
      ['Override Bonus', 'Cara', 1000, 10494],
      ['Override Bonus', 'Dev', 1000, 10494],
      ['Override Bonus', 'Eve', 500, 5247],
      ['Override Bonus', 'Gus', 400, 4198],
      ['Revenue Bonus g1', 'Eve', 600, 6296],
      ['Revenue Bonus g2', 'Fay', 400, 4197],
      ['Revenue Bonus g3', 'Gus', 250, 2623],
    ],
    14167,
  ],
  [
    '3',
    0,
    150001,
    [
      ['Writing', 'Ana', 3500, 52501],
      ['Override Bonus', 'Ben', 1000, 15000],
      ['Override Bonus', 'Cara', 1000, 15000],
      ['Override Bonus', 'Dev', 1000, 15000],
      ['Override Bonus', 'Eve', 500, 7500],
      ['Revenue Bonus g1', 'Eve', 600, 9000],
    ],
    36000,
  ],
  [
    '3',
    1,
    100000,
    [
      ['Split', 'Hal', 5500, 55000],
      ['Override Bonus', 'Ivy', 1000, 10000],
      ['Override Bonus', 'Eve', 500, 5000],
      ['Revenue Bonus g1', 'Eve', 600, 6000],
    ],
    24000,
  ],
  [
    '4a',
    0,
    240000,
    [
      ['Training', 'Tom', 2500, 60000],
      ['Writing', 'Cara', 3000, 72000],
      ['Override Bonus', 'Dev', 1000, 24000],
      ['Override Bonus', 'Eve', 500, 12000],
      ['Revenue Bonus g1', 'Eve', 600, 14400],
    ],
    57600,
  ],
  [
    '4b',
    0,
    240000,
    [
      ['Training', 'Tom', 1750, 42000],
      ['Writing', 'Ana', 1750, 42000],
      ['Override Bonus', 'Ben', 1000, 24000],
      ['Override Bonus', 'Cara', 1000, 24000],
      ['Override Bonus', 'Dev', 1000, 24000],
      ['Override Bonus', 'Eve', 500, 12000],
      ['Revenue Bonus g1', 'Eve', 600, 14400],
    ],
    57600,
  ],
  [
    '5',
    0,
    500000,
    [
      ['Writing', 'Jo', 4500, 225000],
      ['Override Bonus', 'Mia', 2000, 100000],
      ['Override Bonus', 'Pam', 500, 25000],
      ['Revenue Bonus g1', 'Oli', 600, 30000],
      ['Revenue Bonus g2', 'Pam', 400, 20000],
      ['Revenue Bonus g3', 'Quinn', 250, 12500],
    ],
    87500,
  ],
  [
    '6-generations-cap',
    0,
    99999,
    [
      ['Writing', 'R0', 6500, 64999],
      ['Revenue Bonus g1', 'R1', 600, 6000],
      ['Revenue Bonus g2', 'R2', 400, 4000],
      ['Revenue Bonus g3', 'R3', 250, 2500],
      ['Revenue Bonus g4', 'R4', 150, 1500],
      ['Revenue Bonus g5', 'R5', 100, 1000],
      ['Revenue Bonus g6', 'R6', 100, 1000],
    ],
    19000,
  ],
  [
    '7-one-cent',
    0,
    1,
    [
      ['Writing', 'Ana', 3500, 1],
      ['Override Bonus', 'Ben', 1000, 0],
      ['Override Bonus', 'Cara', 1000, 0],
      ['Override Bonus', 'Dev', 1000, 0],
      ['Override Bonus', 'Eve', 500, 0],
      ['Revenue Bonus g1', 'Eve', 600, 0],
    ],
    0,
  ],
  [
    '8-top-writer',
    0,
    333333,
    [
      ['Writing', 'Zed', 7900, 263333],
      ['Revenue Bonus g1', 'Yan', 600, 20000],
    ],
    50000,
  ],
];

describe('lines of a portion (domain.md 4.4, Appendix A.1)', () => {
  it.each(VECTORS)('example %s, portion %i', (name, portion, portionBv, lines, house) => {
    const result = run(name).portions[portion];
    expect(result?.bv_cents).toBe(portionBv);
    expect(result?.lines.map(brief)).toEqual(lines);
    expect(result?.house_cents).toBe(house);
  });

  it('numbers the lines through all portions and adds up to BV (example 3)', () => {
    const { lines, house_cents, bv_cents } = run('3');
    expect(lines.map(({ line_no }) => line_no)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(lines.reduce((sum, { amount_cents }) => sum + amount_cents, house_cents)).toBe(bv_cents);
    expect(lines.map(({ source_associate_code }) => source_associate_code)).toEqual([
      ...Array(6).fill('Ana'),
      ...Array(4).fill('Hal'),
    ]);
  });

  it('passes nobody over for a suspension (R-MNY-06) or a resignation not yet in force', () => {
    const people = statuses({ Ben: 'Suspended', Cara: 'Resignation Initiated' });
    expect(compensate(360_000, [snapshot(ana, chain)], people).lines.map(brief)).toEqual(
      run('1').lines.map(brief),
    );
  });

  it('passes over who had no license on the submit date (4.4 step 4a)', () => {
    const unlicensed = [ben, { ...cara, is_licensed: false }, { ...dev, is_licensed: false }, eve];
    const { lines } = compensate(360_000, [snapshot(ana, unlicensed)], allActive);
    expect(lines.map(brief)).toEqual([
      ['Writing', 'Ana', 3500, 126_000],
      ['Override Bonus', 'Ben', 1000, 36_000],
      ['Override Bonus', 'Eve', 2500, 90_000],
    ]);
  });

  it('carves no training line out of a split portion or a renewal (R-MNY-07)', () => {
    const renewal = snapshot(ana, chain, { kind: 'Renewal', trainee: tom });
    expect(compensate(1000, [renewal], allActive).lines[0]?.compensation_type).toBe('Writing');
    const split = [
      snapshot(ana, chain, { share_bps: 5000 }),
      snapshot(cara, [dev], { portion: 1, share_bps: 5000, trainee: tom }),
    ];
    expect(
      compensate(1000, split, allActive).lines.map(({ compensation_type }) => compensation_type),
    ).not.toContain('Training');
  });

  it('gives half of an odd rate rounded down to the trainee (4.4 step 2)', () => {
    const odd = snapshot({ ...ana, rate_bps: 3501 }, [], { trainee: tom });
    expect(compensate(10_000, [odd], allActive).lines.map(({ rate_bps }) => rate_bps)).toEqual([1750, 1751]);
  });

  it('refuses shares that are not 100 %', () => {
    expect(() => compensate(1000, [snapshot(ana, chain, { share_bps: 9999 })], allActive)).toThrow(
      RangeError,
    );
  });
});

describe('the trace of a line (R-MNY-09, domain.md 4.13)', () => {
  const trace = (name: Name, type: string, code: string): LineTrace | undefined =>
    run(name).lines.find((line) => line.compensation_type === type && line.associate_code === code)?.trace;

  it('has the figures of Gus’s override in example 2', () => {
    expect(trace('2', 'Override Bonus', 'Gus')).toMatchObject({
      bv_cents: 104_938,
      portion_bps: 10_000,
      portion_bv_cents: 104_938,
      schedule_version: 'S1',
      kind: 'First Year',
      own_rate_bps: 7400,
      paid_below_bps: 7000,
      paid_below_code: 'Eve',
      line_bps: 400,
      generation: null,
      passed: [{ code: 'Fay', level_code: 'RMD', rate_bps: 6500, reason: 'Lower Rate' }],
      exact: '104938/25',
      remainder_cent: 1,
      hold: null,
    });
  });

  it('names everybody between the payer below and the line, with the reason (example 5)', () => {
    const passed = (type: string, code: string) =>
      trace('5', type, code)?.passed.map((each) => [each.code, each.reason]);
    expect(passed('Override Bonus', 'Mia')).toEqual([
      ['Kim', 'Same Level'],
      ['Lou', 'Terminated'],
    ]);
    expect(passed('Override Bonus', 'Pam')).toEqual([
      ['Ned', 'Resigned'],
      ['Oli', 'Same Level'],
    ]);
    expect(passed('Revenue Bonus', 'Oli')).toEqual([['Ned', 'Resigned']]);
    expect(passed('Revenue Bonus', 'Pam')).toEqual([]);
  });

  it('shows what the training line took from the writing line (example 4b)', () => {
    expect(trace('4b', 'Writing', 'Ana')).toMatchObject({
      own_rate_bps: 3500,
      paid_below_bps: 1750,
      paid_below_code: 'Tom',
      line_bps: 1750,
    });
    expect(trace('4b', 'Training', 'Tom')).toMatchObject({ own_rate_bps: 2500, producer_rate_bps: 3500 });
  });

  it('keeps who was left without an override and the generation they reached', () => {
    const [portion] = run('6-generations-cap').portions;
    expect(portion?.outcomes.map(({ code, generation }) => [code, generation]).slice(-2)).toEqual([
      ['R7', 7],
      ['R8', 8],
    ]);
    expect(run('5').portions[0]?.outcomes.map(({ code, reason }) => [code, reason])).toEqual([
      ['Kim', 'Same Level'],
      ['Lou', 'Terminated'],
      ['Ned', 'Resigned'],
      ['Oli', 'Same Level'],
      ['Quinn', 'Lower Rate'],
    ]);
  });
});
