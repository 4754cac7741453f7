import { setting } from '../catalogue/plan-data.store.ts';
import { plannedRollUps } from '../money/roll-up/heirs.ts';
import { leaversWithDebts } from '../money/roll-up/roll-up.store.ts';
import type { NetworkNode } from '../network/nodes.store.ts';
import type { Db } from '../platform/database/database.ts';

/**
 * Codes of people who left and whose debts the associate would inherit (R-MNY-33, domain.md 7.1): none while the roll-up is
 * off, and none for who is not senior.
 */
export async function inheritedFrom(db: Db, node: NetworkNode, today: string): Promise<string[]> {
  const terms = await setting(db, 'roll_up_terms', today);
  if (!terms.is_enabled || !node.is_senior_level) return [];
  const leavers = await leaversWithDebts(db, { below: node.path });
  const plans = await plannedRollUps(db, leavers, terms);
  return leavers.filter((_, index) => plans[index]?.[0]?.receiver_code === node.code).map(({ code }) => code);
}
