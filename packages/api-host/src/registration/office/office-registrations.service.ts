import { lockPayment } from '../../cards/card-payments.store.ts';
import { leftToRefund, refundByAdmin } from '../../cards/refunds/ask-refund.ts';
import { setting } from '../../catalogue/plan-data.store.ts';
import { legalDocuments } from '../../legal/legal-documents.service.ts';
import { standing } from '../../network/team/standing.service.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { notFound, staleVersion } from '../../platform/operation/problem.ts';
import { demand } from '../../platform/operation/row-actions.ts';
import type { Platform } from '../../platform/platform.ts';
import { countOrRefuse, REGISTRATION_LIMITS as LIMITS } from '../registration-limits.ts';
import { registrationMails } from '../registration-mails.ts';
import { lockDraft, registrationNumber, writeDraft } from '../registrations.store.ts';
import { COOLS_OFF, isResumable } from './office-registrations.actions.ts';
import { judgedAs } from './office-registrations.record.ts';
import { findRegistration, type RegistrationRow } from './office-registrations.store.ts';

const COOLING_OFF_REASON = 'Cooling-off';

/** How long the fee is refundable (R-REG-06). */
export const coolingOffHours = async ({ db, today }: Pick<SignedInContext, 'db' | 'today'>) =>
  (await setting(db, 'cooling_off', today)).hours;

/** The registration as the admin saw it, locked. */
export async function lockRegistration(
  context: Pick<SignedInContext, 'db' | 'today'>,
  id: string,
  version: number,
): Promise<RegistrationRow> {
  const draft = await lockDraft(context.db, id);
  const row = draft && (await findRegistration(context, id));
  if (!row) throw notFound();
  if (row.version !== version) throw staleVersion('registration');
  return row;
}

/** What the home office does with registrations (domain.md 2.30, 2.36). */
export function officeRegistrations(platform: Platform) {
  const { audit } = platform;
  const mails = registrationMails(platform);
  const documents = legalDocuments(platform);
  const status = standing(platform);

  /** Refunds what is left of the fee. */
  async function giveBack(context: SignedInContext, paymentId: string, reason: string): Promise<void> {
    const payment = await lockPayment(context.db, paymentId);
    if (!payment) throw notFound();
    const amount_cents = await leftToRefund(context.db, payment);
    await refundByAdmin(platform, context, payment, { amount_cents, reason });
  }

  return {
    /** R-REG-01: mails the link again to a person who lost the mail. */
    async sendLink(context: SignedInContext, id: string, version: number): Promise<void> {
      const row = await lockRegistration(context, id, version);
      const hours = await coolingOffHours(context);
      demand(isResumable, judgedAs(row, { now: context.now, hours }), context.caller);
      await countOrRefuse(context, LIMITS.mails, id);
      await mails.saved(context, row);
      audit.record(context, {
        action: 'update',
        entity: 'registration',
        entityId: id,
        entityLabel: registrationNumber(row),
        ...(row.associate_code !== null && { ownerCode: row.associate_code }),
        changes: [{ field: 'Link', old: null, new: 'Mailed' }],
      });
    },

    /** R-REG-06: refunds the fee, closes the account, and revokes signed documents and the recruiter's credit, in one transaction. */
    async coolOff(context: SignedInContext, id: string, version: number, reason: string): Promise<void> {
      const { db, now, caller } = context;
      const row = await lockRegistration(context, id, version);
      const hours = await coolingOffHours(context);
      demand(COOLS_OFF, judgedAs(row, { now, hours }), caller);
      const { associate_code: code, payment_id } = row;
      if (code === null || payment_id === null) throw notFound();
      await status.coolOff(context, code, reason);
      await documents.revokeAll(context, code, COOLING_OFF_REASON);
      await giveBack(context, payment_id, `${COOLING_OFF_REASON}: ${reason}`);
      const written = await writeDraft(db, id, {
        status: 'Refunded',
        link_hash: null,
        refunded_at: now,
        refunded_by: caller.code,
        refund_reason: reason,
        // The answers of a person who is no longer a member need no review (R-REG-02).
        ...(row.review_status === 'Pending' && {
          review_status: 'Refused' as const,
          reviewed_at: now,
          reviewed_by: caller.code,
          review_note: COOLING_OFF_REASON,
        }),
        updated_at: now,
        updated_by: caller.code,
      });
      audit.record(context, {
        action: 'transition',
        entity: 'registration',
        entityId: id,
        entityLabel: registrationNumber(row),
        ownerCode: code,
        changes: [{ field: 'Status', old: row.status, new: 'Refunded' }],
        reason,
      });
      await mails.cooledOff(context, written);
    },
  };
}
