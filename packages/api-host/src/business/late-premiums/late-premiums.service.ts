import { addDays, formatDate } from '@upline/domain';
import type { Context } from '../../platform/operation/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { tellAbout } from '../policies/life/policy-notices.ts';
import { POLICY_MESSAGES } from '../policies/policies.messages.ts';
import { opens } from '../policies/policies.record.ts';
import { findPolicy, sharesOf } from '../policies/policies.store.ts';
import type { PolicyRow, PolicyShareRow } from '../policies/policies.tables.ts';
import { emitPolicyEvent, onPolicyEvent } from '../policies/policy-events.ts';
import { insertLatePremium, lockOpen, updateLatePremium } from './late-premiums.store.ts';
import type { LatePremiumRow } from './late-premiums.tables.ts';

/** Days after the due date on which a premium still keeps the policy in force (domain.md 1.4). */
const GRACE_DAYS = 31;

/** What a carrier's feed says about the premium of a policy. */
export interface PremiumReport {
  readonly policy_id: string;
  readonly premium_due_on: string | null;
  readonly is_lapse: boolean;
  /** Day of the news. */
  readonly last_update: string;
}

const earlier = (a: string, b: string) => (a < b ? a : b);

function termsOf(report: PremiumReport, open: LatePremiumRow | undefined) {
  const { premium_due_on, is_lapse, last_update } = report;
  const due_on = premium_due_on ?? open?.due_on ?? last_update;
  const end = addDays(due_on, GRACE_DAYS);
  return { due_on, grace_ends_on: is_lapse ? earlier(end, last_update) : end, is_lapse_reported: is_lapse };
}

/** Premiums that carriers report as late: opened, kept up to date and closed (domain.md 8.1, 9.3 item 7). */
export function latePremiums(platform: Platform) {
  const close = ({ db, today }: Context, { id }: LatePremiumRow, closed_as: 'Paid' | 'Lapsed') =>
    updateLatePremium(db, id, { closed_on: today, closed_as });

  async function notifyShares(
    context: Context,
    policy: PolicyRow,
    shares: readonly PolicyShareRow[],
    premium: LatePremiumRow,
  ): Promise<void> {
    const people = shares.filter(opens).map(({ associate_code }) => associate_code);
    await tellAbout(platform, context, policy, people, POLICY_MESSAGES['policy-lapse-pending'], {
      values: { due: formatDate(premium.due_on), grace_end: formatDate(premium.grace_ends_on) },
      maskedLink: `/payments/chargebacks/lapse-saves/${premium.id}`,
    });
  }

  onPolicyEvent(platform, 'Terminated', async (context, { policy }) => {
    const open = await lockOpen(context.db, policy.id);
    if (open) await close(context, open, 'Lapsed');
  });

  return {
    /** Records what a carrier reports about a policy in force, and notifies its people of a premium that was not late before. */
    async report(context: Context, report: PremiumReport): Promise<void> {
      const { db, today } = context;
      const open = await lockOpen(db, report.policy_id);
      const isLate = report.premium_due_on !== null || report.is_lapse;
      if (!open && !isLate) return;
      const policy = await findPolicy(db, report.policy_id);
      const isInForce =
        policy !== undefined && policy.issue_date !== null && policy.termination_date === null;
      if (!isInForce || !isLate) {
        if (open) await close(context, open, isInForce ? 'Paid' : 'Lapsed');
        return;
      }
      const terms = termsOf(report, open);
      const premium = open
        ? await updateLatePremium(db, open.id, terms)
        : await insertLatePremium(db, { ...terms, policy_id: policy.id, reported_on: today });
      const shares = await sharesOf(db, policy.id);
      await emitPolicyEvent(platform, context, 'PremiumLate', {
        policy,
        shares,
        late_premium_id: premium.id,
      });
      // A reported lapse is notified with the suggestion of the carrier.
      if (open?.due_on !== premium.due_on && !report.is_lapse)
        await notifyShares(context, policy, shares, premium);
    },
  };
}
