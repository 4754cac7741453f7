import type { PointsType } from '../enumerations/payments.ts';
import type { TeamType } from '../enumerations/people.ts';

/** Points of some entries: credits alone, and less the reversals dated in the same days. Cents for BV, otherwise units. */
export interface Amounts {
  readonly gross: number;
  readonly net: number;
}

/** Production of a team type, self included, in the parts the leg limit looks at (domain.md 5.3). */
export interface TeamAmounts {
  readonly total: Amounts;
  /** O: the owner's RmdBaseShop, for a non-senior owner the BaseShop. */
  readonly own_part: Amounts;
  /** P: each first-generation RMD with all beneath within the team type; for a non-senior owner every cut associate. */
  readonly generation_legs: readonly Pick<Amounts, 'net'>[];
}

/** What a board, a level and a report show of a team type's production. */
export interface Figures {
  readonly total: number;
  readonly net: number;
  readonly adjusted: number;
}

const LIMITED_TEAMS: readonly TeamType[] = ['RmdSuperBase', 'RmdSuperTeam', 'Infinity'];
/** Production is limited by leg; people and contest points are not production. */
const LIMITED_POINTS: readonly PointsType[] = [
  'SubmittedBv',
  'IssuedBv',
  'SubmittedPolicies',
  'IssuedPolicies',
];

/**
 * Net production with the leg limit of 5.3: no leg counts with more than half of the whole, in one pass, half up.
 * Never above the net sum, and never below 0 unless that sum is.
 */
export function legLimited(own: number, legs: readonly number[]): number {
  const sum = legs.reduce((total, leg) => total + leg, own);
  if (sum <= 0) return sum;
  // In halves, so that half of the sum is a whole number.
  const halves = legs.reduce((total, leg) => total + Math.min(2 * leg, sum), 2 * own);
  return Math.max(0, Math.floor((halves + 1) / 2));
}

/** Total, net and adjusted production of a team type (domain.md 5.3). */
export function figuresOf(pointsType: PointsType, teamType: TeamType, amounts: TeamAmounts): Figures {
  const { total, own_part, generation_legs } = amounts;
  const isLimited = LIMITED_TEAMS.includes(teamType) && LIMITED_POINTS.includes(pointsType);
  return {
    total: total.gross,
    net: total.net,
    adjusted: isLimited
      ? legLimited(
          own_part.net,
          generation_legs.map(({ net }) => net),
        )
      : total.net,
  };
}
