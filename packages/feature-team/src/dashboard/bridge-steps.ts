import type { OperationAnswer } from '@upline/api-client';

export type Bridge = OperationAnswer<'getTeamBridge'>;
type Part = Bridge['parts'][number];

/** After these a figure is adjusted for levels and boards; before them it is the team's production. */
const ADJUSTING: readonly Part['kind'][] = ['leg_limit', 'rounding'];

const sum = (parts: readonly Part[]) => parts.reduce((total, { amount }) => total + amount, 0);

/** The steps from the policies to the team's net production, and from there to what levels count (domain.md 5.3). */
export function bridgeSteps({ parts, adjusted }: Bridge) {
  const making = parts.filter(({ kind }) => !ADJUSTING.includes(kind));
  const adjusting = parts.filter(({ kind }) => ADJUSTING.includes(kind));
  return { making, adjusting, net: sum(making), adjusted };
}

/** The meaning of a step. */
export const STEP_WORDS: Readonly<Record<Part['kind'], string>> = {
  policies: 'Policies of your downline, in full',
  splits: 'Shares of people outside it',
  others: 'Credits without a policy',
  moved: 'People who have moved since',
  cuts: 'Downline outside this team',
  reversals: 'Reversals',
  leg_limit: 'Leg beyond half of the whole',
  rounding: 'Rounding',
};
