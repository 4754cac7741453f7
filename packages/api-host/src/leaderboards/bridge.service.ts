import { addDays, addMonths, type PointsType, type TeamType } from '@upline/domain';
import { figuresOf, type PeriodKind, periodOf } from '@upline/domain/production';
import type { NetworkNode } from '../network/nodes.store.ts';
import { type TeamProduction, teamProduction } from '../network/sums/production.store.ts';
import type { Db } from '../platform/database/database.ts';
import { downlineCredits } from './bridge.store.ts';

export const BRIDGE_KINDS = [
  'policies',
  'splits',
  'others',
  'moved',
  'cuts',
  'reversals',
  'leg_limit',
  'rounding',
] as const;

interface BridgePart {
  readonly kind: (typeof BRIDGE_KINDS)[number];
  /** Of the leg limit: whose leg counts with half of the whole only. */
  readonly leg_code: string | null;
  readonly amount: number;
}

interface Bridge {
  readonly from: string;
  readonly to: string;
  readonly total: number;
  readonly adjusted: number;
  /** In the order of the steps; their sum is `adjusted`, exactly. */
  readonly parts: readonly BridgePart[];
}

/** What the leg limit takes of a leg that is larger than half of the whole, in whole cents (5.3). */
export function legCuts({
  own_part,
  generation_legs,
}: Pick<TeamProduction, 'own_part' | 'generation_legs'>): { code: string; amount: number }[] {
  const all = generation_legs.reduce((sum, leg) => sum + leg.net, own_part.net);
  const half = Math.floor(all / 2);
  return generation_legs.flatMap(({ code, net }) =>
    all > 0 && 2 * net > all ? [{ code, amount: half - net }] : [],
  );
}

/**
 * How a team's figure comes about (domain.md 5.3): from the policies of the downline over the shares of others, what people
 * who have moved since bring and take, and those whom the team type cuts off to the total; then over reversals and the leg
 * limit to the adjusted figure.
 */
export async function bridgeOf(
  db: Db,
  node: NetworkNode,
  asked: {
    readonly type: TeamType;
    readonly pointsType: PointsType;
    readonly period: Exclude<PeriodKind, 'Week'>;
  },
  today: string,
): Promise<Bridge> {
  const { type, pointsType, period } = asked;
  const { current } = periodOf(period, today);
  const months = { from: `${current.from.slice(0, 7)}-01`, to: `${today.slice(0, 7)}-01` };
  const days = { from: months.from, to: addDays(addMonths(months.to, 1), -1) };
  const production = await teamProduction(db, node, type, months, pointsType);
  const whole = (await teamProduction(db, node, 'Infinity', months, pointsType)).total.gross;
  const { policies, shares, others } = await downlineCredits(db, node, pointsType, days);
  const { total, net, adjusted } = figuresOf(pointsType, type, production);

  const parts: BridgePart[] = [];
  const add = (kind: BridgePart['kind'], amount: number, leg_code: string | null = null) => {
    if (amount !== 0) parts.push({ kind, leg_code, amount });
  };
  add('policies', policies);
  add('splits', shares - policies);
  add('others', others);
  add('moved', whole - shares - others);
  add('cuts', total - whole);
  add('reversals', net - total);
  let left = net;
  for (const { code, amount } of adjusted === net ? [] : legCuts(production)) {
    add('leg_limit', amount, code);
    left += amount;
  }
  // Half a cent, and what the leg limit would take below zero.
  add('rounding', adjusted - left);
  return { ...current, total, adjusted, parts };
}
