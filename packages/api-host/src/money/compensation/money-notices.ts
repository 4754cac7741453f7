import { type Currency, formatMoney } from '@upline/domain';
import { notify } from '../../notifications/notify.ts';
import type { Context } from '../../platform/operation/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CompensationLineRow } from './compensation.tables.ts';
import { mailAddresses } from './money-notices.store.ts';
import type { NewLine } from './posting/lines.store.ts';

export interface MoneyNotice {
  readonly to: string;
  /** Event of domain.md 8.1 in kebab case. */
  readonly type: string;
  readonly title: string;
  /** In the app only; mails hold neither amounts nor names of clients (R-NTF-01). */
  readonly body: string;
  readonly link: string;
  readonly about: string;
}

type Named = { readonly id: string; readonly policy_number: string };

/** How mails about money leave, and the addresses in them. */
export interface MoneyMail extends Pick<Platform, 'messages'> {
  readonly config: Pick<Platform['config'], 'portalUrl' | 'adminUrl'>;
}

/** Notices to people about their money (domain.md 8.1), in the caller's transaction. */
export function moneyNotices({ messages, config }: MoneyMail) {
  /** Sends the notice in the app and by mail. With `must` it also reaches people who chose not to get mail. */
  async function send(
    context: Pick<Context, 'db' | 'now'>,
    notices: readonly MoneyNotice[],
    { must = false }: { must?: boolean } = {},
  ): Promise<void> {
    if (notices.length === 0) return;
    for (const notice of notices) await notify(context, notice);
    const addresses = await mailAddresses(context.db, [...new Set(notices.map(({ to }) => to))], must);
    for (const { to, type, title, link } of notices) {
      const person = addresses.find(({ code }) => code === to);
      if (!person) continue;
      const url = person.kind === 'Associate' ? config.portalUrl : config.adminUrl;
      await messages.send(context, {
        channel: 'Email',
        to: person.email,
        kind: type,
        subject: title,
        text: `${title}. Sign in to see it:\n\n${url}${link}`,
      });
    }
  }

  /** Sends each person one notice about all their amounts. */
  function perPerson(lines: readonly { readonly associate_code: string; readonly cents: number }[]) {
    const people = Map.groupBy(lines, ({ associate_code }) => associate_code);
    return [...people].map(([to, own]) => ({ to, cents: own.reduce((sum, { cents }) => sum + cents, 0) }));
  }

  return {
    send,

    /** Lines that wait in escrow; each person gets a notice about their own lines only. */
    async escrowCreated(
      context: Context,
      policy: Named & { readonly currency: Currency },
      lines: readonly NewLine[],
    ): Promise<void> {
      const held = lines
        .filter(({ status }) => status === 'Escrow')
        .map(({ associate_code, amount_cents }) => ({ associate_code, cents: amount_cents }));
      await send(
        context,
        perPerson(held).map(({ to, cents }) => ({
          to,
          type: 'escrow-created',
          title: 'Compensation is held in escrow',
          body: `${formatMoney(cents, policy.currency)} of policy ••••${policy.policy_number.slice(-4)} waits in escrow.`,
          link: '/payments/compensations',
          about: `policy:${policy.id}`,
        })),
      );
    },

    /** Lines left escrow and will be paid. */
    async escrowReleased(context: Context, lines: readonly CompensationLineRow[]): Promise<void> {
      await send(
        context,
        lines.map((line) => ({
          to: line.associate_code,
          type: 'escrow-released',
          title: 'Compensation was released from escrow',
          body: `${formatMoney(line.amount_cents - line.charged_cents, line.currency)} will be paid with the next pay run.`,
          link: `/payments/compensations/${line.id}`,
          about: `compensation:${line.id}`,
        })),
      );
    },

    /**
     * A training line went to the writing associate; trainee and writer each get a notice about their own amount only.
     */
    async escrowReverted(
      context: Context,
      policy: Named & { readonly currency: Currency },
      {
        trainee,
        lines,
        to,
      }: { trainee: string; lines: readonly CompensationLineRow[]; to: readonly NewLine[] },
    ): Promise<void> {
      const shared = {
        type: 'escrow-reverted',
        title: 'Training escrow was reverted',
        link: '/payments/training-escrows',
        about: `policy:${policy.id}`,
      };
      const number = `••••${policy.policy_number.slice(-4)}`;
      const lost = lines.reduce((sum, line) => sum + line.amount_cents - line.charged_cents, 0);
      await send(context, [
        {
          ...shared,
          to: trainee,
          body: `${formatMoney(lost, policy.currency)} of policy ${number} went to the writing associate.`,
        },
        ...perPerson(
          to.map(({ associate_code, amount_cents }) => ({ associate_code, cents: amount_cents })),
        ).map((own) => ({
          ...shared,
          to: own.to,
          body: `${formatMoney(own.cents, policy.currency)} of policy ${number} went to you.`,
        })),
      ]);
    },

    /**
     * A policy ended or changed and took money back. Each person learns their own amount only, whatever their
     * preferences.
     */
    async charged(
      context: Context,
      policy: Named & { readonly currency: Currency },
      reason: string,
      lines: readonly { readonly associate_code: string; readonly cents: number }[],
    ): Promise<void> {
      await send(
        context,
        perPerson(lines).map(({ to, cents }) => ({
          to,
          type: 'chargeback-posted',
          title: 'A chargeback was posted',
          body: `${reason}: ${formatMoney(cents, policy.currency)} of policy ••••${policy.policy_number.slice(-4)} is charged back.`,
          link: '/payments/chargebacks',
          about: `policy:${policy.id}`,
        })),
        { must: true },
      );
    },
  };
}
