import { notify } from '../notifications/notify.ts';
import { adminsWith } from '../notifications/recipients.store.ts';
import type { Context } from '../platform/operation/operation.ts';
import type { Platform } from '../platform/platform.ts';
import { numberText, payerContact } from './card-payments.store.ts';
import type { CardPayment } from './cards.tables.ts';

type NoticePayment = Pick<CardPayment, 'id' | 'number' | 'payer_code' | 'description' | 'due_on'>;

interface Words {
  readonly type: string;
  readonly title: string;
  readonly body: string;
}

/** Notices about card payments (domain.md 8.1). They carry neither amounts nor card data, because they are also mailed (R-NTF-01). */
export function cardNotices({ messages, config }: Pick<Platform, 'messages' | 'config'>) {
  /** Notifies an associate in the app and by mail. A payer without an account gets mail from the area that asked for the payment. */
  async function notifyPayer(
    context: Context,
    payment: NoticePayment,
    { type, title, body }: Words,
  ): Promise<void> {
    const { payer_code: to } = payment;
    if (to === null) return;
    const link = '/account/purchase-history';
    await notify(context, { to, type, title, body, link, about: `card_payment:${payment.id}` });
    const person = await payerContact(context.db, to);
    if (!person?.notification_channels.includes('Email')) return;
    await messages.send(context, {
      channel: 'Email',
      to: person.email,
      kind: type,
      subject: title,
      text: `Hello ${person.first_name},\n\n${body}\n\n${config.portalUrl}${link}`,
    });
  }
  /** Notifies an associate of something that is mailed whatever channels the associate has chosen. */
  async function notifyAssociate(
    context: Context,
    to: string,
    { type, title, body, link, about }: Words & { readonly link: string; readonly about: string },
  ): Promise<void> {
    await notify(context, { to, type, title, body, link, about });
    const person = await payerContact(context.db, to);
    if (!person) return;
    await messages.send(context, {
      channel: 'Email',
      to: person.email,
      kind: type,
      subject: title,
      text: `Hello ${person.first_name},\n\n${body}\n\n${config.portalUrl}${link}`,
    });
  }
  const named = ({ number, description }: NoticePayment) => `${numberText(number)}, ${description}`;
  return {
    notifyPayer,
    notifyAssociate,
    paid: (context: Context, payment: NoticePayment) =>
      notifyPayer(context, payment, {
        type: 'card-paid',
        title: 'Payment received',
        body: `We received your payment ${named(payment)}. The receipt is in your purchase history.`,
      }),
    failed: (context: Context, payment: NoticePayment & { readonly failure: string | null }) =>
      notifyPayer(context, payment, {
        type: 'card-failed',
        title: 'Payment failed',
        body: `Your payment ${named(payment)} failed. ${payment.failure ?? 'The card was declined'}. Pay again from your purchase history.`,
      }),
    refunded: (context: Context, payment: NoticePayment) =>
      notifyPayer(context, payment, {
        type: 'card-refunded',
        title: 'Payment refunded',
        body: `Money of your payment ${named(payment)} goes back to your card. Banks take up to ten days.`,
      }),
    /** The office has to find another way; the payer hears of it where a notice has promised the money. */
    async refundFailed(
      context: Context,
      payment: NoticePayment,
      { wasTold }: { readonly wasTold: boolean },
    ): Promise<void> {
      if (wasTold)
        await notifyPayer(context, payment, {
          type: 'card-refund-failed',
          title: 'Refund failed',
          body: `The refund of your payment ${named(payment)} could not be sent to your card. The home office gives it back in another way.`,
        });
      for (const to of await adminsWith(context.db, 'payments.manage'))
        await notify(context, {
          to,
          type: 'card-refund-failed',
          title: `Refund of ${numberText(payment.number)} failed`,
          body: `The refund of the payment ${named(payment)} did not reach the card. Try again, or give it back in another way.`,
          link: `/card-payments/${payment.id}`,
          about: `card_payment:${payment.id}`,
        });
    },
    async disputed(context: Context, payment: NoticePayment, status: 'Open' | 'Won' | 'Lost') {
      const word =
        status === 'Open' ? 'is disputed' : status === 'Won' ? 'is no longer disputed' : 'was lost';
      await notifyPayer(context, payment, {
        type: 'card-disputed',
        title: `Payment ${word}`,
        body: `Your payment ${named(payment)} ${word} at the bank that issued the card.`,
      });
      for (const to of await adminsWith(context.db, 'payments.manage'))
        await notify(context, {
          to,
          type: 'card-disputed',
          title: `Card payment ${numberText(payment.number)} ${word}`,
          body: `The payment ${named(payment)} ${word} at the bank that issued the card.`,
          link: `/card-payments/${payment.id}`,
          about: `card_payment:${payment.id}`,
        });
    },
  };
}
