import { maskEmail, maskPhone } from '@upline/domain';
import { messageSender } from '../notifications/send-messages.ts';
import type { MessageTemplate, ValuesOf } from '../platform/messages/message-templates.ts';
import type { Context } from '../platform/operation/operation.ts';
import type { Platform } from '../platform/platform.ts';
import { PHONE_MESSAGES, SECURITY_MESSAGES } from './sessions.messages.ts';

interface Recipient {
  readonly code: string;
  readonly email: string;
  readonly first_name: string;
  readonly kind: string;
}

/** Administrators are not paid. */
const held = ({ kind }: Recipient) =>
  kind === 'Associate' ? 'To protect your pay, changes of payout information are held for 24 hours.' : '';

/**
 * Tells people of the safety of their account (domain.md 8.1), by mail and in the app, whatever they chose. The mail goes to the
 * address that is given, which may be a former or a future one.
 */
export function securityMails({ messages }: Pick<Platform, 'messages'>) {
  const { mail, inApp, text } = messageSender({ messages });

  async function tell<Names extends string>(
    context: Context,
    template: MessageTemplate<Names>,
    to: Recipient,
    values: ValuesOf<NoInfer<Names>>,
  ): Promise<void> {
    await mail(context, template as MessageTemplate, { to, values });
    await inApp(context, template as MessageTemplate, { to: to.code, values, about: `account:${to.code}` });
  }

  return {
    newDevice: (context: Context, to: Recipient, device: string) =>
      tell(context, SECURITY_MESSAGES['new-device'], to, { device, address: context.ip }),
    passwordChanged: (context: Context, to: Recipient) =>
      tell(context, SECURITY_MESSAGES['password-changed'], to, {}),
    recoveryCodeUsed: (context: Context, to: Recipient, left: number) =>
      tell(context, SECURITY_MESSAGES['recovery-code-used'], to, { address: context.ip, left: String(left) }),
    /** `what` is a whole sentence about what changed. */
    secondStepChanged: (context: Context, to: Recipient, what: string) =>
      tell(context, SECURITY_MESSAGES['second-step-changed'], to, { what, held: held(to) }),
    recoveryCodesRenewed: (context: Context, to: Recipient) =>
      tell(context, SECURITY_MESSAGES['recovery-codes-renewed'], to, {}),
    emailChangeAsked: (context: Context, to: Recipient, email: string) =>
      tell(context, SECURITY_MESSAGES['email-change-asked'], to, { email: maskEmail(email) }),
    emailChangeByOffice: (context: Context, to: Recipient, email: string) =>
      tell(context, SECURITY_MESSAGES['email-change-by-office'], to, { email: maskEmail(email) }),
    confirmEmail: (context: Context, to: Recipient, link: string) =>
      mail(context, SECURITY_MESSAGES['email-change'], { to, values: { link } }),
    /** Goes to the old and to the new address (R-ACC-01). */
    emailChanged: (context: Context, to: Recipient, email: string) =>
      tell(context, SECURITY_MESSAGES['email-changed'], to, { email: maskEmail(email), held: held(to) }),
    phoneChanged: (context: Context, to: Recipient, phone: string) =>
      tell(context, SECURITY_MESSAGES['phone-changed'], to, { phone: maskPhone(phone), held: held(to) }),
    /** The same to a number that got codes before (R-ACC-01). */
    phoneChangedText: (context: Context, to: string, phone: string) =>
      text(context, PHONE_MESSAGES['phone-changed-text'], { to, values: { phone: maskPhone(phone) } }),
    /** Part of the record was changed: by mail, and by text to a phone that gets codes (R-ACC-01). `what` ends the sentence. */
    recordChanged: async (
      context: Context,
      to: Recipient & { readonly phone: string | null; readonly phone_verified_at: Date | null },
      what: string,
    ) => {
      await tell(context, SECURITY_MESSAGES['record-changed'], to, { what });
      if (to.phone && to.phone_verified_at)
        await text(context, PHONE_MESSAGES['record-changed-text'], { to: to.phone, values: { what } });
    },
    lockout: (context: Context, to: Recipient) => tell(context, SECURITY_MESSAGES.lockout, to, {}),
  };
}
