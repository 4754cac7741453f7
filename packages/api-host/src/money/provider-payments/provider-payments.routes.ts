import { z } from 'zod';
import { exportOperation } from '../../platform/download/export-operation.ts';
import { idParam } from '../../platform/fields.ts';
import type { Area } from '../../platform/host.ts';
import { countAnswer, listAnswer } from '../../platform/list/define-list.ts';
import { operation, type Policy } from '../../platform/operation.ts';
import { Problem } from '../../platform/problem.ts';
import { readUpload } from '../../platform/upload.ts';
import { heedPolicies } from './provider-payments.events.ts';
import { providerPaymentExamples as examples } from './provider-payments.examples.ts';
import { paymentExport, paymentList } from './provider-payments.list.ts';
import {
  acceptBody,
  correctBody,
  importAnswer,
  providerPayment,
  statementHead,
} from './provider-payments.schemas.ts';
import { providerPayments } from './provider-payments.service.ts';
import { type PaymentRow, paymentSource } from './provider-payments.store.ts';
import { defineProviderPaymentTasks } from './provider-payments.tasks.ts';
import { MAX_LINES, STATEMENT_COLUMNS } from './statement-file.ts';

const tag = 'Provider payments';
const MAX_BYTES = 2 * 1024 * 1024;
const params = z.strictObject({ id: idParam() });
const managing = {
  needs: 'payments.manage',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;

function toAnswer(row: PaymentRow): z.input<typeof providerPayment> {
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
    actions: row.processing === 'Action Required' ? ['correct', 'accept'] : [],
  };
}

/** What carriers pay the company (domain.md 2.22). */
export const providerPaymentRoutes: Area = (platform) => {
  const service = providerPayments(platform);
  defineProviderPaymentTasks(platform, service);
  heedPolicies(platform, service);

  return [
    operation({
      id: 'listProviderPayments',
      method: 'GET',
      path: '/admin/provider-payments',
      tag,
      summary: "Lines of carriers' statements, newest first",
      policy: managing,
      query: paymentList.query,
      answer: { status: 200, schema: listAnswer(providerPayment) },
      examples: {
        query: { filter: '{"processing":{"eq":"Action Required"}}' },
        answer: { rows: [examples.answer] },
      },
      async handler({ db, query }) {
        return { rows: (await paymentList.page(query, paymentSource(db))).map(toAnswer) };
      },
    }),
    operation({
      id: 'countProviderPayments',
      method: 'GET',
      path: '/admin/provider-payments/count',
      tag,
      summary: 'How many lines match',
      policy: managing,
      query: paymentList.countQuery,
      answer: { status: 200, schema: countAnswer },
      examples: { answer: { count: 41 } },
      async handler({ db, query }) {
        return { count: await paymentList.count(query.filter, paymentSource(db).scoped) };
      },
    }),
    exportOperation(platform, paymentExport, {
      id: 'exportProviderPayments',
      list: '/admin/provider-payments',
      tag,
      policy: managing,
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
      handler: async (input) => toAnswer(await service.find(input, input.params.id)),
    }),
    operation({
      id: 'importProviderStatement',
      method: 'POST',
      path: '/admin/provider-payments/imports',
      tag,
      summary: "Import a carrier's commission statement",
      description: `One part "file": CSV of at most ${MAX_LINES} lines with the columns ${STATEMENT_COLUMNS.join(', ')}; line and date may be absent. Importing the same statement again adds nothing; 409 when it was imported under another reference. The lines are matched in the background.`,
      policy: managing,
      query: statementHead,
      consumes: 'multipart/form-data',
      rateClass: 'upload',
      transaction: 'manual',
      refusals: [409, 413],
      answer: { status: 201, schema: importAnswer },
      examples: {
        query: {
          provider_id: examples.answer.provider.id,
          statement_ref: '2026-11-B',
          statement_date: '2026-11-15',
          currency: 'USD',
        },
        answer: {
          created: 118,
          unchanged: 0,
          failed: 1,
          failures: [{ line: 7, reason: 'Amount is not valid' }],
        },
      },
      async handler(input) {
        const file = await readUpload(
          input.request,
          'file',
          'File',
          MAX_BYTES,
          () => new Problem(413, 'too-large', 'The file is larger than 2 MB'),
        );
        return service.import(input, input.query, file);
      },
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
        body: { policy_number: 'GT-104821', kind: 'First Year' },
        answer: { ...examples.answer, version: 3 },
      },
      handler: async (input) =>
        toAnswer(await service.correct(input, input.params.id, input.version, input.body)),
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
        toAnswer(await service.accept(input, input.params.id, input.version, input.body.reason)),
    }),
  ];
};
