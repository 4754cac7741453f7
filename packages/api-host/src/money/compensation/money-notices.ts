import { type Currency, formatMoney } from '@upline/domain';
import { messageSender } from '../../notifications/send-messages.ts';
import type { Context } from '../../platform/operation/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CompensationLineRow } from './compensation.tables.ts';
import { MONEY_MESSAGES } from './money.messages.ts';
import type { NewLine } from './posting/lines.store.ts';

type Named = { readonly id: string; readonly policy_number: string };

/** Notices to people about their money (domain.md 8.1), in the caller's transaction. */
export function moneyNotices({ messages }: Pick<Platform, 'messages'>) {
  const { sendEach } = messageSender({ messages });

  /** Sends each person one notice about all their amounts. */
  function perPerson(lines: readonly { readonly associate_code: string; readonly cents: number }[]) {
    const people = Map.groupBy(lines, ({ associate_code }) => associate_code);
    return [...people].map(([to, own]) => ({ to, cents: own.reduce((sum, { cents }) => sum + cents, 0) }));
  }

  const numberOf = ({ policy_number }: Named) => `••••${policy_number.slice(-4)}`;

  return {
    /** Lines that wait in escrow; each person gets a notice about their own lines only. */
    async escrowCreated(
      context: Context,
      policy: Named & { readonly currency: Currency },
      lines: readonly NewLine[],
    ): Promise<void> {
      const held = lines
        .filter(({ status }) => status === 'Escrow')
        .map(({ associate_code, amount_cents }) => ({ associate_code, cents: amount_cents }));
      await sendEach(
        context,
        MONEY_MESSAGES['escrow-created'],
        perPerson(held).map(({ to, cents }) => ({
          to,
          values: { amount: formatMoney(cents, policy.currency), policy: numberOf(policy) },
          link: '/payments/compensations',
          about: `policy:${policy.id}`,
        })),
      );
    },

    /** A line that was to be paid waits in escrow. */
    async escrowHeld(context: Context, line: CompensationLineRow): Promise<void> {
      await sendEach(context, MONEY_MESSAGES['escrow-held'], [
        {
          to: line.associate_code,
          values: { amount: formatMoney(line.amount_cents - line.charged_cents, line.currency) },
          link: `/payments/compensations/${line.id}`,
          about: `compensation:${line.id}`,
        },
      ]);
    },

    /** Lines left escrow and will be paid. */
    async escrowReleased(context: Context, lines: readonly CompensationLineRow[]): Promise<void> {
      await sendEach(
        context,
        MONEY_MESSAGES['escrow-released'],
        lines.map((line) => ({
          to: line.associate_code,
          values: { amount: formatMoney(line.amount_cents - line.charged_cents, line.currency) },
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
      const noticeOf = (cents: number) => ({
        values: { amount: formatMoney(cents, policy.currency), policy: numberOf(policy) },
        link: '/payments/training-escrows',
        about: `policy:${policy.id}`,
      });
      const lost = lines.reduce((sum, line) => sum + line.amount_cents - line.charged_cents, 0);
      await sendEach(context, MONEY_MESSAGES['escrow-reverted'], [{ ...noticeOf(lost), to: trainee }]);
      await sendEach(
        context,
        MONEY_MESSAGES['escrow-reverted-writer'],
        perPerson(
          to.map(({ associate_code, amount_cents }) => ({ associate_code, cents: amount_cents })),
        ).map((own) => ({ ...noticeOf(own.cents), to: own.to })),
      );
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
      await sendEach(
        context,
        MONEY_MESSAGES['chargeback-posted'],
        perPerson(lines).map(({ to, cents }) => ({
          to,
          values: { reason, amount: formatMoney(cents, policy.currency), policy: numberOf(policy) },
          link: '/payments/chargebacks',
          about: `policy:${policy.id}`,
        })),
      );
    },
  };
}
