import { adminsWith } from '../notifications/recipients.store.ts';
import { messageSender } from '../notifications/send-messages.ts';
import type { Context } from '../platform/operation/operation.ts';
import type { Platform } from '../platform/platform.ts';
import { numberText } from './card-payments.store.ts';
import { CARD_MESSAGES, CARD_OFFICE_MESSAGES } from './cards.messages.ts';
import type { CardPayment } from './cards.tables.ts';

type NoticePayment = Pick<CardPayment, 'id' | 'number' | 'payer_code' | 'description' | 'due_on'>;

/** The page on which payers find their payments. */
export const PURCHASES_PAGE = '/account/purchase-history';

/** What of a payment its notices need, for notices that other areas send to its payer; nothing for payers without an account. */
export const toPayer = ({ id, payer_code }: Pick<CardPayment, 'id' | 'payer_code'>) => ({
  to: [payer_code],
  link: PURCHASES_PAGE,
  about: `card_payment:${id}`,
});

const DISPUTED = {
  Open: ['card-disputed', 'card-disputed-office'],
  Won: ['card-dispute-won', 'card-dispute-won-office'],
  Lost: ['card-dispute-lost', 'card-dispute-lost-office'],
} as const;

/**
 * Notices about card payments (domain.md 8.1). A payer without an account gets mail from the area that asked for the payment.
 */
export function cardNotices({ messages }: Pick<Platform, 'messages'>) {
  const { send } = messageSender({ messages });
  const named = ({ number, description }: NoticePayment) => `${numberText(number)}, ${description}`;

  const toOffice = async ({ db }: Context, { id }: NoticePayment) => ({
    to: await adminsWith(db, 'payments.manage'),
    link: `/card-payments/${id}`,
    about: `card_payment:${id}`,
  });

  return {
    paid: (context: Context, payment: NoticePayment) =>
      send(context, CARD_MESSAGES['card-paid'], {
        ...toPayer(payment),
        values: { payment: named(payment) },
      }),
    failed: (context: Context, payment: NoticePayment & { readonly failure: string | null }) =>
      send(context, CARD_MESSAGES['card-failed'], {
        ...toPayer(payment),
        values: { payment: named(payment), failure: payment.failure ?? 'The card was declined' },
      }),
    refunded: (context: Context, payment: NoticePayment) =>
      send(context, CARD_MESSAGES['card-refunded'], {
        ...toPayer(payment),
        values: { payment: named(payment) },
      }),
    /** The office has to find another way; the payer hears of it where a notice has promised the money. */
    async refundFailed(
      context: Context,
      payment: NoticePayment,
      { wasTold }: { readonly wasTold: boolean },
    ): Promise<void> {
      if (wasTold)
        await send(context, CARD_MESSAGES['card-refund-failed'], {
          ...toPayer(payment),
          values: { payment: named(payment) },
        });
      await send(context, CARD_OFFICE_MESSAGES['card-refund-failed-office'], {
        ...(await toOffice(context, payment)),
        values: { number: numberText(payment.number), payment: named(payment) },
      });
    },
    async disputed(context: Context, payment: NoticePayment, status: keyof typeof DISPUTED) {
      const [toThePayer, toTheOffice] = DISPUTED[status];
      await send(context, CARD_MESSAGES[toThePayer], {
        ...toPayer(payment),
        values: { payment: named(payment) },
      });
      await send(context, CARD_OFFICE_MESSAGES[toTheOffice], {
        ...(await toOffice(context, payment)),
        values: { number: numberText(payment.number), payment: named(payment) },
      });
    },
  };
}
