import { describe, expect, it } from 'vitest';
import { LEVEL_CODES, LEVELS } from '../access/levels.ts';
import { type Measure, PROMOTION_CRITERIA } from './criteria.ts';
import { criteriaFor, type LevelEvidence, qualifiedLevel, qualify } from './qualification.ts';

const MD_MEASURES: LevelEvidence['measures'] = { base_shop_licensed: 6, licensed_legs: 3, aml_current: 1 };
const produced = (personal: number, ...legs: number[]): LevelEvidence['production'] => ({
  personal_cents: personal,
  legs: legs.map((amount_cents, index) => ({ code: `U00000${index + 1}`, amount_cents })),
});

/** Just enough for a level: every measure at its least, production half personal and half from one leg. */
function enoughFor(level: (typeof LEVEL_CODES)[number]): LevelEvidence {
  const { production, requirements } = criteriaFor(level);
  const half = (production?.required_cents ?? 0) / 2;
  const measures: Partial<Record<Measure, number>> = {};
  for (const { any_of } of requirements) {
    const [first] = any_of;
    if (first) measures[first.measure] = first.at_least;
  }
  return { measures, production: production && produced(half, half) };
}

describe('the promotion table (domain.md 1.2)', () => {
  it('has a row for every level, in the order of the ladder', () => {
    expect(PROMOTION_CRITERIA.map(({ level }) => level)).toEqual(LEVEL_CODES);
    expect(PROMOTION_CRITERIA.map(({ level }) => level)).toEqual(LEVELS.map(({ code }) => code));
  });
  it('is automatic up to MD, an admin’s for RMD and EMD, a super admin’s above (R-LVL-03)', () => {
    expect(PROMOTION_CRITERIA.map(({ approval }) => approval)).toEqual([
      'SYS',
      'SYS',
      'SYS',
      'SYS',
      'AD',
      'AD',
      'SA',
      'SA',
      'SA',
    ]);
  });
  it('asks for the production of the papers', () => {
    expect(
      PROMOTION_CRITERIA.flatMap(({ window_months, production }) =>
        production ? [[window_months, production.team_type, production.required_cents / 100]] : [],
      ),
    ).toEqual([
      [3, 'BaseShop', 15_000],
      [3, 'BaseShop', 30_000],
      [3, 'BaseShop', 60_000],
      [3, 'RmdSuperBase', 150_000],
      [6, 'RmdSuperTeam', 400_000],
      [12, 'RmdSuperTeam', 1_500_000],
      [12, 'Infinity', 4_000_000],
    ]);
  });
});

describe('a qualification', () => {
  it.each(LEVEL_CODES)('for %s is met by just enough, and by no measure less', (level) => {
    const criteria = criteriaFor(level);
    const enough = enoughFor(level);
    expect(qualify(criteria, enough).is_met).toBe(true);
    for (const [index, { any_of }] of criteria.requirements.entries()) {
      const short = { ...enough.measures };
      for (const { measure, at_least } of any_of) short[measure] = at_least - 1;
      const result = qualify(criteria, { ...enough, measures: short });
      expect(result.is_met).toBe(false);
      expect(result.requirements.map(({ is_met }) => is_met)).toEqual(
        criteria.requirements.map((_, each) => each !== index),
      );
    }
    if (criteria.production) {
      const half = criteria.production.required_cents / 2;
      expect(qualify(criteria, { ...enough, production: produced(half, half - 1) }).is_met).toBe(false);
    }
  });
  it('shows the worked candidate for MD what is missing and where it cannot come from (5.7)', () => {
    const short = qualify(criteriaFor('MD'), {
      measures: MD_MEASURES,
      production: produced(2_000_000, 900_000, 400_000, 100_000),
    });
    expect(short.is_met).toBe(false);
    expect(short.production).toMatchObject({
      team_type: 'BaseShop',
      counted_cents: 2_900_000,
      shortfall_cents: 100_000,
      is_met: false,
    });
    expect(short.production?.parts.filter(({ is_exhausted }) => is_exhausted)).toEqual([
      { leg_code: null, amount_cents: 2_000_000, counted_cents: 1_500_000, is_exhausted: true },
    ]);
    const met = qualify(criteriaFor('MD'), {
      measures: MD_MEASURES,
      production: produced(2_000_000, 1_000_000, 400_000, 100_000),
    });
    expect(met.is_met).toBe(true);
  });
  it('puts each measure beside its requirement, with its label and unit', () => {
    const { requirements } = qualify(criteriaFor('RMD'), {
      measures: { base_shop_licensed: 12, persistency_bps: 7_400 },
      production: null,
    });
    const shown = requirements.flatMap(({ alternatives }) => alternatives);
    expect(shown[0]).toEqual({
      measure: 'base_shop_licensed',
      label: 'Licensed in base shop',
      unit: 'count',
      value: 12,
      required: 10,
      shortfall: 0,
      is_met: true,
    });
    expect(shown.find(({ measure }) => measure === 'persistency_bps')).toMatchObject({
      value: 7_400,
      required: 7_500,
      shortfall: 100,
      is_met: false,
    });
    expect(shown.find(({ measure }) => measure === 'rolling_compensation_cents')).toMatchObject({
      value: null,
      shortfall: 3_000_000,
      is_met: false,
    });
  });
  it('takes either of two ways to Associate', () => {
    const criteria = criteriaFor('A');
    const either = (measures: LevelEvidence['measures']) =>
      qualify(criteria, { measures: { field_training_cases: 2, ...measures }, production: null }).is_met;
    expect(either({ personal_recruits: 3, training_completed: 1 })).toBe(true);
    expect(either({ life_license: 1, direct_registration: 1 })).toBe(true);
    expect(either({ personal_recruits: 2, life_license: 0, training_completed: 1 })).toBe(false);
    expect(either({ life_license: 1 })).toBe(false);
  });
  it('does not take an unknown persistency for a good one', () => {
    const evidence = enoughFor('EMD');
    const unknown = { ...evidence, measures: { ...evidence.measures, persistency_bps: null } };
    expect(qualify(criteriaFor('EMD'), unknown).is_met).toBe(false);
  });
});

describe('the qualified level (R-LVL-07)', () => {
  const nothing: LevelEvidence = { measures: {}, production: null };
  it('is the highest whose own criteria the window meets', () => {
    expect(qualifiedLevel((level) => (level === 'SA' || level === 'TA' ? enoughFor(level) : nothing))).toBe(
      'SA',
    );
    expect(qualifiedLevel(enoughFor)).toBe('EVC');
  });
  it('is none for who has not even signed', () => {
    expect(qualifiedLevel(() => nothing)).toBeNull();
  });
  it('follows the table it is given, not the one of the code (R-CFG-01)', () => {
    const easier = PROMOTION_CRITERIA.filter(({ level }) => level === 'MD').map((row) => ({
      ...row,
      requirements: [],
      production: { team_type: 'BaseShop' as const, required_cents: 0 },
    }));
    expect(qualifiedLevel(() => nothing, easier)).toBe('MD');
    expect(() => criteriaFor('TA', easier)).toThrow(RangeError);
  });
});
