import { z } from 'zod';
import { attachment } from '../../../platform/download/export-file-name.ts';
import type { Area } from '../../../platform/host.ts';
import { listAnswer } from '../../../platform/list/define-list.ts';
import { listOperations } from '../../../platform/list/list-operations.ts';
import { bytes, idParam, uuid } from '../../../platform/operation/fields.ts';
import { operation, type Policy } from '../../../platform/operation/operation.ts';
import { bankFileName } from '../bank-files/bank-files.format.ts';
import { bankFiles } from '../bank-files/bank-files.service.ts';
import type { BankFile } from '../bank-files/bank-files.store.ts';
import { payRuns } from '../pay-runs.service.ts';
import { payoutExamples as examples } from './payouts.examples.ts';
import { payoutExport, payoutList } from './payouts.list.ts';
import { toPayout } from './payouts.record.ts';
import {
  bankFile,
  bankFileBody,
  decisionAnswer,
  decisionBody,
  payout,
  payoutTotalsAnswer,
  previewBody,
  releaseAnswer,
  releaseBody,
} from './payouts.schemas.ts';
import { payouts } from './payouts.service.ts';
import { payoutSource, payoutTotals } from './payouts.store.ts';

const tag = 'Payouts';
const params = z.strictObject({ id: idParam() });
const reading = {
  needs: 'payments.manage',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;
const deciding = { ...reading, needs: 'payout.approve' } as const satisfies Policy;

const toFile = (file: BankFile, left_out: number | null) => {
  const { pay_run_number: _, pay_date: __, maker_name, created_by: code, ...fields } = file;
  return {
    ...fields,
    created_by: { code, name: maker_name ?? code },
    file_name: bankFileName(file),
    left_out,
  };
};

/** Payouts of closed runs: to the bank, confirmed, returned (domain.md 2.23). */
export const payoutRoutes: Area = (platform) => {
  const service = payouts(platform);
  const files = bankFiles(platform);
  const runs = payRuns(platform);

  return [
    ...listOperations(platform, {
      name: 'Payouts',
      path: '/admin/payouts',
      tag,
      summary: 'Payouts of closed pay runs, newest run first',
      policy: reading,
      list: payoutList,
      row: payout,
      parameters: {
        pay_run: uuid('Pay Run').optional().meta({ label: 'Pay Run', description: 'Of one run alone' }),
      },
      source: ({ db, query: { pay_run } }) => payoutSource(db, { runId: pay_run }),
      toRow: (row, { caller }) => toPayout(caller, row),
      examples: {
        query: { filter: '{"pay_run_number":{"eq":12},"status":{"eq":"Exported"}}' },
        rows: [examples.payout],
      },
      count: {
        summary: 'How many payouts match',
        example: { query: { filter: '{"pay_run_number":{"eq":12}}' }, count: 212 },
      },
      totals: {
        summary: 'What the payouts that match come to, by currency',
        schema: payoutTotalsAnswer,
        example: { query: { filter: '{"pay_run_number":{"eq":12}}' }, answer: examples.totals },
        of: async (matching) => ({ totals: await payoutTotals(matching) }),
      },
      export: payoutExport,
    }),
    operation({
      id: 'getPayout',
      method: 'GET',
      path: '/admin/payouts/{id}',
      tag,
      summary: 'A payout',
      policy: reading,
      params,
      answer: { status: 200, schema: payout },
      examples: { params: examples.params, answer: examples.payout },
      handler: async (input) => toPayout(input.caller, await service.find(input, input.params.id)),
    }),
    operation({
      id: 'previewPayoutDecision',
      method: 'POST',
      path: '/admin/payouts/decisions/preview',
      tag,
      summary: 'What a decision would make of several payouts',
      description: 'Nothing is written (R-ADM-03).',
      policy: deciding,
      body: previewBody,
      answer: { status: 200, schema: decisionAnswer },
      examples: {
        body: { decision: 'release', payout_ids: [examples.params.id] },
        answer: examples.decision,
      },
      handler: async (input) => ({
        rows: await service.preview(input, input.body.decision, input.body.payout_ids),
      }),
    }),
    operation({
      id: 'decidePayouts',
      method: 'POST',
      path: '/admin/payouts/decisions',
      tag,
      summary: 'The bank confirmed or returned several payouts',
      description:
        'Those that cannot be decided stay as they are; every payout has its answer (R-ADM-03). What is returned goes into the next bank file of its run.',
      policy: deciding,
      body: decisionBody,
      idempotencyKey: 'required',
      refusals: [409],
      answer: { status: 200, schema: decisionAnswer },
      examples: {
        body: { decision: 'release', payout_ids: [examples.params.id] },
        answer: examples.decision,
      },
      handler: async (input) => ({ rows: await service.decide(input, input.body) }),
    }),
    operation({
      id: 'releasePayouts',
      method: 'POST',
      path: '/admin/pay-runs/{id}/release',
      tag,
      summary: 'The bank confirmed exported payouts',
      description: 'Some by their ids at once, or all exported ones of the run in the background.',
      policy: deciding,
      params,
      body: releaseBody,
      idempotencyKey: 'required',
      refusals: [409],
      answer: { status: 200, schema: releaseAnswer },
      examples: {
        params: examples.params,
        body: { payout_ids: null },
        answer: { released: 0, is_running: true },
      },
      handler: (input) => service.release(input, input.params.id, input.body.payout_ids),
    }),
    operation({
      id: 'createBankFile',
      method: 'POST',
      path: '/admin/pay-runs/{id}/bank-files',
      tag,
      summary: 'Export the pending payouts of a run in one currency',
      description:
        'Columns as in an ACH file for USD and as in an EFT file for CAD. Payouts without a usable account stay Pending and are counted in `left_out` (R-PAY-02).',
      policy: deciding,
      params,
      body: bankFileBody,
      idempotencyKey: 'required',
      refusals: [409],
      answer: { status: 201, schema: bankFile },
      examples: { params: examples.params, body: { currency: 'USD' }, answer: examples.file },
      async handler(input) {
        const { left_out, ...file } = await files.create(input, input.params.id, input.body.currency);
        return toFile(file, left_out);
      },
    }),
    operation({
      id: 'listBankFiles',
      method: 'GET',
      path: '/admin/pay-runs/{id}/bank-files',
      tag,
      summary: 'Bank files of a run',
      policy: reading,
      params,
      answer: { status: 200, schema: listAnswer(bankFile) },
      examples: { params: examples.params, answer: { rows: [{ ...examples.file, left_out: null }] } },
      async handler(input) {
        const { id } = await runs.find(input, input.params.id);
        return { rows: (await files.ofRun(input.db, id)).map((file) => toFile(file, null)) };
      },
    }),
    operation({
      id: 'downloadBankFile',
      method: 'GET',
      path: '/admin/bank-files/{id}/download',
      tag,
      summary: 'The bytes of a bank file, account numbers in full',
      description: 'Every download is in the audit trail (R-BNK-04).',
      policy: { ...reading, needs: 'bank.reveal' },
      params,
      rateClass: 'export',
      answer: { status: 200, schema: bytes(), contentType: 'application/octet-stream' },
      examples: { params: examples.params },
      async handler(input) {
        const { fileName, body } = await files.download(input, input.params.id);
        input.reply.headers({ 'content-disposition': attachment(fileName), 'cache-control': 'no-store' });
        return body;
      },
    }),
  ];
};
