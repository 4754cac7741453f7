import { registerPath, taxLabel } from '@upline/domain';
import { askPayment } from '../cards/ask-payment.ts';
import { lockPayment, writePayment } from '../cards/card-payments.store.ts';
import type { CardPayment } from '../cards/cards.tables.ts';
import { checkout } from '../cards/checkout.ts';
import { takenToday } from '../cards/events/card-authorizations.store.ts';
import { askRefund } from '../cards/refunds/ask-refund.ts';
import { cardsClosed, takesCards } from '../cards/stripe.ts';
import { adminsWith, superAdmins } from '../notifications/recipients.store.ts';
import { messageSender } from '../notifications/send-messages.ts';
import type { Context } from '../platform/operation/operation.ts';
import { conflict, Problem } from '../platform/operation/problem.ts';
import type { Platform } from '../platform/platform.ts';
import type { RegistrationDrafts } from './drafts.service.ts';
import { joining } from './joining.service.ts';
import { joiningFee } from './joining-fee.ts';
import { registrationMails } from './registration-mails.ts';
import { REGISTRATION_OFFICE_MESSAGES } from './registrations.messages.ts';
import { invalidLink, notOpen, stepMissing } from './registrations.problems.ts';
import { missingBefore } from './registrations.record.ts';
import * as store from './registrations.store.ts';
import type { Draft } from './registrations.tables.ts';

/** R-REG-04. */
const MOST_OF_A_CARD = 3;

const kept = (words: string) => `${words}. Nothing was charged.`;
const CARD_USED = kept(`This card has paid for ${MOST_OF_A_CARD} registrations today. Use another card`);
const NOT_OPEN = kept('This registration cannot be paid any more');
const PROMISED = 'Your guaranteed level waits for the home office';
const LEFT = kept('This registration link is not valid any more');

/** Step 7: the fee by card. The card reserves it, the host decides, and what is paid becomes an associate (domain.md 2.30). */
export function registrationPayment(platform: Platform, drafts: RegistrationDrafts) {
  const { config, transaction, audit } = platform;
  const pages = checkout(platform);
  const joins = joining(platform);
  const mails = registrationMails(platform);
  const { send } = messageSender(platform);

  /** Whether an account with this email, tax identifier or license exists by now. */
  async function isKnownNow(db: Context['db'], draft: Draft): Promise<boolean> {
    const { email_key, ssn_index, license } = draft;
    if (license !== null) {
      if (await store.isLicenseKnown(db, license)) return true;
      if (license.npn !== null && (await store.isNpnKnown(db, license.npn))) return true;
    }
    return (
      (email_key !== null && (await store.isEmailKnown(db, email_key))) ||
      (ssn_index !== null && (await store.holderOfTax(db, ssn_index)) !== undefined)
    );
  }

  /** Refunds a payment that cannot become an account, and notifies the super admins. */
  async function payBack(context: Context, payment: CardPayment, draft: Draft | undefined, why: string) {
    const { db, now } = context;
    const { amount_cents } = payment;
    await askRefund(platform, context, payment, { amount_cents, reason: why, requested_by: null });
    await send(context, REGISTRATION_OFFICE_MESSAGES['registration-fee-back'], {
      to: await superAdmins(db),
      values: { reason: why },
      link: `/card-payments/${payment.id}`,
      about: `card_payment:${payment.id}`,
    });
    if (!draft || draft.associate_code !== null) return;
    await store.writeDraft(db, draft.id, { status: 'Closed', closed_reason: why, updated_at: now });
    await mails.paidBack(context, draft);
  }

  /** The draft of the payment; nobody else decides about the same person meanwhile. */
  async function lockPayer(db: Context['db'], payment: CardPayment): Promise<Draft | undefined> {
    const draft = payment.draft_id === null ? undefined : await store.lockDraft(db, payment.draft_id);
    if (draft) await store.lockPerson(db, draft);
    return draft;
  }

  return {
    /** The address of the payment page. Refuses unless the fee is the one that the person has read (S-59). */
    async pay(context: Context, token: string, fee_cents: number): Promise<{ url: string }> {
      const { draft, paymentId } = await transaction(context, async (inside) => {
        const { db, now } = inside;
        const found = await drafts.lock(inside, token);
        if (found.status !== 'Open') throw notOpen();
        if (!(await store.findSponsor(db, found.upline_code))) throw invalidLink();
        if (missingBefore(found, 'payment')) throw stepMissing();
        if (found.guarantee_status === 'Pending')
          throw conflict('guarantee-waiting', `${PROMISED}. You can pay once it has decided.`);
        if (!takesCards(platform, found.country)) throw cardsClosed();
        const fee = await joiningFee(inside, found);
        if (fee === undefined) throw conflict('no-text', 'The fee of this country and plan is not known yet');
        if (fee !== fee_cents)
          throw new Problem(409, 'fee-changed', 'The fee has changed', { details: { fee_cents: fee } });
        const payment = await askPayment(platform, inside, {
          kind: 'Registration',
          subject: `${found.id}:${found.country}:${found.plan}:${fee}`,
          payer: { draftId: found.id },
          country: found.country,
          description: 'Membership fee',
          amount_cents: fee,
        });
        await store.writeDraft(db, found.id, { payment_id: payment.id, updated_at: now });
        return { draft: found, paymentId: payment.id };
      });
      const page = `${config.portalUrl}${registerPath(draft.channel, draft.upline_code)}`;
      return pages.open(context, paymentId, { paidUrl: `${page}?paid=1`, leftUrl: page });
    },

    /** Called before the money is taken; a returned text releases it. */
    async onAuthorized(
      context: Context,
      payment: CardPayment,
      { print }: { readonly print: string | null },
    ): Promise<string | undefined> {
      const { db, today } = context;
      const draft = await lockPayer(db, payment);
      if (draft?.status !== 'Open' || draft.payment_id !== payment.id) return NOT_OPEN;
      if (missingBefore(draft, 'payment')) return NOT_OPEN;
      if (draft.guarantee_status === 'Pending') return kept(PROMISED);
      if (!(await store.findSponsor(db, draft.upline_code))) return LEFT;
      if ((await isKnownNow(db, draft)) || (await store.hasPayingTwin(db, draft)))
        return kept(`An account with this email or ${taxLabel(draft)} exists by now`);
      if (print === null) return undefined;
      const taken = await takenToday(db, { kind: 'Registration', print, day: today });
      return taken >= MOST_OF_A_CARD ? CARD_USED : undefined;
    },

    /** Called once for each payment: makes the associate, or refunds the payment. */
    async onPaid(context: Context, payment: CardPayment): Promise<void> {
      const { db, now } = context;
      const draft = await lockPayer(db, payment);
      if (draft?.status !== 'Open')
        return payBack(context, payment, draft, 'The registration was not open any more');
      if (missingBefore(draft, 'payment'))
        return payBack(context, payment, draft, 'The registration was changed while the card was charged');
      if (await isKnownNow(db, draft))
        return payBack(context, payment, draft, 'The person had become known meanwhile');
      const code = await joins.join(context, draft);
      await writePayment(db, payment.id, { payer_code: code, updated_at: now });
    },

    /** Needs no notice: the page of the registration shows it. */
    async onFailed(): Promise<void> {},

    /** After a refund the home office decides whether the account stays, unless it was closed together with the refund (R-REG-06). */
    async onRefunded(context: Context, { id }: CardPayment): Promise<void> {
      const payment = await lockPayment(context.db, id);
      const code = payment?.payer_code ?? null;
      if (code === null) return;
      const isClosed = await store.isCooledOff(context.db, code);
      await send(context, REGISTRATION_OFFICE_MESSAGES['registration-refunded'], {
        to: isClosed ? [] : await adminsWith(context.db, 'associates.manage'),
        values: { code },
        link: `/associates/${code}`,
        about: `card_payment:${id}`,
      });
      audit.record(context, {
        action: 'update',
        entity: 'associate',
        entityId: code,
        entityLabel: code,
        ownerCode: code,
        changes: [{ field: 'Membership Fee', old: 'Paid', new: 'Refunded' }],
      });
    },
  };
}
