import { z } from 'zod';
import { attachments } from '../../attachments/attachments.service.ts';
import { documentUpload } from '../../attachments/document-upload.ts';
import { sendAttachment } from '../../attachments/send-attachment.ts';
import { namesOf } from '../../platform/database/names-of.ts';
import type { Area } from '../../platform/host.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import { bytes, idParam } from '../../platform/operation/fields.ts';
import { type HandlerInput, operation, type Policy } from '../../platform/operation/operation.ts';
import { notFound } from '../../platform/operation/problem.ts';
import { allChargebacks, chargebackTotals } from './chargeback-reads.store.ts';
import { chargebackExamples as examples } from './chargebacks.examples.ts';
import { adminChargebackExport } from './chargebacks.export.ts';
import { adminChargebackList as list } from './chargebacks.list.ts';
import { adminChargebackDetailOf, toAdminChargeback } from './chargebacks.record.ts';
import {
  adminChargebackDetail,
  adminChargebackRow,
  chargeBody,
  chargebackTotalsAnswer,
  disputeAnswerBody,
  previewAnswer,
  previewBody,
  writeOffBody,
} from './chargebacks.schemas.ts';
import { CHARGEBACK_FILES, debts } from './debts.service.ts';
import { fileOf } from './debts.store.ts';
import { previewOf } from './previews/preview.ts';

const tag = 'Chargebacks (admin)';
const params = z.strictObject({ id: idParam() });
const reading = {
  needs: 'payments.manage',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;
const charging = { ...reading, needs: 'chargebacks.create' } as const satisfies Policy;

/** Everybody's debts, and what admins do with them (domain.md 2.18). */
export const adminChargebackRoutes: Area = (platform) => {
  const service = debts(platform);
  const files = attachments(platform);

  async function show(
    {
      db,
      caller,
      today,
    }: Pick<HandlerInput<'payments.manage', typeof params, undefined, undefined>, 'db' | 'caller' | 'today'>,
    id: string,
  ) {
    const row = await allChargebacks(db).find(id);
    if (!row) throw notFound();
    const by = { caller, today, disputeDays: 0 };
    return { ...toAdminChargeback(by, row), ...(await adminChargebackDetailOf(db, by, row)) };
  }

  return [
    ...listOperations(platform, {
      name: 'AllChargebacks',
      path: '/admin/chargebacks',
      tag,
      summary: 'Chargebacks of everybody, newest first',
      policy: reading,
      list,
      row: adminChargebackRow,
      source: ({ db }) => allChargebacks(db),
      toRow: (row, { caller, today }) => toAdminChargeback({ caller, today, disputeDays: 0 }, row),
      examples: { query: { filter: '{"dispute_status":{"eq":"Pending"}}' }, rows: [examples.admin] },
      count: {
        summary: 'How many chargebacks of everybody match',
        example: { query: { filter: '{"status":{"eq":"Open"}}' }, count: 12 },
      },
      totals: {
        summary: 'Sums of the chargebacks of everybody that match, by currency',
        schema: chargebackTotalsAnswer,
        example: { query: { filter: '{"status":{"eq":"Open"}}' }, answer: examples.totals },
        of: async (matching) => ({ totals: await chargebackTotals(matching) }),
      },
      export: adminChargebackExport,
    }),
    operation({
      id: 'getAnyChargeback',
      method: 'GET',
      path: '/admin/chargebacks/{id}',
      tag,
      summary: 'A chargeback of anybody',
      policy: reading,
      params,
      answer: { status: 200, schema: adminChargebackDetail },
      examples: { params: examples.params, answer: examples.adminDetail },
      handler: (input) => show(input, input.params.id),
    }),
    operation({
      id: 'previewChargeback',
      method: 'POST',
      path: '/admin/chargebacks/preview',
      tag,
      summary: 'What an event would take from every line of a policy',
      description: 'All reason classes, re-rates included (R-MNY-17 to R-MNY-21). Nothing is written.',
      policy: reading,
      body: previewBody,
      refusals: [404],
      answer: { status: 200, schema: previewAnswer },
      examples: {
        body: {
          policy_id: examples.row.policy_id,
          reason: 'Premium Reduced',
          event_date: '2026-11-20',
          new_bv_cents: 240_000,
          amounts: [],
        },
        answer: examples.preview,
      },
      async handler(input) {
        const { policy_id, new_bv_cents, ...request } = input.body;
        return previewOf(
          (codes) => namesOf(input.db, codes),
          await service.preview(input, policy_id, {
            ...request,
            ...(new_bv_cents == null ? {} : { new_bv_cents }),
          }),
        );
      },
    }),
    operation({
      id: 'createChargeback',
      method: 'POST',
      path: '/admin/chargebacks',
      tag,
      summary: 'Charge lines of a policy by hand',
      description:
        'Ends of policies and re-rates are charged by the policy itself. Never more than stands on a line (R-CB-01).',
      policy: charging,
      body: chargeBody,
      idempotencyKey: 'required',
      refusals: [409],
      answer: {
        status: 201,
        schema: z.strictObject({ event_id: z.uuid(), chargebacks: z.array(adminChargebackRow) }),
      },
      examples: {
        body: {
          policy_id: examples.row.policy_id,
          reason: 'Overpayment',
          event_date: '2026-11-20',
          note: 'Paid twice by the carrier',
          document_id: null,
          amounts: [{ line_no: 1, amount_cents: 12_000 }],
        },
        answer: { event_id: '2f0d7b0a-5b2e-4f43-a7a4-6c7e0b0d9911', chargebacks: [examples.admin] },
      },
      async handler(input) {
        const { document_id = null, ...charge } = input.body;
        const event_id = await service.charge(input, { ...charge, document_id });
        const source = allChargebacks(input.db);
        const rows = await source
          .select(source.scoped.where('debt.policy_event_id', '=', event_id))
          .orderBy('debt.associate_code')
          .execute();
        const by = { caller: input.caller, today: input.today, disputeDays: 0 };
        return { event_id, chargebacks: rows.map((row) => toAdminChargeback(by, row)) };
      },
    }),
    operation({
      id: 'answerChargebackDispute',
      method: 'POST',
      path: '/admin/chargebacks/{id}/dispute-decision',
      tag,
      summary: 'Answer a dispute',
      description: 'Approved gives back what was taken as positive adjustments (R-CB-03).',
      policy: charging,
      params,
      body: disputeAnswerBody,
      ifMatch: 'required',
      idempotencyKey: 'required',
      refusals: [409],
      answer: { status: 200, schema: adminChargebackDetail },
      examples: {
        params: examples.params,
        body: { status: 'Refused', answer: 'The carrier confirmed the lapse.' },
        answer: { ...examples.adminDetail, dispute_status: 'Refused', version: 4 },
      },
      async handler(input) {
        await service.answerDispute(input, input.params.id, input.version, input.body);
        return show(input, input.params.id);
      },
    }),
    operation({
      id: 'writeOffChargeback',
      method: 'POST',
      path: '/admin/chargebacks/{id}/write-off',
      tag,
      summary: 'Give up a debt, or part of it',
      description: 'Super admins only (R-CB-02).',
      policy: { ...reading, needs: 'writeoff' },
      params,
      body: writeOffBody,
      ifMatch: 'required',
      idempotencyKey: 'required',
      refusals: [409],
      answer: { status: 200, schema: adminChargebackDetail },
      examples: {
        params: examples.params,
        body: { amount_cents: null, reason: 'Cannot be collected any more' },
        answer: {
          ...examples.adminDetail,
          written_off_cents: 49_000,
          remaining_cents: 0,
          status: 'Written Off',
          version: 4,
          actions: [],
        },
      },
      async handler(input) {
        const { amount_cents = null, reason } = input.body;
        await service.writeOff(input, input.params.id, input.version, { amount_cents, reason });
        return show(input, input.params.id);
      },
    }),
    documentUpload(files, {
      id: 'uploadChargebackEvidence',
      path: '/admin/chargeback-documents',
      tag,
      summary: 'Upload a file for a chargeback',
      namedIn: 'the chargeback',
      policy: charging,
      purpose: CHARGEBACK_FILES,
      example: examples.file,
    }),
    operation({
      id: 'getAnyChargebackDocument',
      method: 'GET',
      path: '/admin/chargeback-documents/{id}',
      tag,
      summary: 'A file of a chargeback or dispute',
      policy: reading,
      params,
      answer: { status: 200, schema: bytes(), contentType: 'application/octet-stream' },
      examples: { params: { id: examples.file.id } },
      async handler({ db, params: { id }, reply }) {
        const file = await fileOf(db, id, CHARGEBACK_FILES);
        if (!file) throw notFound();
        return sendAttachment(platform.files, reply, file);
      },
    }),
  ];
};
