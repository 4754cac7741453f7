import type { PointsType } from '@upline/domain';
import type { BoardPeriod } from '@upline/domain/production';

/** How figures of a kind of points are written. */
export type Unit = 'bv' | 'hundredths' | 'count';

export const POINTS: Readonly<Record<PointsType, { readonly name: string; readonly unit: Unit }>> = {
  SubmittedBv: { name: 'Submitted BV', unit: 'bv' },
  IssuedBv: { name: 'Issued BV', unit: 'bv' },
  Recruits: { name: 'Recruits', unit: 'count' },
  Licenses: { name: 'Licenses', unit: 'count' },
  SubmittedPolicies: { name: 'Submitted policies', unit: 'hundredths' },
  IssuedPolicies: { name: 'Issued policies', unit: 'hundredths' },
  ContestPoints: { name: 'Contest points', unit: 'count' },
};

/** The two periods a board compares. */
export const PERIOD_WORDS: Readonly<
  Record<BoardPeriod, { readonly current: string; readonly previous: string }>
> = {
  Week: { current: 'This week', previous: 'Last week' },
  Month: { current: 'This month', previous: 'Last month' },
  Quarter: { current: 'This quarter', previous: 'Last quarter' },
  Year: { current: 'This year', previous: 'Last year' },
  Contest: { current: 'This contest', previous: 'Contest before' },
};
