import type { Db } from '../../platform/database/database.ts';
import type { PayoutRow } from '../pay-runs/payouts/payouts.store.ts';
import { nextLines, recoveriesOf, type StatementLine, type StatementRecovery } from './statements.store.ts';

const PORTION = 1_000;

/** Everything a statement says; lines come in portions, so that the longest one takes no more memory than a short one. */
export interface Statement {
  readonly payout: PayoutRow;
  readonly recoveries: readonly StatementRecovery[];
  lines(): AsyncGenerator<StatementLine[]>;
}

/** The statement of a payout (R-PAY-03). */
export async function statementOf(db: Db, payout: PayoutRow): Promise<Statement> {
  return {
    payout,
    recoveries: await recoveriesOf(db, payout),
    async *lines() {
      for (let after = 0; ; ) {
        const lines = await nextLines(db, payout, after, PORTION);
        if (lines.length > 0) yield lines;
        if (lines.length < PORTION) return;
        after = lines.at(-1)?.entry_no as number;
      }
    },
  };
}

/** A rate of a run as it is written: `0.7286`. */
export const rateText = (rate: number) => (rate / 10_000).toFixed(4);

/** `Policy ••••4821`; the number is never written out. */
export const policyText = (last: string | null) => (last === null ? '' : `••••${last}`);
