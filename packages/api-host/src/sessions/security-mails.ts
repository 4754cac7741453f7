import { maskEmail, maskPhone } from '@upline/domain';
import type { Context } from '../platform/operation/operation.ts';
import type { Platform } from '../platform/platform.ts';

interface Recipient {
  readonly email: string;
  readonly first_name: string;
  readonly kind: string;
}

/** Administrators are not paid. */
const held = ({ kind }: Recipient) =>
  kind === 'Associate' ? ['To protect your pay, changes of payout information are held for 24 hours.'] : [];
const NOT_YOU = 'If this was not you, reset your password at once and contact support.';

/** Mails about the safety of an account (domain.md 8.1): they ignore preferences and name no client or bank data. */
export function securityMails({ messages }: Pick<Platform, 'messages'>) {
  const send = (context: Context, to: Recipient, kind: string, subject: string, lines: readonly string[]) =>
    messages.send(context, {
      channel: 'Email',
      to: to.email,
      kind,
      subject,
      text: [`Hello ${to.first_name},`, ...lines].join('\n\n'),
    });
  return {
    newDevice: (context: Context, to: Recipient, device: string) =>
      send(context, to, 'new-device', 'New sign-in to your Upline account', [
        `Your account was signed in to from a device we have not seen before: ${device}, address ${context.ip}.`,
        NOT_YOU,
      ]),
    passwordChanged: (context: Context, to: Recipient) =>
      send(context, to, 'password-changed', 'Your Upline password was changed', [
        'The password of your account was changed, and every other session was signed out.',
        NOT_YOU,
      ]),
    recoveryCodeUsed: (context: Context, to: Recipient, left: number) =>
      send(context, to, 'recovery-code-used', 'A recovery code of your Upline account was used', [
        `Your account was opened by a recovery code, address ${context.ip}. Codes left: ${left}.`,
        NOT_YOU,
      ]),
    /** `what` is a whole sentence about what changed. */
    secondStepChanged: (context: Context, to: Recipient, what: string) =>
      send(context, to, 'second-step-changed', 'The second step of your Upline sign-in was changed', [
        what,
        ...held(to),
        NOT_YOU,
      ]),
    recoveryCodesRenewed: (context: Context, to: Recipient) =>
      send(context, to, 'recovery-codes-renewed', 'Your Upline recovery codes were replaced', [
        'New recovery codes were made for your account. The ones before no longer work.',
        NOT_YOU,
      ]),
    emailChangeAsked: (context: Context, to: Recipient, email: string) =>
      send(context, to, 'email-change-asked', 'A new email for your Upline account', [
        `Somebody signed in as you asked to change the email of your account to ${maskEmail(email)}. It changes once the new address is confirmed, within 24 hours.`,
        NOT_YOU,
      ]),
    emailChangeByOffice: (context: Context, to: Recipient, email: string) =>
      send(context, to, 'email-change-asked', 'A new email for your Upline account', [
        `The home office asked to change the email of your account to ${maskEmail(email)}. It changes once the new address is confirmed, within 24 hours.`,
        'If you did not ask the home office for it, contact support.',
      ]),
    confirmEmail: (context: Context, to: Recipient, link: string) =>
      send(context, to, 'email-change', 'Confirm your Upline email', [
        `Confirm that this is your email:\n\n${link}`,
        'The link is good for 24 hours and once. If you did not ask for it, ignore this mail.',
      ]),
    /** Goes to the old and to the new address (R-ACC-01). */
    emailChanged: (context: Context, to: Recipient, email: string) =>
      send(context, to, 'email-changed', 'The email of your Upline account was changed', [
        `The email of your account is now ${maskEmail(email)}.`,
        ...held(to),
        NOT_YOU,
      ]),
    phoneChanged: (context: Context, to: Recipient, phone: string) =>
      send(context, to, 'phone-changed', 'The phone of your Upline account was changed', [
        `The phone of your account is now ${maskPhone(phone)}.`,
        ...held(to),
        NOT_YOU,
      ]),
    /** The same to a number that got codes before (R-ACC-01). */
    phoneChangedText: (context: Context, to: string, phone: string) =>
      messages.send(context, {
        channel: 'SMS',
        to,
        kind: 'phone-changed',
        text: `The phone of your Upline account is now ${maskPhone(phone)}. ${NOT_YOU}`,
      }),
    /** Part of the record was changed: by mail, and by text to a phone that gets codes (R-ACC-01). `what` ends the sentence. */
    recordChanged: async (
      context: Context,
      to: Recipient & { readonly phone: string | null; readonly phone_verified_at: Date | null },
      what: string,
    ) => {
      const sentence = `The ${what} of your Upline account was changed.`;
      await send(context, to, 'record-changed', `The ${what} of your Upline account was changed`, [
        sentence,
        NOT_YOU,
      ]);
      if (to.phone && to.phone_verified_at)
        await messages.send(context, {
          channel: 'SMS',
          to: to.phone,
          kind: 'record-changed',
          text: `${sentence} ${NOT_YOU}`,
        });
    },
    lockout: (context: Context, to: Recipient) =>
      send(context, to, 'lockout', 'Sign-in to your Upline account is paused', [
        'There were several failed attempts to sign in to your account, so signing in is paused for 15 minutes.',
        'A device you asked us to remember can still sign in. If the attempts were not yours, choose a new password.',
      ]),
  };
}
