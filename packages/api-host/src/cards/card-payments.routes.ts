import { COUNTRIES } from '@upline/domain';
import { z } from 'zod';
import type { Area } from '../platform/host.ts';
import { listAnswer } from '../platform/list/define-list.ts';
import { listOperations } from '../platform/list/list-operations.ts';
import { idParam, timestamp } from '../platform/operation/fields.ts';
import { operation, type Policy, type SignedInContext } from '../platform/operation/operation.ts';
import { notFound } from '../platform/operation/problem.ts';
import { recordStep } from '../platform/operation/record-operations.ts';
import { cardExamples as examples } from './card-payments.examples.ts';
import { cardPaymentExport, cardPaymentList } from './card-payments.list.ts';
import { toDetail, toEvent, toPayment } from './card-payments.record.ts';
import { cardCheck, cardEvent, cardPayment, cardPaymentDetail, refundBody } from './card-payments.schemas.ts';
import { cardPaymentSource, findPayment } from './card-payments.store.ts';
import { lastChecks } from './checks/card-check.store.ts';
import { cardEventList } from './events/card-events.list.ts';
import { replayEvent } from './events/card-events.service.ts';
import { cardEventSource, findEvent } from './events/card-events.store.ts';
import { cardRefunds } from './refunds/card-refunds.service.ts';
import { takesCards } from './stripe.ts';

const tag = 'Card payments';
const params = z.strictObject({ id: idParam() });
const managing = {
  needs: 'payments.manage',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;

/** Card payments of everybody, refunds, and what Stripe reported (domain.md 2.25). */
export const cardPaymentRoutes: Area = (platform) => {
  const { jobs, audit } = platform;
  const refunds = cardRefunds(platform);
  const replay = replayEvent(platform);

  async function detail({ db, caller }: Pick<SignedInContext, 'db' | 'caller'>, id: string) {
    const row = await findPayment(db, id);
    if (!row) throw notFound();
    return toDetail(db, caller, row);
  }

  return [
    ...listOperations(platform, {
      name: 'CardPayments',
      path: '/admin/card-payments',
      tag,
      summary: 'Card payments, newest first',
      policy: managing,
      list: cardPaymentList,
      row: cardPayment,
      source: ({ db }) => cardPaymentSource(db),
      toRow: (row, { caller }) => toPayment(caller, row),
      examples: { query: { filter: '{"status":{"eq":"Paid"}}' }, rows: [examples.payment] },
      count: { summary: 'How many card payments match', example: { count: 128 } },
      export: cardPaymentExport,
    }),
    operation({
      id: 'getCardPayment',
      method: 'GET',
      path: '/admin/card-payments/{id}',
      tag,
      summary: 'A card payment with its refunds, disputes and events',
      policy: managing,
      params,
      answer: { status: 200, schema: cardPaymentDetail },
      examples: { params: examples.params, answer: examples.detail },
      handler: (input) => detail(input, input.params.id),
    }),
    operation({
      id: 'refundCardPayment',
      method: 'POST',
      path: '/admin/card-payments/{id}/refunds',
      tag,
      summary: 'Give all or a part of a payment back',
      description:
        'Stripe is asked by a job; `refunds` of the answer says how far it is. Above the limit of the settings a super admin is needed.',
      policy: managing,
      params,
      body: refundBody,
      ifMatch: 'required',
      idempotencyKey: 'required',
      refusals: [409],
      answer: { status: 202, schema: cardPaymentDetail },
      examples: { params: examples.params, body: examples.refundBody, answer: examples.detail },
      async handler(input) {
        await refunds.request(input, input.params.id, input.version, input.body);
        return detail(input, input.params.id);
      },
    }),
    ...listOperations(platform, {
      name: 'CardEvents',
      path: '/admin/card-events',
      tag,
      summary: 'What Stripe reported, newest first',
      policy: managing,
      list: cardEventList,
      row: cardEvent,
      source: ({ db }) => cardEventSource(db),
      toRow: (row, { caller }) => toEvent(caller, row),
      examples: { query: { filter: '{"outcome":{"eq":"Action Required"}}' }, rows: [examples.mismatch] },
      count: { summary: 'How many events match', example: { count: 3 } },
    }),
    recordStep({
      id: 'replayCardEvent',
      path: '/admin/card-events/{id}/replay',
      tag,
      summary: 'Apply an event again that waits or that did not fit',
      policy: managing,
      idempotencyKey: 'required',
      answer: cardEvent,
      examples: { params: { id: examples.mismatch.id }, answer: { ...examples.mismatch, version: 3 } },
      async handler(input) {
        await replay(input, input.params.id, input.version);
        const row = await findEvent(input.db, input.params.id);
        if (!row) throw notFound();
        return toEvent(input.caller, row);
      },
    }),
    operation({
      id: 'listCardChecks',
      method: 'GET',
      path: '/admin/card-payments/checks',
      tag,
      summary: 'What the nightly comparison with Stripe found last',
      policy: managing,
      answer: { status: 200, schema: listAnswer(cardCheck) },
      examples: { answer: { rows: [examples.check] } },
      async handler({ db }) {
        const found = new Map((await lastChecks(db)).map((row) => [row.country, row]));
        return {
          rows: COUNTRIES.map((country) => {
            const last = found.get(country);
            return {
              country,
              takes_cards: takesCards(platform, country),
              checked_at: last?.checked_at ?? null,
              compared: last?.compared ?? 0,
              differences: [...(last?.differences ?? [])],
            };
          }),
        };
      },
    }),
    operation({
      id: 'runCardChecks',
      method: 'POST',
      path: '/admin/card-payments/checks/run',
      tag,
      summary: 'Compare with Stripe now',
      description: 'In the background; `listCardChecks` has the new results when `checked_at` has moved.',
      policy: managing,
      idempotencyKey: 'required',
      answer: { status: 202, schema: z.strictObject({ asked_at: timestamp() }) },
      examples: { answer: { asked_at: '2026-11-25T15:00:00.000Z' } },
      async handler(input) {
        await jobs.add(input.db, 'verify-card-payments', {}, { key: 'now' });
        audit.record(input, {
          action: 'post',
          entity: 'card_check',
          entityId: 'now',
          entityLabel: 'Comparison with Stripe',
        });
        return { asked_at: input.now };
      },
    }),
  ];
};
