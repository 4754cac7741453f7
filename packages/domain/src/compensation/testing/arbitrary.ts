import fc from 'fast-check';
import { LEVEL_CODES } from '../../access/levels.ts';
import type { AssociateStatus } from '../../enumerations/people.ts';
import type { ChargebackTerms } from '../ledger.types.ts';
import type { PaymentTerms, PortionSnapshot, SnapshotPerson, StatusOf } from '../types.ts';
import { person, snapshot } from './network.ts';

/**
 * How often a run of the suite tries each invariant, on policies that differ from run to run: a thousand reach every kind of split,
 * event and order many times over. A failure prints its seed and path.
 */
export const RUNS = 1_000;

export interface Generated {
  readonly bv: number;
  readonly snapshots: readonly PortionSnapshot[];
  readonly statusOf: StatusOf;
}

const STATUSES: readonly AssociateStatus[] = [
  'Active',
  'Active',
  'Active',
  'Suspended',
  'Resignation Initiated',
  'Terminated',
  'Resigned',
];

/** One number per person: level, status and license in one draw keep thousands of networks cheap. */
const anyPerson = fc.nat(9 * STATUSES.length * 5 - 1);
const anyChain = fc.oneof(
  { weight: 6, arbitrary: fc.array(anyPerson, { maxLength: 12 }) },
  { weight: 1, arbitrary: fc.array(anyPerson, { minLength: 30, maxLength: 60, size: 'max' }) },
  // Equal levels all the way up: only generations are paid, and at most six.
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.nat(8), fc.integer({ min: 1, max: 14 }))
      .map(([level, length]) => Array<number>(length).fill(level)),
  },
);
/** Shares of one to three portions, in basis points. */
const anyShares: fc.Arbitrary<readonly number[]> = fc.oneof(
  fc.constant([10_000]),
  fc.integer({ min: 100, max: 9900 }).map((first) => [first, 10_000 - first]),
  fc.tuple(fc.integer({ min: 100, max: 9800 }), fc.nat(9999)).map(([first, cut]) => {
    const second = 100 + Math.floor((cut * (9900 - first - 100)) / 9999);
    return [first, second, 10_000 - first - second];
  }),
);
const anyBv = fc.oneof(fc.constant(1), fc.nat(100), fc.nat(1_000_000), fc.nat(169_999_999_998));

/** Policies with their people: deep chains, equal levels, who left or has no license, splits, trainees, a cent of BV. */
export const anyPolicy: fc.Arbitrary<Generated> = fc
  .record({
    bv: anyBv,
    shares: anyShares,
    chains: fc.tuple(anyChain, anyChain, anyChain),
    /** Uplines all portions have in common. */
    shared: fc.array(anyPerson, { maxLength: 6 }),
    producers: fc.tuple(anyPerson, anyPerson, anyPerson),
    trainee: fc.option(anyPerson, { freq: 2 }),
  })
  .map(({ bv, shares, chains, shared, producers, trainee }) => {
    const statuses = new Map<string, AssociateStatus>();
    const make = (code: string, drawn: number): SnapshotPerson => {
      const rest = Math.floor(drawn / 9);
      statuses.set(code, STATUSES[rest % STATUSES.length] ?? 'Active');
      const is_licensed = Math.floor(rest / STATUSES.length) !== 1;
      return person(code, LEVEL_CODES[drawn % 9] ?? 'TA', is_licensed);
    };
    const common = shared.map((drawn, index) => make(`S${index}`, drawn));
    const snapshots = shares.map((share_bps, index) =>
      snapshot(
        make(`P${index}`, producers[index] ?? 0),
        [...(chains[index] ?? []).map((drawn, place) => make(`C${index}-${place}`, drawn)), ...common],
        {
          portion: index as PortionSnapshot['portion'],
          share_bps,
          trainee: index === 0 && trainee !== null ? make('T', trainee) : null,
        },
      ),
    );
    return { bv, snapshots, statusOf: (code) => statuses.get(code) ?? 'Active' };
  });

export const anyPayment: fc.Arbitrary<PaymentTerms> = fc.record({
  payment_basis: fc.constantFrom('Advance', 'As Earned'),
  advance_months: fc.nat(12),
  premium_mode: fc.constantFrom('Monthly', 'Monthly', 'Quarterly', 'Annual'),
});

export const anyTerms: fc.Arbitrary<ChargebackTerms> = fc.record({
  method: fc.constantFrom('Pro Rata', 'Full', 'Step'),
  months: fc.constantFrom(0, 1, 9, 12, 18, 24),
  steps: fc.constant([
    { through_month: 4, unearned_bps: 10_000 },
    { through_month: 9, unearned_bps: 6667 },
    { through_month: 24, unearned_bps: 2500 },
  ]),
});
