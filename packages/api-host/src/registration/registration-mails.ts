import { formatDate, partnerOf, taxLabel } from '@upline/domain';
import type { Context } from '../platform/operation/operation.ts';
import type { Platform } from '../platform/platform.ts';
import { companyDay } from '../platform/time/company-time.ts';
import { hashSecret, randomToken } from '../sessions/secrets.ts';
import { registrationNumber, writeDraft } from './registrations.store.ts';
import type { Draft } from './registrations.tables.ts';

type Sending = Pick<Context, 'db' | 'now'>;

/** Mails to people who register (domain.md 8.1). They contain no tax identifier, and only the link of the latest mail works. */
export function registrationMails({ config, messages }: Pick<Platform, 'config' | 'messages'>) {
  async function linkOf({ db }: Sending, { id }: Draft): Promise<string> {
    const link = randomToken();
    await writeDraft(db, id, { link_hash: hashSecret(config, 'registration-link', link) });
    return `${config.portalUrl}/register/resume/${link}`;
  }

  async function send(
    context: Sending,
    draft: Draft,
    { kind, subject, lines }: { kind: string; subject: string; lines: readonly string[] },
  ): Promise<void> {
    if (draft.email === null) return;
    const partner = partnerOf(draft.channel);
    await messages.send(context, {
      channel: 'Email',
      to: draft.email,
      kind,
      subject,
      text: [
        `Hello ${draft.personal?.first_name ?? ''},`,
        ...lines,
        ...(partner === null ? [] : [`You came to Upline through ${partner}.`]),
      ].join('\n\n'),
    });
  }

  const until = ({ expires_at }: Draft) => formatDate(companyDay(expires_at));

  return {
    /** Sent after the personal step: the link with which the person can resume on any device (R-REG-01). */
    async saved(context: Sending, draft: Draft): Promise<void> {
      await send(context, draft, {
        kind: 'registration-saved',
        subject: 'Your Upline registration is saved',
        lines: [
          `Your registration ${registrationNumber(draft)} is saved. You can continue on any device with this link:`,
          await linkOf(context, draft),
          `The link is good until ${until(draft)}.`,
        ],
      });
    },

    /** Sent when nothing was entered for a day. */
    async abandoned(context: Sending, draft: Draft): Promise<void> {
      const isPaid = draft.status === 'Paid';
      await send(context, draft, {
        kind: 'registration-abandoned',
        subject: isPaid
          ? 'One step is left of your Upline registration'
          : 'Your Upline registration waits for you',
        lines: [
          isPaid
            ? 'Your fee is paid. Choose your username and password with this link:'
            : `Your registration ${registrationNumber(draft)} is not finished. Continue with this link:`,
          await linkOf(context, draft),
          `The link is good until ${until(draft)}.`,
        ],
      });
    },

    /** The fee is paid and the account exists (domain.md 8.1). */
    async welcome(context: Sending, draft: Draft, code: string): Promise<void> {
      await send(context, draft, {
        kind: 'registration-paid',
        subject: 'Welcome to Upline',
        lines: [
          `Your fee is paid, and you are an associate now. Your code is ${code}.`,
          'If you have not chosen your username and password yet, do it with this link:',
          await linkOf(context, draft),
          `The link is good until ${until(draft)}.`,
        ],
      });
    },

    /** Sent when the fee is refunded within the cooling-off period, which ends the membership (R-REG-06). */
    async cooledOff(context: Sending, draft: Draft): Promise<void> {
      await send(context, draft, {
        kind: 'registration-cooled-off',
        subject: 'Your Upline membership has ended',
        lines: [
          `Your membership fee of registration ${registrationNumber(draft)} goes back to your card. Banks take up to ten days.`,
          'Your account is closed, and what you have signed is revoked.',
        ],
      });
    },

    /** Sent when the home office reviews the registration before it can continue (R-REG-03). */
    async inReview(context: Sending, draft: Draft): Promise<void> {
      await send(context, draft, {
        kind: 'registration-review',
        subject: 'Your Upline registration is under review',
        lines: [
          `The home office reviews your registration ${registrationNumber(draft)} and will write to you. You need not do anything.`,
        ],
      });
    },

    /** The account that somebody had before is theirs again (R-REG-03). */
    async reopened(context: Sending, draft: Draft): Promise<void> {
      await send(context, draft, {
        kind: 'registration-reopened',
        subject: 'Your former Upline account is open again',
        lines: [
          `You have been with us before, so your registration ${registrationNumber(draft)} ends here and your former account is open again. Sign in with the email or username you had then:`,
          `${config.portalUrl}/login`,
          'You will be asked to sign the agreement. If you do not know your password any more, choose "Forgot password", or contact support.',
        ],
      });
    },

    /** The identifier belongs to somebody else, so it may be a slip (R-REG-03). */
    async askAgain(context: Sending, draft: Draft): Promise<void> {
      await send(context, draft, {
        kind: 'registration-ask-again',
        subject: `Your ${taxLabel(draft)} is needed again`,
        lines: [
          `Please check the ${taxLabel(draft)} of your registration ${registrationNumber(draft)} and enter it again with this link:`,
          await linkOf(context, draft),
          `The link is good until ${until(draft)}.`,
        ],
      });
    },

    async refused(context: Sending, draft: Draft): Promise<void> {
      await send(context, draft, {
        kind: 'registration-refused',
        subject: 'Your Upline registration was not accepted',
        lines: [
          `The home office has reviewed your registration ${registrationNumber(draft)} and did not accept it. Nothing was charged. Contact support if you have questions.`,
        ],
      });
    },

    /** The home office has decided about the promised level (R-LVL-05). */
    async guaranteeDecided(context: Sending, draft: Draft, level: string): Promise<void> {
      const isApproved = draft.guarantee_status === 'Approved';
      await send(context, draft, {
        kind: 'registration-guarantee',
        subject: isApproved ? 'Your guaranteed level is approved' : 'Your guaranteed level was not approved',
        lines: [
          isApproved
            ? `You join as ${level}, and your level never falls below it. Continue your registration ${registrationNumber(draft)} with this link:`
            : `The home office has not approved the level ${level}: ${draft.guarantee_reason}. You can continue your registration ${registrationNumber(draft)} without it with this link:`,
          await linkOf(context, draft),
          `The link is good until ${until(draft)}.`,
        ],
      });
    },

    /** Sent when a payment arrived for a registration that can no longer become an account; it is refunded in full. */
    async paidBack(context: Sending, draft: Draft): Promise<void> {
      await send(context, draft, {
        kind: 'registration-paid-back',
        subject: 'Your Upline registration could not be completed',
        lines: [
          `Your registration ${registrationNumber(draft)} could not be completed. The whole fee goes back to your card. Contact support to continue.`,
        ],
      });
    },
  };
}
