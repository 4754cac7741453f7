import type { Context } from '../../platform/operation/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { loadLedgers } from '../compensation/policy-ledger.store.ts';
import { linesAtLapse, monthsAtLapse, sumOf } from '../explain/lapse-cost.ts';
import { closeEnded, openAfter, replaceRisks } from './lapse-risk.store.ts';

/** Policies worked out in one transaction. */
const BATCH = 200;

declare module '../../platform/jobs/jobs.ts' {
  interface Tasks {
    'work-out-lapse-risks': { readonly after?: string };
  }
}

/** The policy of a premium that is late. */
export interface LatePolicy {
  readonly id: string;
  readonly policy_id: string;
  readonly due_on: string;
}

/** Works out what a lapse would take from each person: the premiums are paid to the due date of the late one (R-MNY-16). */
export async function workOutRisks(
  { db, today }: Pick<Context, 'db' | 'today'>,
  late: readonly LatePolicy[],
): Promise<void> {
  const ledgers = await loadLedgers(
    db,
    late.map(({ policy_id }) => policy_id),
  );
  const risks = late.flatMap(({ id, policy_id, due_on }) => {
    const posted = ledgers.get(policy_id);
    if (!posted) return [];
    const lines = linesAtLapse(posted.ledger, monthsAtLapse(posted.ledger, today, due_on));
    return [...Map.groupBy(lines, ({ associate_code }) => associate_code)].map(([associate_code, own]) => ({
      late_premium_id: id,
      associate_code,
      debt_cents: sumOf(own, 'debt_cents'),
      total_cents: sumOf(own, 'total_cents'),
    }));
  });
  await replaceRisks(
    db,
    late.map(({ id }) => id),
    risks.filter(({ total_cents }) => total_cents > 0),
  );
}

/**
 * Runs each night, because lines are paid, charged and earned meanwhile, and policies end before anything is paid on
 * them.
 */
export function defineLapseRiskTask({ jobs }: Platform): void {
  jobs.define('work-out-lapse-risks', {
    async run(context, { after }) {
      const { db, today } = context;
      if (after === undefined) await closeEnded(db, today);
      const late = await openAfter(db, after, BATCH);
      await workOutRisks(context, late);
      const last = late.at(-1);
      if (last && late.length === BATCH) await jobs.add(db, 'work-out-lapse-risks', { after: last.id });
    },
  });
  jobs.schedule('work-out-lapse-risks', { dailyAt: '04:20' }, 'work-out-lapse-risks', {});
}
