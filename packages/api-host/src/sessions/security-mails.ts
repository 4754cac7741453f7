import { maskEmail, maskPhone } from '@upline/domain';
import { messageSender } from '../notifications/send-messages.ts';
import type { Context } from '../platform/operation/operation.ts';
import type { Platform } from '../platform/platform.ts';
import { PHONE_MESSAGES, SECURITY_MESSAGES } from './sessions.messages.ts';

interface Recipient {
  readonly email: string;
  readonly first_name: string;
  readonly kind: string;
}

/** Administrators are not paid. */
const held = ({ kind }: Recipient) =>
  kind === 'Associate' ? 'To protect your pay, changes of payout information are held for 24 hours.' : '';

/** Mails about the safety of an account (domain.md 8.1): they ignore preferences and name no client or bank data. */
export function securityMails({ messages }: Pick<Platform, 'messages'>) {
  const { mail, text } = messageSender({ messages });
  return {
    newDevice: (context: Context, to: Recipient, device: string) =>
      mail(context, SECURITY_MESSAGES['new-device'], { to, values: { device, address: context.ip } }),
    passwordChanged: (context: Context, to: Recipient) =>
      mail(context, SECURITY_MESSAGES['password-changed'], { to }),
    recoveryCodeUsed: (context: Context, to: Recipient, left: number) =>
      mail(context, SECURITY_MESSAGES['recovery-code-used'], {
        to,
        values: { address: context.ip, left: String(left) },
      }),
    /** `what` is a whole sentence about what changed. */
    secondStepChanged: (context: Context, to: Recipient, what: string) =>
      mail(context, SECURITY_MESSAGES['second-step-changed'], { to, values: { what, held: held(to) } }),
    recoveryCodesRenewed: (context: Context, to: Recipient) =>
      mail(context, SECURITY_MESSAGES['recovery-codes-renewed'], { to }),
    emailChangeAsked: (context: Context, to: Recipient, email: string) =>
      mail(context, SECURITY_MESSAGES['email-change-asked'], { to, values: { email: maskEmail(email) } }),
    emailChangeByOffice: (context: Context, to: Recipient, email: string) =>
      mail(context, SECURITY_MESSAGES['email-change-by-office'], { to, values: { email: maskEmail(email) } }),
    confirmEmail: (context: Context, to: Recipient, link: string) =>
      mail(context, SECURITY_MESSAGES['email-change'], { to, values: { link } }),
    /** Goes to the old and to the new address (R-ACC-01). */
    emailChanged: (context: Context, to: Recipient, email: string) =>
      mail(context, SECURITY_MESSAGES['email-changed'], {
        to,
        values: { email: maskEmail(email), held: held(to) },
      }),
    phoneChanged: (context: Context, to: Recipient, phone: string) =>
      mail(context, SECURITY_MESSAGES['phone-changed'], {
        to,
        values: { phone: maskPhone(phone), held: held(to) },
      }),
    /** The same to a number that got codes before (R-ACC-01). */
    phoneChangedText: (context: Context, to: string, phone: string) =>
      text(context, PHONE_MESSAGES['phone-changed-text'], { to, values: { phone: maskPhone(phone) } }),
    /** Part of the record was changed: by mail, and by text to a phone that gets codes (R-ACC-01). `what` ends the sentence. */
    recordChanged: async (
      context: Context,
      to: Recipient & { readonly phone: string | null; readonly phone_verified_at: Date | null },
      what: string,
    ) => {
      await mail(context, SECURITY_MESSAGES['record-changed'], { to, values: { what } });
      if (to.phone && to.phone_verified_at)
        await text(context, PHONE_MESSAGES['record-changed-text'], { to: to.phone, values: { what } });
    },
    lockout: (context: Context, to: Recipient) => mail(context, SECURITY_MESSAGES.lockout, { to }),
  };
}
