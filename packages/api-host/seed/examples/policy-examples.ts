import { addMonths } from '@upline/domain';

/** A policy of a worked example (domain.md 4.11): who, how much, since when. */
export interface ExamplePolicy {
  /** `EX-03`; the provider's letters are put in front. */
  readonly number: string;
  readonly product: 'GT20' | 'NIB';
  readonly writer: string;
  /** Target premium in cents; the annual premium is the same. */
  readonly target: number;
  readonly splits?: readonly { readonly key: string; readonly share_bps: number }[];
  readonly trainee?: string;
  readonly advance_months?: number;
  /** Default: paid. */
  readonly status?: 'Ready To Pay';
  readonly issued: string;
  readonly ended?: { readonly reason: 'Policy Lapsed' | 'Policy Not Taken'; readonly months: number };
}

/**
 * Examples 1 to 10, 12 and 13. Example 9 is the debt of 6 against three lines of 70000, 90001 and 60000 for Ana; 12 is lines
 * of 2000 and 1000 for somebody who earns nothing else; 13 is the policy of 1 that is to be re-rated; 11 needs no policy.
 */
export function examplePolicies(today: string): readonly ExamplePolicy[] {
  const ago = (months: number) => addMonths(today, -months);
  const first = { product: 'GT20', writer: 'ana', target: 360_000 } as const;
  const second = { product: 'NIB', writer: 'ana', target: 123_457 } as const;
  const term = (number: string, writer: string, target: number, months = 1): ExamplePolicy => ({
    number,
    product: 'GT20',
    writer,
    target,
    issued: ago(months),
  });
  // Issued lately and not yet in a pay run.
  const waiting = (number: string, writer: string, target: number): ExamplePolicy => ({
    ...term(number, writer, target, 0),
    status: 'Ready To Pay',
  });
  return [
    { ...first, number: 'EX-01', issued: ago(1) },
    { ...second, number: 'EX-02', issued: ago(1) },
    { ...term('EX-03', 'ana', 250_001), splits: [{ key: 'hal', share_bps: 4_000 }] },
    { ...term('EX-04A', 'cara', 240_000), trainee: 'tom' },
    { ...term('EX-04B', 'ana', 240_000), trainee: 'tom' },
    term('EX-05', 'jo', 500_000),
    { ...first, number: 'EX-06', issued: ago(5), ended: { reason: 'Policy Lapsed', months: 4 } },
    { ...second, number: 'EX-07', issued: ago(6), ended: { reason: 'Policy Lapsed', months: 5 } },
    { ...term('EX-08', 'ana', 102_860, 2), advance_months: 9 },
    waiting('EX-09-1', 'ana', 200_000),
    waiting('EX-09-2', 'ana', 257_146),
    waiting('EX-09-3', 'ana', 171_429),
    { ...term('EX-10', 'cara', 240_000), trainee: 'tom', ended: { reason: 'Policy Not Taken', months: 0 } },
    waiting('EX-12-1', 'vera', 5_714),
    waiting('EX-12-2', 'vera', 2_857),
    { ...first, number: 'EX-13', issued: ago(3) },
  ];
}
