import { z } from 'zod';
import { attachments } from '../../attachments/attachments.service.ts';
import { documentUpload } from '../../attachments/document-upload.ts';
import { sendAttachment } from '../../attachments/send-attachment.ts';
import { setting } from '../../catalogue/plan-data.store.ts';
import type { Area } from '../../platform/host.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import { bytes, idParam } from '../../platform/operation/fields.ts';
import { operation, type Policy } from '../../platform/operation/operation.ts';
import { notFound } from '../../platform/operation/problem.ts';
import { chargebackTotals, ownChargebacks } from './chargeback-reads.store.ts';
import { chargebackExamples as examples } from './chargebacks.examples.ts';
import { chargebackExport } from './chargebacks.export.ts';
import { chargebackList as list } from './chargebacks.list.ts';
import { type ChargebackViewer, chargebackDetailOf, toChargeback } from './chargebacks.record.ts';
import {
  chargebackDetail,
  chargebackRow,
  chargebackTotalsAnswer,
  disputeBody,
} from './chargebacks.schemas.ts';
import { CHARGEBACK_FILES, debts } from './debts.service.ts';

const tag = 'Chargebacks';
const OWN = 'Debts of the caller alone (domain.md 7.1).';
const params = z.strictObject({ id: idParam() });
const reading = {
  needs: 'payments.view',
  audience: 'portal',
  scope: 'own',
  proxy: 'allowed',
} as const satisfies Policy;
const writing = { ...reading, proxy: 'refused' } as const satisfies Policy;

/** Own debts and their dispute (domain.md 2.18, B.4). */
export const chargebackRoutes: Area = (platform) => {
  const service = debts(platform);
  const files = attachments(platform);

  const viewer = async ({
    db,
    caller,
    today,
  }: Pick<ChargebackViewer, 'caller' | 'today'> & { db: Parameters<typeof setting>[0] }) => ({
    caller,
    today,
    disputeDays: await setting(db, 'chargeback_dispute_days', today),
  });

  async function show(input: Parameters<typeof viewer>[0] & { caller: { code: string } }, id: string) {
    const row = await ownChargebacks(input.db, input.caller).find(id);
    if (!row) throw notFound();
    const by = await viewer(input);
    return { ...toChargeback(by, row), ...(await chargebackDetailOf(input.db, by, row)) };
  }

  return [
    ...listOperations(platform, {
      name: 'Chargebacks',
      path: '/payments/chargebacks',
      tag,
      summary: 'Chargebacks of the caller, newest first',
      description: OWN,
      policy: reading,
      list,
      row: chargebackRow,
      source: ({ db, caller }) => ownChargebacks(db, caller),
      async toRows(rows, request) {
        const by = await viewer(request);
        return rows.map((row) => toChargeback(by, row));
      },
      examples: { query: { filter: '{"status":{"eq":"Open"}}' }, rows: [examples.row] },
      count: {
        summary: 'How many chargebacks match',
        example: { query: { filter: '{"status":{"eq":"Open"}}' }, count: 2 },
      },
      totals: {
        summary: 'Sums of the chargebacks that match, by currency',
        schema: chargebackTotalsAnswer,
        example: { query: { filter: '{"status":{"eq":"Open"}}' }, answer: examples.totals },
        of: async (matching) => ({ totals: await chargebackTotals(matching) }),
      },
      export: { ...chargebackExport, description: OWN },
    }),
    operation({
      id: 'getChargeback',
      method: 'GET',
      path: '/payments/chargebacks/{id}',
      tag,
      summary: 'A chargeback with its lines explained',
      policy: reading,
      params,
      answer: { status: 200, schema: chargebackDetail },
      examples: { params: examples.params, answer: examples.detail },
      handler: (input) => show(input, input.params.id),
    }),
    documentUpload(files, {
      id: 'uploadChargebackDocument',
      path: '/payments/chargeback-documents',
      tag,
      summary: 'Upload a file for a dispute',
      namedIn: 'the dispute',
      policy: writing,
      purpose: CHARGEBACK_FILES,
      example: examples.file,
    }),
    operation({
      id: 'getChargebackDocument',
      method: 'GET',
      path: '/payments/chargebacks/{id}/dispute-document',
      tag,
      summary: 'The file of an own dispute',
      policy: writing,
      params,
      answer: { status: 200, schema: bytes(), contentType: 'application/octet-stream' },
      examples: { params: examples.params },
      async handler({ db, caller, params: { id }, reply }) {
        const row = await ownChargebacks(db, caller).find(id);
        const file =
          row?.dispute_document_id == null
            ? undefined
            : await files.find(db, caller.code, row.dispute_document_id);
        if (!file) throw notFound();
        return sendAttachment(platform.files, reply, file);
      },
    }),
    operation({
      id: 'disputeChargeback',
      method: 'POST',
      path: '/payments/chargebacks/{id}/dispute',
      tag,
      summary: 'Dispute a chargeback',
      description: 'Once, within 30 days (R-CB-03).',
      policy: writing,
      params,
      body: disputeBody,
      ifMatch: 'required',
      idempotencyKey: 'required',
      refusals: [409],
      answer: { status: 200, schema: chargebackDetail },
      examples: {
        params: examples.params,
        body: { text: 'The client paid within the grace period; see the letter.', document_id: null },
        answer: { ...examples.detail, dispute_status: 'Pending', version: 3, actions: [] },
      },
      async handler(input) {
        const { text, document_id = null } = input.body;
        await service.dispute(input, input.params.id, input.version, { text, document_id });
        return show(input, input.params.id);
      },
    }),
  ];
};
