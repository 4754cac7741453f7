import { formatDate, formatMoney } from '@upline/domain';
import { policyStatus } from '../../../business/policies/life/policy-status.service.ts';
import { messageSender } from '../../../notifications/send-messages.ts';
import type { Context } from '../../../platform/operation/operation.ts';
import type { Platform } from '../../../platform/platform.ts';
import { MONEY_MESSAGES } from '../../compensation/money.messages.ts';
import { processPayments } from '../../provider-payments/provider-payments.store.ts';
import type { PayRun } from '../pay-runs.store.ts';
import { findPayRun } from '../pay-runs.store.ts';
import { heldPeople, keyOf, payoutsAfter, policiesToApprove } from './follow-up.store.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface Tasks {
    /** One portion of what follows a close; `after` is the last key of the portion before. */
    'follow-pay-run': { pay_run_id: string; step: Step; after: string | null };
  }
}

type Step = 'policies' | 'provider-payments' | 'paid' | 'held';
const NEXT: Readonly<Record<Step, Step | undefined>> = {
  policies: 'provider-payments',
  'provider-payments': 'paid',
  paid: 'held',
  held: undefined,
};
const PORTION = 200;

/**
 * Follows up a close in portions, so that neither the audit trail nor the outbox waits for a whole run: policies become
 * Approved, carriers' payments Processed, and people get notices about what they were paid or why it is held (R-PAY-02,
 * domain.md 8.1). Each portion adds the next one in its own transaction, so each runs once.
 */
export function defineFollowUp(platform: Platform): void {
  const { jobs } = platform;
  const status = policyStatus(platform);
  const { sendEach } = messageSender(platform);

  type Payout = Awaited<ReturnType<typeof payoutsAfter>>[number];

  async function tellPaid(context: Context, run: PayRun, payouts: readonly Payout[]): Promise<void> {
    const noticeOf = ({ id, associate_code }: Payout) => ({
      to: associate_code,
      link: `/payments/statements/${id}`,
      about: `payout:${id}`,
    });
    const date = formatDate(run.pay_date);
    await sendEach(
      context,
      MONEY_MESSAGES['statement-ready'],
      payouts
        .filter(({ net_cents }) => net_cents > 0)
        .map((payout) => ({
          ...noticeOf(payout),
          values: { amount: formatMoney(payout.net_cents, payout.currency), date },
        })),
    );
    await sendEach(
      context,
      MONEY_MESSAGES['payout-carried'],
      payouts
        // Of whom everything is withheld nothing is carried.
        .filter(({ net_cents, carry_out_cents }) => net_cents <= 0 && carry_out_cents > 0)
        .map((payout) => ({
          ...noticeOf(payout),
          values: { amount: formatMoney(payout.carry_out_cents, payout.currency) },
        })),
    );
  }

  /** Does one portion; returns the last key when there may be more. */
  async function portion(context: Context, run: PayRun, step: Step, after: string | null) {
    const { db } = context;
    const last = (keys: readonly string[]) => (keys.length < PORTION ? undefined : keys.at(-1));
    if (step === 'policies') {
      const ids = await policiesToApprove(db, run.id, after, PORTION);
      await status.setBySystem(context, ids, 'Approved');
      return last(ids);
    }
    if (step === 'provider-payments') {
      const processed = await processPayments(db, run, context.now, PORTION);
      return processed < PORTION ? undefined : 'more';
    }
    if (step === 'paid') {
      const payouts = await payoutsAfter(db, run.id, after, PORTION);
      await tellPaid(context, run, payouts);
      return last(payouts.map(keyOf));
    }
    const held = await heldPeople(db, run.id, after, PORTION);
    await sendEach(
      context,
      MONEY_MESSAGES['payout-held'],
      held.map(({ associate_code, held_reason }) => ({
        to: associate_code,
        values: { reason: String(held_reason) },
        link: '/account/payout-information',
        about: `pay-run:${run.id}`,
      })),
    );
    return last(held.map(keyOf));
  }

  jobs.define('follow-pay-run', {
    async run(context, { pay_run_id, step, after }) {
      const run = await findPayRun(context.db, pay_run_id);
      if (!run) return;
      const more = await portion(context, run, step, after);
      const next = more === undefined ? NEXT[step] : step;
      if (next !== undefined)
        await jobs.add(context.db, 'follow-pay-run', { pay_run_id, step: next, after: more ?? null });
    },
  });
}
