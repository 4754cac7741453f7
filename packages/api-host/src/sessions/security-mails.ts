import type { Context } from '../platform/operation.ts';
import type { Platform } from '../platform/platform.ts';

interface Recipient {
  readonly email: string;
  readonly first_name: string;
}

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
    lockout: (context: Context, to: Recipient) =>
      send(context, to, 'lockout', 'Sign-in to your Upline account is paused', [
        'There were several failed attempts to sign in to your account, so signing in is paused for 15 minutes.',
        'A device you asked us to remember can still sign in. If the attempts were not yours, choose a new password.',
      ]),
  };
}
