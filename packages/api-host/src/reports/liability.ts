import { planRollUp } from '@upline/domain/pay-run';
import { setting } from '../catalogue/plan-data.store.ts';
import { validLifeLicense } from '../licensing/licenses.store.ts';
import { chainsAt } from '../network/chain.store.ts';
import type { NetworkNode } from '../network/nodes.store.ts';
import type { Db } from '../platform/database.ts';
import { leaversWithDebts, unchecked } from './chargeback-balance.store.ts';

/**
 * Codes of people who left and whose debts the associate would inherit (R-MNY-33, domain.md 7.1): none while the roll-up is
 * off, and none for who is not senior.
 */
export async function inheritedFrom(db: Db, node: NetworkNode, today: string): Promise<string[]> {
  const terms = await setting(db, 'roll_up_terms', today);
  if (!terms.is_enabled || !node.is_senior_level) return [];
  const leavers = await leaversWithDebts(db, node);
  const chains = await chainsAt(
    db,
    leavers.map(({ code, left_on }) => ({ code, date: left_on })),
  );
  const codes: string[] = [];
  for (const [index, leaver] of leavers.entries()) {
    const uplines = chains[index]?.uplines.filter(({ is_root }) => !is_root) ?? [];
    const named = uplines.map(({ code }) => code);
    const licensed = await validLifeLicense(db, named, leaver.left_on);
    const free = await unchecked(db, named);
    const [first] = planRollUp(
      {
        ...leaver,
        uplines: uplines.map(({ code, is_senior_level, status }) => ({
          code,
          is_senior: is_senior_level,
          // Compression (4.4 step 4a).
          is_skipped:
            status === 'Terminated' || status === 'Resigned' || !(licensed.has(code) || free.has(code)),
        })),
      },
      terms,
    );
    if (first?.receiver_code === node.code) codes.push(leaver.code);
  }
  return codes;
}
