import { GENERATION_RATES_BPS, LEVELS, type Level, type LevelCode } from '../access/levels.ts';
import { PRODUCT_TYPES, type ProductType } from '../enumerations/business.ts';
import { POLICY_COMPENSATION_TYPES } from '../enumerations/payments.ts';
import type { ScheduleFinding, ScheduleRate, ScheduleTarget } from './types.ts';

/** Field payout a schedule may reach, contract rate and generations together (R-SCH-02). */
const MAX_PAYOUT_BPS = 9500;

/** Rate of a level in basis points of BV; a level off the ladder is a RangeError. */
export type RateOf = (target: ScheduleTarget, level_code: LevelCode) => number;

const keyOf = (
  kind: string,
  level_code: string,
  product_id: string | null,
  product_type: string | null,
): string => `${kind}|${level_code}|${product_id ?? ''}|${product_type ?? ''}`;

/**
 * Look-up in a schedule version: the product's row, otherwise its type's, otherwise the row of every product (`*`), otherwise the
 * ladder (2.16). The ladder is the one in force on the submit date.
 */
export function scheduleRates(rows: readonly ScheduleRate[], ladder: readonly Level[] = LEVELS): RateOf {
  const rates = new Map(
    rows.map((row) => [keyOf(row.kind, row.level_code, row.product_id, row.product_type), row.rate_bps]),
  );
  const defaults = new Map(ladder.map(({ code, rate_bps }) => [code, rate_bps]));
  return ({ product_id, product_type, kind }, level_code) => {
    const rate =
      (product_id && rates.get(keyOf(kind, level_code, product_id, null))) ??
      (product_type && rates.get(keyOf(kind, level_code, null, product_type))) ??
      rates.get(keyOf(kind, level_code, null, null)) ??
      defaults.get(level_code);
    if (typeof rate !== 'number') throw new RangeError(`No rate for level ${level_code}`);
    return rate;
  };
}

/** Every combination whose rates can differ: each product with rows of its own, each type, and all others. */
function targetsOf(
  rows: readonly ScheduleRate[],
  productTypes: ReadonlyMap<string, ProductType>,
): ScheduleTarget[] {
  const products = new Set(rows.flatMap(({ product_id }) => product_id ?? []));
  const subjects = [
    { product_id: null, product_type: null },
    ...PRODUCT_TYPES.map((product_type) => ({ product_id: null, product_type })),
    ...Array.from(products, (product_id) => ({
      product_id,
      product_type: productTypes.get(product_id) ?? null,
    })),
  ].filter(
    ({ product_id, product_type }) =>
      (product_id === null && product_type === null) ||
      rows.some((row) => (product_id ? row.product_id === product_id : row.product_type === product_type)),
  );
  return POLICY_COMPENSATION_TYPES.flatMap((kind) => subjects.map((subject) => ({ ...subject, kind })));
}

/**
 * What stands against opening a schedule, on the rates of all levels after the look-up: rates must not decrease as the
 * rank rises (R-SCH-01), and the highest rate with all generations must not exceed 95 % of BV (R-SCH-02).
 * `productTypes` names the type of every product that has rows.
 */
export function checkSchedule(
  rows: readonly ScheduleRate[],
  productTypes: ReadonlyMap<string, ProductType>,
  ladder: readonly Level[] = LEVELS,
  generation_rates_bps: readonly number[] = GENERATION_RATES_BPS,
): ScheduleFinding[] {
  const rateOf = scheduleRates(rows, ladder);
  const levels = ladder.toSorted((a, b) => a.rank - b.rank);
  const generations = generation_rates_bps.reduce((sum, rate) => sum + rate, 0);
  const findings: ScheduleFinding[] = [];
  for (const target of targetsOf(rows, productTypes)) {
    let lower: Level | undefined;
    for (const level of levels) {
      if (lower && rateOf(target, level.code) < rateOf(target, lower.code)) {
        findings.push({
          ...target,
          rule: 'R-SCH-01',
          level_code: level.code,
          message: `Rate for ${level.name} must be greater than or equal to the rate of ${lower.name}`,
        });
      }
      lower = level;
    }
    if (lower && rateOf(target, lower.code) + generations > MAX_PAYOUT_BPS) {
      findings.push({
        ...target,
        rule: 'R-SCH-02',
        level_code: lower.code,
        message: 'Schedule exceeds the maximum payout',
      });
    }
  }
  return findings;
}
