import { formatDate, partnerOf, taxLabel } from '@upline/domain';
import { messageSender } from '../notifications/send-messages.ts';
import type { MessageTemplate, ValuesOf } from '../platform/messages/message-templates.ts';
import type { Context } from '../platform/operation/operation.ts';
import type { Platform } from '../platform/platform.ts';
import { companyDay } from '../platform/time/company-time.ts';
import { hashSecret, randomToken } from '../sessions/secrets.ts';
import { REGISTRATION_MESSAGES } from './registrations.messages.ts';
import { registrationNumber, writeDraft } from './registrations.store.ts';
import type { Draft } from './registrations.tables.ts';

type Sending = Pick<Context, 'db' | 'now'>;

/** Mails to people who register (domain.md 8.1). They contain no tax identifier, and only the link of the latest mail works. */
export function registrationMails({ config, messages }: Pick<Platform, 'config' | 'messages'>) {
  const { mail } = messageSender({ messages });

  async function linkOf({ db }: Sending, { id }: Draft): Promise<string> {
    const link = randomToken();
    await writeDraft(db, id, { link_hash: hashSecret(config, 'registration-link', link) });
    return `${config.portalUrl}/register/resume/${link}`;
  }

  const until = ({ expires_at }: Draft) => formatDate(companyDay(expires_at));

  /** Mails it to the person who registers. Every mail ends with the partner, where the person came through one. */
  async function send<Names extends string>(
    context: Sending,
    draft: Draft,
    template: MessageTemplate<Names | 'partner'>,
    values: ValuesOf<NoInfer<Names>>,
  ): Promise<void> {
    if (draft.email === null) return;
    const partner = partnerOf(draft.channel);
    await mail(context, template as MessageTemplate, {
      to: { email: draft.email, first_name: draft.personal?.first_name ?? '' },
      values: { ...values, partner: partner === null ? '' : `You came to Upline through ${partner}.` },
    });
  }

  const linked = async (context: Sending, draft: Draft) => ({
    link: await linkOf(context, draft),
    until: until(draft),
  });

  return {
    /** Sent after the personal step: the link with which the person can resume on any device (R-REG-01). */
    async saved(context: Sending, draft: Draft): Promise<void> {
      await send(context, draft, REGISTRATION_MESSAGES['registration-saved'], {
        number: registrationNumber(draft),
        ...(await linked(context, draft)),
      });
    },

    /** Sent when nothing was entered for a day. */
    async abandoned(context: Sending, draft: Draft): Promise<void> {
      const key = draft.status === 'Paid' ? 'registration-abandoned-paid' : 'registration-abandoned';
      await send(context, draft, REGISTRATION_MESSAGES[key], {
        number: registrationNumber(draft),
        ...(await linked(context, draft)),
      });
    },

    /** The fee is paid and the account exists (domain.md 8.1). */
    async welcome(context: Sending, draft: Draft, code: string): Promise<void> {
      await send(context, draft, REGISTRATION_MESSAGES['registration-paid'], {
        code,
        ...(await linked(context, draft)),
      });
    },

    /** Sent when the fee is refunded within the cooling-off period, which ends the membership (R-REG-06). */
    async cooledOff(context: Sending, draft: Draft): Promise<void> {
      await send(context, draft, REGISTRATION_MESSAGES['registration-cooled-off'], {
        number: registrationNumber(draft),
      });
    },

    /** Sent when the home office reviews the registration before it can continue (R-REG-03). */
    async inReview(context: Sending, draft: Draft): Promise<void> {
      await send(context, draft, REGISTRATION_MESSAGES['registration-review'], {
        number: registrationNumber(draft),
      });
    },

    /** The account that somebody had before is theirs again (R-REG-03). */
    async reopened(context: Sending, draft: Draft): Promise<void> {
      await send(context, draft, REGISTRATION_MESSAGES['registration-reopened'], {
        number: registrationNumber(draft),
        sign_in: `${config.portalUrl}/login`,
      });
    },

    /** The identifier belongs to somebody else, so it may be a slip (R-REG-03). */
    async askAgain(context: Sending, draft: Draft): Promise<void> {
      await send(context, draft, REGISTRATION_MESSAGES['registration-ask-again'], {
        tax: taxLabel(draft),
        number: registrationNumber(draft),
        ...(await linked(context, draft)),
      });
    },

    async refused(context: Sending, draft: Draft): Promise<void> {
      await send(context, draft, REGISTRATION_MESSAGES['registration-refused'], {
        number: registrationNumber(draft),
      });
    },

    /** The home office has decided about the promised level (R-LVL-05). */
    async guaranteeDecided(context: Sending, draft: Draft, level: string): Promise<void> {
      const values = { level, number: registrationNumber(draft), ...(await linked(context, draft)) };
      if (draft.guarantee_status === 'Approved')
        await send(context, draft, REGISTRATION_MESSAGES['registration-guarantee-approved'], values);
      else
        await send(context, draft, REGISTRATION_MESSAGES['registration-guarantee-refused'], {
          ...values,
          reason: String(draft.guarantee_reason),
        });
    },

    /** Sent when a payment arrived for a registration that can no longer become an account; it is refunded in full. */
    async paidBack(context: Sending, draft: Draft): Promise<void> {
      await send(context, draft, REGISTRATION_MESSAGES['registration-paid-back'], {
        number: registrationNumber(draft),
      });
    },
  };
}
