import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import { idParam } from '../../platform/operation/fields.ts';
import { operation, type Policy } from '../../platform/operation/operation.ts';
import { paymentActions } from './provider-payments.actions.ts';
import { heedPolicies } from './provider-payments.events.ts';
import { providerPaymentExamples as examples } from './provider-payments.examples.ts';
import { paymentExport, paymentList } from './provider-payments.list.ts';
import { acceptBody, correctBody, matchBody, providerPayment } from './provider-payments.schemas.ts';
import { providerPayments } from './provider-payments.service.ts';
import { type PaymentRow, paymentSource } from './provider-payments.store.ts';

const tag = 'Provider payments';
const params = z.strictObject({ id: idParam() });
const managing = {
  needs: 'payments.manage',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;

function toAnswer(caller: Caller, row: PaymentRow): z.input<typeof providerPayment> {
  const { policy_id, policy_number, business_status, gross_cents, expected_cents } = row;
  return {
    id: row.id,
    provider: { id: row.provider_id, name: row.provider_name },
    statement_ref: row.statement_ref,
    statement_date: row.statement_date,
    line_no: row.line_no,
    policy_number_text: row.policy_number_text,
    policy:
      policy_id === null || policy_number === null || business_status === null
        ? null
        : { id: policy_id, policy_number, business_status },
    kind: row.kind,
    gross_cents,
    expected_cents,
    difference_cents: expected_cents === null ? null : gross_cents - expected_cents,
    currency: row.currency,
    event_date: row.event_date,
    processing: row.processing,
    exception: row.exception,
    accepted_reason: row.accepted_reason,
    updated_at: row.updated_at,
    version: row.version,
    import_id: row.import_id,
    is_matched_by_hand: row.is_matched_by_hand,
    brought_about: row.brought_about,
    pay_run:
      row.pay_run_id === null || row.pay_run_number === null
        ? null
        : { id: row.pay_run_id, number: row.pay_run_number },
    actions: paymentActions.of(caller, row),
  };
}

/** What carriers pay the company (domain.md 2.22). */
export const providerPaymentRoutes: Area = (platform) => {
  const service = providerPayments(platform);
  heedPolicies(platform, service);

  return [
    ...listOperations(platform, {
      name: 'ProviderPayments',
      path: '/admin/provider-payments',
      tag,
      summary: "Lines of carriers' statements, newest first",
      policy: managing,
      list: paymentList,
      row: providerPayment,
      source: ({ db }) => paymentSource(db),
      toRow: (row, { caller }) => toAnswer(caller, row),
      examples: { query: { filter: '{"processing":{"eq":"Action Required"}}' }, rows: [examples.answer] },
      count: { summary: 'How many lines match', example: { count: 41 } },
      export: paymentExport,
    }),
    operation({
      id: 'getProviderPayment',
      method: 'GET',
      path: '/admin/provider-payments/{id}',
      tag,
      summary: 'A line of a statement',
      policy: managing,
      params,
      answer: { status: 200, schema: providerPayment },
      examples: { params: examples.params, answer: examples.answer },
      handler: async (input) => toAnswer(input.caller, await service.find(input, input.params.id)),
    }),
    operation({
      id: 'matchProviderPayment',
      method: 'POST',
      path: '/admin/provider-payments/{id}/match',
      tag,
      summary: 'Say which policy of the provider a line that waits is for, and judge it by that',
      policy: managing,
      params,
      body: matchBody,
      ifMatch: 'required',
      idempotencyKey: 'required',
      answer: { status: 200, schema: providerPayment },
      examples: {
        params: examples.params,
        body: { policy_id: examples.answer.policy.id, reason: 'The carrier left out a digit' },
        answer: { ...examples.answer, is_matched_by_hand: true, version: 3 },
      },
      handler: async (input) =>
        toAnswer(input.caller, await service.match(input, input.params.id, input.version, input.body)),
    }),
    operation({
      id: 'correctProviderPayment',
      method: 'PUT',
      path: '/admin/provider-payments/{id}',
      tag,
      summary: 'Correct policy number and kind of a line that waits, and judge it anew',
      policy: managing,
      params,
      body: correctBody,
      ifMatch: 'required',
      answer: { status: 200, schema: providerPayment },
      examples: {
        params: examples.params,
        body: { policy_number: 'GT-104821', kind: 'First Year', reason: 'Digits were swapped' },
        answer: { ...examples.answer, version: 3 },
      },
      handler: async (input) =>
        toAnswer(input.caller, await service.correct(input, input.params.id, input.version, input.body)),
    }),
    operation({
      id: 'acceptProviderPayment',
      method: 'POST',
      path: '/admin/provider-payments/{id}/accept',
      tag,
      summary: 'Take the amount of a line as it is',
      description:
        'Action Required → Ready To Pay. 409 with the reason when its policy is unknown or not ready.',
      policy: managing,
      params,
      body: acceptBody,
      ifMatch: 'required',
      idempotencyKey: 'required',
      answer: { status: 200, schema: providerPayment },
      examples: {
        params: examples.params,
        body: { reason: 'Bonus of the carrier included' },
        answer: { ...examples.answer, processing: 'Ready To Pay', exception: null, actions: [] },
      },
      handler: async (input) =>
        toAnswer(
          input.caller,
          await service.accept(input, input.params.id, input.version, input.body.reason),
        ),
    }),
  ];
};
