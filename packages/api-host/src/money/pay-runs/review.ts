import type { Db } from '../../platform/database/database.ts';
import { type RunSummary, type Settled, settleAccounts } from './accounts.ts';
import type { PayRun, ReviewRow } from './pay-runs.store.ts';
import * as store from './pay-runs.store.ts';

const reviewRow = (run: PayRun, { facts, settlement, held_reason }: Settled): ReviewRow => {
  const { line_ids: _, recoveries: __, ...amounts } = settlement;
  return {
    ...amounts,
    pay_run_id: run.id,
    held_reason,
    lines: facts.lines,
    pending_cents: facts.own_cents + facts.converted_cents,
  };
};

/** Writes down what everybody would get, in the place of what was reviewed before. Returns the totals. */
export async function reviewAccounts(db: Db, run: PayRun): Promise<RunSummary> {
  await store.clearReview(db, run.id);
  return settleAccounts(db, run, (batch) =>
    store.insertReview(
      db,
      batch.map((each) => reviewRow(run, each)),
    ),
  );
}
