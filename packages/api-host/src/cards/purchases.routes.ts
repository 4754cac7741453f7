import { z } from 'zod';
import { attachment } from '../platform/download/export-file-name.ts';
import type { Area } from '../platform/host.ts';
import { listOperations } from '../platform/list/list-operations.ts';
import { bytes, idParam } from '../platform/operation/fields.ts';
import { operation, type Policy } from '../platform/operation/operation.ts';
import { notFound } from '../platform/operation/problem.ts';
import { demand } from '../platform/operation/row-actions.ts';
import { hasReceipt } from './card-payments.actions.ts';
import { cardExamples as examples } from './card-payments.examples.ts';
import { purchaseList } from './card-payments.list.ts';
import { toPurchase } from './card-payments.record.ts';
import { cardStanding, checkoutPage, purchase } from './card-payments.schemas.ts';
import { cardPaymentSource, findPayment, numberText } from './card-payments.store.ts';
import { checkout } from './checkout.ts';
import { disputesOf, refundsOf } from './events/card-events.store.ts';
import { purposeOf } from './purposes.ts';
import { receiptPdf } from './receipt.pdf.ts';
import { takesCards } from './stripe.ts';

const tag = 'Purchases';
const params = z.strictObject({ id: idParam() });
const own = {
  needs: 'signed-in',
  audience: 'portal',
  scope: 'own',
  proxy: 'allowed',
} as const satisfies Policy;

/** What the caller was charged by card, and the way to pay it (domain.md 2.8, R-STO-07). */
export const purchasesRoutes: Area = (platform) => {
  const { config } = platform;
  const pages = checkout(platform);

  return [
    ...listOperations(platform, {
      name: 'Purchases',
      path: '/account/purchases',
      tag,
      summary: 'Own charges, newest first',
      policy: own,
      list: purchaseList,
      row: purchase,
      source: ({ db, caller }) => cardPaymentSource(db, caller.code),
      toRow: (row, { caller }) => toPurchase(caller, row),
      examples: { rows: [examples.purchase] },
      count: { summary: 'How many own charges match', example: { count: 4 } },
    }),
    operation({
      id: 'getCardStanding',
      method: 'GET',
      path: '/account/purchases/standing',
      tag,
      summary: "Whether cards are taken in the caller's country",
      policy: own,
      answer: { status: 200, schema: cardStanding },
      examples: { answer: { takes_cards: true } },
      handler: ({ caller }) => ({ takes_cards: takesCards(platform, caller.country) }),
    }),
    operation({
      id: 'getPurchase',
      method: 'GET',
      path: '/account/purchases/{id}',
      tag,
      summary: 'An own charge',
      policy: own,
      params,
      answer: { status: 200, schema: purchase },
      examples: { params: examples.params, answer: examples.purchase },
      async handler({ db, caller, params: { id } }) {
        const row = await findPayment(db, id, caller.code);
        if (!row) throw notFound();
        return toPurchase(caller, row);
      },
    }),
    operation({
      id: 'payPurchase',
      method: 'POST',
      path: '/account/purchases/{id}/checkout',
      tag,
      summary: "The address of Stripe's page on which a charge is paid",
      description:
        'No card number reaches this host. Asked again while a page is open, it answers that page. 409 when the charge is paid, and "Stripe keys are not set" where the country takes no cards.',
      policy: { ...own, proxy: 'refused' },
      params,
      transaction: 'manual',
      refusals: [409, 503],
      answer: { status: 200, schema: checkoutPage },
      examples: {
        params: examples.params,
        answer: { url: 'https://checkout.stripe.com/c/pay/cs_live_a1b2c3' },
      },
      async handler({ params: { id }, ...context }) {
        const payment = await findPayment(context.db, id, context.caller.code);
        if (!payment) throw notFound();
        const page = purposeOf(platform, payment.kind)?.page?.(payment) ?? '/account/purchase-history';
        const left = new URL(page, config.portalUrl);
        const paid = new URL(left);
        paid.searchParams.set('paid', id);
        return pages.open(context, id, { paidUrl: paid.href, leftUrl: left.href });
      },
    }),
    operation({
      id: 'downloadReceipt',
      method: 'GET',
      path: '/account/purchases/{id}/receipt',
      tag,
      summary: 'The receipt of an own charge as PDF',
      policy: own,
      params,
      rateClass: 'export',
      refusals: [409],
      answer: { status: 200, schema: bytes(), contentType: 'application/pdf' },
      examples: { params: examples.params },
      async handler({ db, caller, params: { id }, reply }) {
        const payment = await findPayment(db, id, caller.code);
        if (!payment) throw notFound();
        demand(hasReceipt, payment, caller);
        reply.headers({
          'content-disposition': attachment(`receipt-${numberText(payment.number)}.pdf`),
          'cache-control': 'no-store',
        });
        return receiptPdf(payment, await refundsOf(db, id), await disputesOf(db, id));
      },
    }),
  ];
};
