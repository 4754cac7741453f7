import { z } from 'zod';
import { attachment } from '../../platform/download/export-file-name.ts';
import { exportOperation } from '../../platform/download/export-operation.ts';
import { bytes, idParam } from '../../platform/fields.ts';
import type { Area } from '../../platform/host.ts';
import { countAnswer, listAnswer } from '../../platform/list/define-list.ts';
import { operation, type Policy } from '../../platform/operation.ts';
import { bankFileName } from './bank-file.format.ts';
import { bankFiles } from './bank-files.service.ts';
import type { BankFile } from './bank-files.store.ts';
import { payRuns } from './pay-runs.service.ts';
import { payoutExamples as examples } from './payouts.examples.ts';
import { payoutExport, payoutList } from './payouts.list.ts';
import { toPayout } from './payouts.record.ts';
import { bankFile, bankFileBody, payout, releaseAnswer, releaseBody, returnBody } from './payouts.schemas.ts';
import { payouts } from './payouts.service.ts';
import { payoutSource } from './payouts.store.ts';

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
  const { pay_run_number: _, pay_date: __, ...fields } = file;
  return { ...fields, file_name: bankFileName(file), left_out };
};

/** Payouts of closed runs: to the bank, confirmed, returned (domain.md 2.23). */
export const payoutRoutes: Area = (platform) => {
  const service = payouts(platform);
  const files = bankFiles(platform);
  const runs = payRuns(platform);

  return [
    operation({
      id: 'listPayouts',
      method: 'GET',
      path: '/admin/payouts',
      tag,
      summary: 'Payouts of closed pay runs, newest run first',
      policy: reading,
      query: payoutList.query,
      answer: { status: 200, schema: listAnswer(payout) },
      examples: {
        query: { filter: '{"pay_run_number":{"eq":12},"status":{"eq":"Exported"}}' },
        answer: { rows: [examples.payout] },
      },
      async handler({ db, caller, query }) {
        return {
          rows: (await payoutList.page(query, payoutSource(db))).map((row) => toPayout(caller, row)),
        };
      },
    }),
    operation({
      id: 'countPayouts',
      method: 'GET',
      path: '/admin/payouts/count',
      tag,
      summary: 'How many payouts match',
      policy: reading,
      query: payoutList.countQuery,
      answer: { status: 200, schema: countAnswer },
      examples: { query: { filter: '{"pay_run_number":{"eq":12}}' }, answer: { count: 212 } },
      async handler({ db, query }) {
        return { count: await payoutList.count(query.filter, payoutSource(db).scoped) };
      },
    }),
    exportOperation(platform, payoutExport, {
      id: 'exportPayouts',
      list: '/admin/payouts',
      tag,
      policy: reading,
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
      id: 'returnPayout',
      method: 'POST',
      path: '/admin/payouts/{id}/return',
      tag,
      summary: 'The bank sent an exported payout back',
      description: 'It is Pending again and goes into the next bank file of its run.',
      policy: deciding,
      params,
      body: returnBody,
      ifMatch: 'required',
      idempotencyKey: 'required',
      answer: { status: 200, schema: payout },
      examples: {
        params: examples.params,
        body: { reason: 'R03 No account' },
        answer: { ...examples.payout, status: 'Pending', actions: [] },
      },
      handler: async (input) =>
        toPayout(
          input.caller,
          await service.giveBack(input, input.params.id, input.version, input.body.reason),
        ),
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
