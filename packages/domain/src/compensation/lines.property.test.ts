import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GENERATION_RATES_BPS } from '../access/levels.ts';
import { compensate } from './lines.ts';
import { anyPolicy, type Generated, RUNS } from './testing/arbitrary.ts';
import type { CompensationLine, PolicyResult, PortionResult, PortionSnapshot } from './types.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const amountOf = ({ amount_cents }: CompensationLine) => amount_cents;
const ofType = (lines: readonly CompensationLine[], ...types: string[]) =>
  lines.filter(({ compensation_type }) => types.includes(compensation_type));

/** Asserts on every portion of thousands of policies; plain comparisons, since matchers would take most of the time. */
function holds(
  check: (
    portion: PortionResult,
    snapshot: PortionSnapshot,
    policy: Generated,
    result: PolicyResult,
  ) => boolean,
) {
  fc.assert(
    fc.property(anyPolicy, (policy) => {
      const result = compensate(policy.bv, policy.snapshots, policy.statusOf);
      return policy.snapshots.every((snapshot, index) => {
        const portion = result.portions[index];
        return portion !== undefined && check(portion, snapshot, policy, result);
      });
    }),
    { numRuns: RUNS },
  );
}

const isSkipped = ({ statusOf }: Generated, { code, is_licensed }: { code: string; is_licensed: boolean }) =>
  !is_licensed || statusOf(code) === 'Terminated' || statusOf(code) === 'Resigned';

describe('invariants of the lines (domain.md 4.12), each on 1,000 policies', () => {
  it('I1: lines and House are the portion’s BV, the portions are the BV', () => {
    holds(
      (portion, _, { bv }, { portions, lines, house_cents }) =>
        sum(portion.lines.map(amountOf)) + portion.house_cents === portion.bv_cents &&
        sum(portions.map(({ bv_cents }) => bv_cents)) === bv &&
        sum(lines.map(amountOf)) + house_cents === bv,
    );
  });

  it('I2: no line is negative, House keeps at least 5 % less one cent', () => {
    holds(
      ({ lines, house_cents, bv_cents }) =>
        lines.every(({ amount_cents }) => amount_cents >= 0) && (house_cents + 1) * 20 >= bv_cents,
    );
  });

  it('I3: writing, training and overrides add up to the highest rate of the chain that was not skipped', () => {
    holds(({ lines }, { producer, uplines }, policy) => {
      const rates = uplines.filter((each) => !isSkipped(policy, each)).map(({ rate_bps }) => rate_bps);
      const paid = ofType(lines, 'Writing', 'Split', 'Training', 'Override Bonus').map(
        ({ rate_bps }) => rate_bps,
      );
      return sum(paid) === Math.max(producer.rate_bps, ...rates);
    });
  });

  it('I4: at most six generations, in table order, nobody twice', () => {
    holds(({ lines }) => {
      const revenue = ofType(lines, 'Revenue Bonus');
      return (
        revenue.length <= 6 &&
        revenue.every(
          ({ generation, rate_bps }, index) =>
            generation === index + 1 && rate_bps === GENERATION_RATES_BPS[index],
        ) &&
        new Set(revenue.map(({ associate_code }) => associate_code)).size === revenue.length
      );
    });
  });

  it('I5: taking a skipped person out of the tree leaves every other amount as it is', () => {
    const amounts = ({ lines }: PolicyResult) =>
      lines.map((line) =>
        [line.compensation_type, line.associate_code, line.rate_bps, line.amount_cents].join(),
      );
    fc.assert(
      fc.property(anyPolicy, fc.nat(), (policy, drawn) => {
        const before = amounts(compensate(policy.bv, policy.snapshots, policy.statusOf));
        const skipped = policy.snapshots
          .flatMap(({ uplines }) => uplines)
          .filter((each) => isSkipped(policy, each));
        // Each one alone, chosen by chance, and all at once.
        const removals = [skipped.filter((_, index) => index === drawn % (skipped.length || 1)), skipped];
        return removals.every((removed) => {
          const snapshots = policy.snapshots.map((each) => ({
            ...each,
            uplines: each.uplines.filter(({ code }) => !removed.some((gone) => gone.code === code)),
          }));
          return amounts(compensate(policy.bv, snapshots, policy.statusOf)).join(';') === before.join(';');
        });
      }),
      { numRuns: RUNS },
    );
  });

  it('R-MNY-09: amount, rate and order of every line can be read off its trace', () => {
    const order = ['Training', 'Writing', 'Split', 'Override Bonus', 'Revenue Bonus'];
    holds(({ lines, bv_cents }) => {
      const places = lines.map(({ compensation_type }) => order.indexOf(compensation_type));
      return (
        places.every((place, index) => index === 0 || place >= (places[index - 1] ?? 0)) &&
        lines.every(({ trace, amount_cents }) => {
          const [num = '0', den = '1'] = trace.exact.split('/');
          const floor = BigInt(num) / BigInt(den);
          return (
            Number(floor) + trace.remainder_cent === amount_cents &&
            BigInt(bv_cents) * BigInt(trace.line_bps) * BigInt(den) === BigInt(num) * 10_000n
          );
        })
      );
    });
  });

  it('does not depend on anything but its input', () => {
    fc.assert(
      fc.property(anyPolicy, ({ bv, snapshots, statusOf }) => {
        const copy = JSON.parse(JSON.stringify(snapshots)) as typeof snapshots;
        expect(compensate(bv, copy, statusOf)).toEqual(compensate(bv, snapshots, statusOf));
      }),
      { numRuns: 200 },
    );
  });
});
