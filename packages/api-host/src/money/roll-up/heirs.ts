import { type DebtTransfer, planRollUp, type RollUpTerms } from '@upline/domain/pay-run';
import { validLifeLicense } from '../../licensing/licenses/licenses.store.ts';
import { chainsAt } from '../../network/chain.store.ts';
import type { Db } from '../../platform/database/database.ts';
import { withoutLicenseCheck } from '../compensation/posting/snapshot.store.ts';
import type { Leaver } from './roll-up.store.ts';

/**
 * Which debts of each leaver move to whom and when (R-MNY-33), in the order given. The chain is that of the day they left;
 * compression (4.4 step 4a) takes the status of today, so that nobody who has left meanwhile inherits.
 */
export async function plannedRollUps(
  db: Db,
  leavers: readonly Leaver[],
  terms: RollUpTerms,
): Promise<DebtTransfer[][]> {
  const chains = await chainsAt(
    db,
    leavers.map(({ code, left_on }) => ({ code, date: left_on })),
  );
  const uplinesOf = chains.map(({ uplines }) => uplines.filter(({ is_root }) => !is_root));
  const free = await withoutLicenseCheck(db, [
    ...new Set(uplinesOf.flatMap((uplines) => uplines.map(({ code }) => code))),
  ]);
  const licensedOn = new Map<string, ReadonlySet<string>>();
  for (const [day, same] of Map.groupBy(leavers.keys(), (index) => leavers[index]?.left_on as string)) {
    const codes = same.flatMap((index) => uplinesOf[index]?.map(({ code }) => code) ?? []);
    licensedOn.set(day, await validLifeLicense(db, [...new Set(codes)], day));
  }
  return leavers.map((leaver, index) =>
    planRollUp(
      {
        ...leaver,
        uplines: (uplinesOf[index] ?? []).map(({ code, is_senior_level, status }) => ({
          code,
          is_senior: is_senior_level,
          is_skipped:
            status === 'Terminated' ||
            status === 'Resigned' ||
            !(licensedOn.get(leaver.left_on)?.has(code) || free.has(code)),
        })),
      },
      terms,
    ),
  );
}
