import {
  forecastExposure,
  type LineExposure,
  monthsInForce,
  type PolicyLedger,
} from '@upline/domain/compensation';

/** Whole months a policy was in force if it lapsed on the day, with its premiums paid to the given one. */
export const monthsAtLapse = (
  ledger: PolicyLedger,
  day: string,
  paid_to_date: string | null = null,
): number =>
  monthsInForce(ledger.issue_date, {
    reason: 'Policy Lapsed',
    event_date: day,
    paid_to_date,
    termination_date: day,
  });

/** What a lapse would take from each line now. */
export const linesAtLapse = (ledger: PolicyLedger, months: number): readonly LineExposure[] =>
  forecastExposure(ledger, months)[0]?.lines ?? [];

export const sumOf = (lines: readonly LineExposure[], key: 'debt_cents' | 'total_cents') =>
  lines.reduce((sum, line) => sum + line[key], 0);
