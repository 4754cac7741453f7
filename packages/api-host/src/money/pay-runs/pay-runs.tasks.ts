import { formatMoney } from '@upline/domain';
import type { RunTotals } from '@upline/domain/pay-run';
import { messageSender } from '../../notifications/send-messages.ts';
import { auditChanges } from '../../platform/audit/audit-changes.ts';
import type { Context } from '../../platform/operation/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { MONEY_OFFICE_MESSAGES } from '../compensation/money.messages.ts';
import type { RunSummary } from './accounts.ts';
import { beginUndoable, undo } from './closing/closing.store.ts';
import { settleRun } from './closing/closing.ts';
import { defineFollowUp } from './closing/follow-up.tasks.ts';
import { PAY_RUN_AUDIT, payRunLabel } from './pay-runs.record.ts';
import type { PayRun } from './pay-runs.store.ts';
import * as store from './pay-runs.store.ts';
import { reviewAccounts } from './review.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface Tasks {
    'review-pay-run': { pay_run_id: string };
    'close-pay-run': { pay_run_id: string };
  }
}

const ATTEMPTS = 3;

const CHANGED =
  'Something changed since the review, so nothing was closed. The figures are computed anew: review them and close again';

/** Takes the place of what was reviewed before. */
async function review({ db, now }: Context, run: PayRun, refusal: string | null): Promise<void> {
  const { totals, fingerprint } = await reviewAccounts(db, run);
  await store.changePayRun(db, run, {
    work: null,
    closer: null,
    refusal,
    reviewed_at: now,
    totals: JSON.stringify(totals),
    fingerprint,
    updated_at: now,
  });
}

/** What opening and closing have computed (R-MNY-32). */
export function definePayRunTasks(platform: Platform): void {
  const { jobs, audit } = platform;
  defineFollowUp(platform);

  const { send } = messageSender(platform);
  const toAdmin = (run: PayRun, to: string) => ({ to, link: `/pay-runs/${run.id}` });

  /** The run if its work is still this; a second job for it finds nothing to do. */
  async function atWork({ db }: Context, id: string, work: PayRun['work']) {
    const run = await store.lockPayRun(db, id);
    return run?.work === work ? run : undefined;
  }

  /** Whatever goes wrong for good, the run is free again and somebody knows. */
  async function release(context: Context, id: string, work: NonNullable<PayRun['work']>): Promise<void> {
    const run = await atWork(context, id, work);
    if (!run) return;
    const refusal = `${payRunLabel(run)} could not be ${work === 'Closing' ? 'closed' : 'computed'}. Reopen it and try again`;
    await store.changePayRun(context.db, run, { work: null, closer: null, refusal, updated_at: context.now });
    await send(context, MONEY_OFFICE_MESSAGES['pay-run-failed'], {
      ...toAdmin(run, (run.closer ?? run.opened_by) as string),
      values: { problem: refusal },
    });
  }

  async function closed(context: Context, run: PayRun, { totals }: RunSummary): Promise<void> {
    const { db, now } = context;
    const closer = run.closer as string;
    await store.clearReview(db, run.id, { onlyProcessed: true });
    await store.changePayRun(db, run, {
      status: 'Closed',
      work: null,
      closer: null,
      closed_at: now,
      closed_by: closer,
      updated_at: now,
      updated_by: closer,
    });
    audit.record(context, {
      action: 'close',
      entity: 'pay_run',
      entityId: run.id,
      entityLabel: payRunLabel(run),
      actor: { code: closer, kind: 'Admin' },
      changes: [
        ...auditChanges(PAY_RUN_AUDIT, run, { ...run, status: 'Closed', work: null }),
        ...totals.map(shownTotals),
      ],
    });
    await send(context, MONEY_OFFICE_MESSAGES['pay-run-closed'], {
      ...toAdmin(run, closer),
      values: { run: payRunLabel(run) },
    });
    await jobs.add(db, 'follow-pay-run', { pay_run_id: run.id, step: 'policies', after: null });
  }

  jobs.define('review-pay-run', {
    attempts: ATTEMPTS,
    async run(context, { pay_run_id }) {
      const run = await atWork(context, pay_run_id, 'Reviewing');
      if (run) await review(context, run, null);
    },
    onFailed: (context, { pay_run_id }) => release(context, pay_run_id, 'Reviewing'),
  });

  jobs.define('close-pay-run', {
    attempts: ATTEMPTS,
    async run(context, { pay_run_id }) {
      const run = await atWork(context, pay_run_id, 'Closing');
      if (!run) return;
      await beginUndoable(context.db);
      const summary = await settleRun(context, run);
      if (summary.fingerprint === run.fingerprint) return closed(context, run, summary);
      await undo(context.db);
      await review(context, run, CHANGED);
      await send(context, MONEY_OFFICE_MESSAGES['pay-run-not-closed'], {
        ...toAdmin(run, run.closer as string),
        values: { run: payRunLabel(run), problem: CHANGED },
      });
    },
    onFailed: (context, { pay_run_id }) => release(context, pay_run_id, 'Closing'),
  });
}

const shownTotals = ({ currency, associates, gross_cents, withheld_cents, net_cents }: RunTotals) => ({
  field: `Totals ${currency}`,
  old: null,
  new: `${associates} associates, gross ${formatMoney(gross_cents, currency)}, withheld ${formatMoney(withheld_cents, currency)}, paid ${formatMoney(net_cents, currency)}`,
});
