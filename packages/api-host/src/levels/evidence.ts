import { addMonths, type LevelCode, type TeamType } from '@upline/domain';
import type { LegProduction, LevelCriteria, LevelEvidence, Measure } from '@upline/domain/production';
import type { Months } from '../network/sums/production.store.ts';
import type { Db } from '../platform/database/database.ts';
import { legProductions, transfersAfter } from './leg-production.store.ts';
import {
  licensedLegs,
  type MeasuredDays,
  type MeasuredPeople,
  ownFacts,
  persistencies,
  rollingCompensation,
  seniorCounts,
  shopCounts,
} from './measures.store.ts';
import { transfersAbove } from './transfers.store.ts';

/** An associate as measured on a day; `for` gives what the criteria of one level look at. */
export interface Evidence {
  readonly measures: Readonly<Partial<Record<Measure, number | null>>>;
  for(criteria: LevelCriteria): LevelEvidence;
}

const NOTHING: LegProduction = { personal_cents: 0, legs: [] };

/** Counts are 0 where nobody was found; only persistency is unknown without policies that old. */
const EMPTY: Readonly<Partial<Record<Measure, number | null>>> = {
  base_shop_licensed: 0,
  licensed_legs: 0,
  base_shop_sa: 0,
  rolling_compensation_cents: 0,
  persistency_bps: null,
  first_generation_rmds: 0,
  rmds: 0,
  rmd_legs: 0,
  emd_legs: 0,
  nmd_legs: 0,
};

/** The closed months production is counted in (domain.md 1.2). */
export const windowMonths = ({ openFrom }: Pick<MeasuredDays, 'openFrom'>, months: number): Months => ({
  from: addMonths(openFrom, -months),
  to: addMonths(openFrom, -1),
});

const keyOf = (months: number, type: TeamType) => `${months} ${type}`;

type Found = readonly { readonly code: string; readonly [measure: string]: unknown }[];
type Reader = (db: Db, codes: readonly string[], days: MeasuredPeople) => Promise<Found>;

const persistency: Reader = async (db, codes, days) =>
  (await persistencies(db, codes, days)).map(({ code, policies, in_force }) => ({
    code,
    persistency_bps: Math.floor((in_force * 10_000) / policies),
  }));

/** Where measures are read that take more than the person's own rows. */
const READERS: readonly { readonly of: readonly Measure[]; readonly read: Reader }[] = [
  { of: ['base_shop_licensed', 'base_shop_sa'], read: shopCounts },
  { of: ['licensed_legs'], read: licensedLegs },
  { of: ['first_generation_rmds', 'rmds', 'rmd_legs', 'emd_legs', 'nmd_legs'], read: seniorCounts },
  { of: ['rolling_compensation_cents'], read: rollingCompensation },
  { of: ['persistency_bps'], read: persistency },
];

/** Measures that a row of the promotion table asks for. */
export const askedBy = ({ requirements }: LevelCriteria): Measure[] =>
  requirements.flatMap(({ any_of }) => any_of.map((alternative) => alternative.measure));

/**
 * Measures many associates against these rows of the promotion table, some statements in all (domain.md 1.2). With `only`
 * other measures may be left at 0 or unknown: what nobody looks at is not read.
 */
export async function measure(
  db: Db,
  codes: readonly string[],
  days: MeasuredDays,
  criteria: readonly LevelCriteria[],
  only?: readonly Measure[],
): Promise<Map<string, Evidence>> {
  const measures = new Map(codes.map((code) => [code, { ...EMPTY } as Record<string, number | null>]));
  const note = (rows: Found) => {
    for (const { code, ...found } of rows) Object.assign(measures.get(code) ?? {}, found);
  };
  const widest = Math.max(0, ...criteria.map(({ window_months }) => window_months ?? 0));
  const transfers = await transfersAbove(db, codes, transfersAfter(windowMonths(days, widest)));
  const people = { ...days, transfers: transfers.filter(({ counts_from }) => counts_from > days.today) };
  note(await ownFacts(db, codes, days));
  for (const { of, read } of READERS) {
    if (!only || of.some((each) => only.includes(each))) note(await read(db, codes, people));
  }

  const productions = new Map<string, Map<string, LegProduction>>();
  for (const { window_months, production } of criteria) {
    if (production === null || window_months === null) continue;
    const key = keyOf(window_months, production.team_type);
    if (!productions.has(key)) {
      const months = windowMonths(days, window_months);
      productions.set(key, await legProductions(db, codes, production.team_type, months, transfers));
    }
  }
  return new Map(
    [...measures].map(([code, found]) => [
      code,
      {
        measures: found,
        for: ({ window_months, production }) => ({
          measures: found,
          production:
            production && window_months !== null
              ? (productions.get(keyOf(window_months, production.team_type))?.get(code) ?? NOTHING)
              : null,
        }),
      },
    ]),
  );
}

/** The row of a level, or undefined where the table has none. */
export const rowOf = (criteria: readonly LevelCriteria[], level: LevelCode | null) =>
  criteria.find((row) => row.level === level);
