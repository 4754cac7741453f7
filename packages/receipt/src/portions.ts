import type { CompensationStatus, CompensationType, LevelCode } from '@upline/domain';
import { LEVEL_CODES } from '@upline/domain';
import { roundedRatio } from '@upline/domain/compensation';

/** An entry of a policy as the home office's list of compensation has it. */
export interface PaidEntry {
  readonly id: string;
  readonly associate: { readonly code: string; readonly name: string };
  readonly compensation_type: CompensationType;
  readonly portion: string | null;
  readonly generation: number | null;
  readonly level: LevelCode | null;
  readonly base_bv_cents: number | null;
  readonly rate_bps: number | null;
  readonly amount_cents: number;
  readonly status: CompensationStatus;
}

/** One line of one associate with all its entries: payments, what was taken back, what was given back. */
export interface PaidRow {
  readonly key: string;
  readonly associate: PaidEntry['associate'];
  /** `Override Bonus`, `Revenue Bonus, generation 2` */
  readonly what: string;
  readonly type: CompensationType;
  readonly bps: number | null;
  readonly cents: number;
  readonly statuses: readonly CompensationStatus[];
  readonly ids: readonly string[];
}

export interface PaidPortion {
  readonly key: string;
  readonly label: string;
  /** Null for what is paid on no volume. */
  readonly bv_cents: number | null;
  readonly rows: readonly PaidRow[];
}

const FIRST: readonly string[] = [
  'Training',
  'Training Reversion',
  'Writing',
  'Split',
  'Override Bonus',
  'Revenue Bonus',
];
const rankOf = ({ compensation_type }: PaidEntry) =>
  FIRST.includes(compensation_type) ? FIRST.indexOf(compensation_type) : FIRST.length;

/** The order of the lines of a policy: overrides from the lowest level up, then the generations (domain.md 4.4). */
const inChain = (a: PaidEntry, b: PaidEntry) =>
  rankOf(a) - rankOf(b) ||
  (a.generation ?? 0) - (b.generation ?? 0) ||
  LEVEL_CODES.indexOf(a.level ?? 'A') - LEVEL_CODES.indexOf(b.level ?? 'A');

function rowOf(key: string, entries: readonly PaidEntry[]): PaidRow {
  const [first] = entries as [PaidEntry, ...PaidEntry[]];
  const { compensation_type: type, generation, associate, rate_bps } = first;
  return {
    key,
    associate,
    type,
    what: generation === null ? type : `${type}, generation ${generation}`,
    bps: rate_bps,
    cents: entries.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
    statuses: [...new Set(entries.map(({ status }) => status))],
    ids: entries.map(({ id }) => id),
  };
}

/** The entries of a policy as portions of lines, in the order of the chain. */
export function portionsOf(entries: readonly PaidEntry[]): PaidPortion[] {
  const portions = Map.groupBy(
    entries.toSorted((a, b) => (a.portion ?? '~').localeCompare(b.portion ?? '~') || inChain(a, b)),
    ({ portion, base_bv_cents }) => `${portion} ${base_bv_cents}`,
  );
  return [...portions].map(([key, of]) => ({
    key,
    label: of[0]?.portion ? `${of[0].portion} portion` : 'Other',
    bv_cents: of[0]?.base_bv_cents ?? null,
    rows: [
      ...Map.groupBy(
        of,
        ({ associate, compensation_type: type, generation, rate_bps }) =>
          `${associate.code} ${type} ${generation} ${rate_bps}`,
      ),
    ].map(([row, each]) => rowOf(row, each)),
  }));
}

export interface PortionSum {
  readonly house_bps: number;
  readonly house_cents: number;
  /** Of what the lines come to for the year: not posted yet, or taken back. */
  readonly rest_cents: number;
  readonly isTakenBack: boolean;
}

const WHOLE_BPS = 10_000;

/**
 * What closes a portion: its lines together are `half_up(BV × Σ rates)` by the rule of rounding (R-MNY-08), the rest of the BV is
 * the house's. Undefined for what is paid on no volume.
 */
export function sumOf({ bv_cents, rows }: PaidPortion): PortionSum | undefined {
  if (bv_cents === null) return undefined;
  // A correction repeats the rate of the line it corrects.
  const bps = rows.reduce((sum, { type, bps: rate }) => sum + (type === 'Adjustment' ? 0 : (rate ?? 0)), 0);
  const lines = roundedRatio(bv_cents * bps, WHOLE_BPS);
  return {
    house_bps: WHOLE_BPS - bps,
    house_cents: bv_cents - lines,
    rest_cents: lines - rows.reduce((sum, { cents }) => sum + cents, 0),
    isTakenBack: rows.some(({ statuses }) => statuses.some((status) => status.startsWith('Chargeback'))),
  };
}
