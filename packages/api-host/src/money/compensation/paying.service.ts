import { policyStatus } from '../../business/policies/policy-status.service.ts';
import type { Context } from '../../platform/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { conflict } from '../../platform/problem.ts';
import { payLines } from './lines.store.ts';

/** For closing pay runs. */
export function paying(platform: Platform) {
  const status = policyStatus(platform);
  return {
    /**
     * Pending lines become Paid in the run, their policies Approved (domain.md 2.12, 2.17): set-based, in the caller's
     * transaction. Throws 409 when one of the lines is no longer Pending. The ledger's Pay Run journal, over
     * `amount_cents − charged_cents` of each line, is the caller's.
     */
    async markPaid(context: Context, payRunId: string, lineIds: readonly string[]): Promise<void> {
      const { paid, policies } = await payLines(context.db, payRunId, lineIds);
      if (paid !== lineIds.length)
        throw conflict('lines-changed', 'Compensation has changed since the pay run was opened');
      if (policies.length > 0) await status.setBySystem(context, policies, 'Approved');
    },
  };
}
