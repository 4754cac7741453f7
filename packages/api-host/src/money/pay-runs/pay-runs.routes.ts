import { z } from 'zod';
import type { OwnContext } from '../../business/clients/clients.service.ts';
import { namesOf } from '../../business/policies/policy-references.store.ts';
import { exportOperation } from '../../platform/download/export-operation.ts';
import { idParam } from '../../platform/fields.ts';
import type { Area } from '../../platform/host.ts';
import { countAnswer, listAnswer } from '../../platform/list/define-list.ts';
import { operation, type Policy } from '../../platform/operation.ts';
import type { PayRun } from './pay-run.tables.ts';
import { definePayRunTasks } from './pay-run.tasks.ts';
import { payRunExamples as examples } from './pay-runs.examples.ts';
import { payRunExport } from './pay-runs.export.ts';
import { payRunList, reviewList } from './pay-runs.list.ts';
import { toAnswer, toListRow, toReviewRow } from './pay-runs.record.ts';
import { payRun, payRunBody, payRunListRow, proposal, reviewRow } from './pay-runs.schemas.ts';
import { payRuns } from './pay-runs.service.ts';
import { payRunSource, readProgress, reviewSource } from './pay-runs.store.ts';

const tag = 'Pay runs';
const params = z.strictObject({ id: idParam() });
const reading = {
  needs: 'payments.manage',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;
const opening = { ...reading, needs: 'payrun.open' } as const satisfies Policy;

/** Draft, review and close (domain.md 2.23, 4.10). */
export const payRunRoutes: Area = (platform) => {
  const service = payRuns(platform);
  definePayRunTasks(platform);

  async function answer(context: Pick<OwnContext, 'db' | 'caller'>, run: PayRun) {
    const { db, caller } = context;
    return toAnswer(caller, run, {
      names: await namesOf(db, [run.opened_by, run.closed_by]),
      done: run.work === null ? null : await readProgress(db),
    });
  }

  return [
    operation({
      id: 'listPayRuns',
      method: 'GET',
      path: '/admin/pay-runs',
      tag,
      summary: 'Pay runs, newest first',
      policy: reading,
      query: payRunList.query,
      answer: { status: 200, schema: listAnswer(payRunListRow) },
      examples: { query: { filter: '{"status":{"eq":"Closed"}}' }, answer: { rows: [examples.row] } },
      async handler({ db, query }) {
        return { rows: (await payRunList.page(query, payRunSource(db))).map(toListRow) };
      },
    }),
    operation({
      id: 'countPayRuns',
      method: 'GET',
      path: '/admin/pay-runs/count',
      tag,
      summary: 'How many pay runs match',
      policy: reading,
      query: payRunList.countQuery,
      answer: { status: 200, schema: countAnswer },
      examples: { query: { filter: '{"status":{"eq":"Closed"}}' }, answer: { count: 11 } },
      async handler({ db, query }) {
        return { count: await payRunList.count(query.filter, payRunSource(db).scoped) };
      },
    }),
    exportOperation(platform, payRunExport, {
      id: 'exportPayRuns',
      list: '/admin/pay-runs',
      tag,
      policy: reading,
    }),
    operation({
      id: 'proposePayRun',
      method: 'GET',
      path: '/admin/pay-runs/proposal',
      tag,
      summary: 'Number and dates of the next pay run',
      description: 'The week after the last run; it closes on a Tuesday and is paid on Friday.',
      policy: opening,
      answer: { status: 200, schema: proposal },
      examples: { answer: examples.proposal },
      handler: (input) => service.propose(input),
    }),
    operation({
      id: 'createPayRun',
      method: 'POST',
      path: '/admin/pay-runs',
      tag,
      summary: 'Draft the next pay run',
      description: 'Dates left out are proposed. One at a time: 409 while another is not closed.',
      policy: opening,
      body: payRunBody,
      idempotencyKey: 'required',
      refusals: [409],
      answer: { status: 201, schema: payRun },
      examples: {
        body: examples.body,
        answer: { ...examples.answer, status: 'Draft', totals: [], actions: ['update', 'open'] },
      },
      handler: async (input) => answer(input, await service.create(input, input.body)),
    }),
    operation({
      id: 'getPayRun',
      method: 'GET',
      path: '/admin/pay-runs/{id}',
      tag,
      summary: 'A pay run with its totals',
      description: 'While `work` is set a job is computing; `progress` says how far it is.',
      policy: reading,
      params,
      answer: { status: 200, schema: payRun },
      examples: { params: examples.params, answer: examples.answer },
      handler: async (input) => answer(input, await service.find(input, input.params.id)),
    }),
    operation({
      id: 'updatePayRun',
      method: 'PUT',
      path: '/admin/pay-runs/{id}',
      tag,
      summary: 'Change dates and rates of a draft',
      policy: opening,
      params,
      body: payRunBody,
      ifMatch: 'required',
      answer: { status: 200, schema: payRun },
      examples: { params: examples.params, body: examples.body, answer: examples.answer },
      handler: async (input) =>
        answer(input, await service.update(input, input.params.id, input.version, input.body)),
    }),
    operation({
      id: 'openPayRun',
      method: 'POST',
      path: '/admin/pay-runs/{id}/open',
      tag,
      summary: 'Fix the cut-off and compute the payouts for review',
      description: 'The figures are there when `work` is null again.',
      policy: opening,
      params,
      ifMatch: 'required',
      idempotencyKey: 'required',
      answer: { status: 202, schema: payRun },
      examples: { params: examples.params, answer: { ...examples.answer, work: 'Reviewing', actions: [] } },
      handler: async (input) => answer(input, await service.open(input, input.params.id, input.version)),
    }),
    operation({
      id: 'reopenPayRun',
      method: 'POST',
      path: '/admin/pay-runs/{id}/reopen',
      tag,
      summary: 'Back to the draft, so that later lines may come in',
      policy: opening,
      params,
      ifMatch: 'required',
      answer: { status: 200, schema: payRun },
      examples: { params: examples.params, answer: { ...examples.answer, status: 'Draft', totals: [] } },
      handler: async (input) => answer(input, await service.reopen(input, input.params.id, input.version)),
    }),
    operation({
      id: 'closePayRun',
      method: 'POST',
      path: '/admin/pay-runs/{id}/close',
      tag,
      summary: 'Pay what was reviewed',
      description:
        'Another person than the one who opened it (two-person rule). Everything happens in one transaction: the run is Closed when `work` is null again. If anything differs from what was reviewed nothing happens, `refusal` says so and the figures are new.',
      policy: { ...reading, needs: 'payrun.close' },
      params,
      ifMatch: 'required',
      idempotencyKey: 'required',
      answer: { status: 202, schema: payRun },
      examples: { params: examples.params, answer: { ...examples.answer, work: 'Closing', actions: [] } },
      handler: async (input) => answer(input, await service.close(input, input.params.id, input.version)),
    }),
    operation({
      id: 'listPayRunReview',
      method: 'GET',
      path: '/admin/pay-runs/{id}/review',
      tag,
      summary: 'The payouts as they would be, and who is held and why',
      description: 'Of a closed run: who was held (R-PAY-02); its payouts are in `listPayouts`.',
      policy: reading,
      params,
      query: reviewList.query,
      answer: { status: 200, schema: listAnswer(reviewRow) },
      examples: {
        params: examples.params,
        query: { filter: '{"processing":{"eq":"Action Required"}}' },
        answer: { rows: [examples.review] },
      },
      async handler(input) {
        const { id } = await service.find(input, input.params.id);
        return { rows: (await reviewList.page(input.query, reviewSource(input.db, id))).map(toReviewRow) };
      },
    }),
    operation({
      id: 'countPayRunReview',
      method: 'GET',
      path: '/admin/pay-runs/{id}/review/count',
      tag,
      summary: 'How many payouts as they would be match',
      policy: reading,
      params,
      query: reviewList.countQuery,
      answer: { status: 200, schema: countAnswer },
      examples: { params: examples.params, answer: { count: 216 } },
      async handler(input) {
        const { id } = await service.find(input, input.params.id);
        return { count: await reviewList.count(input.query.filter, reviewSource(input.db, id).scoped) };
      },
    }),
  ];
};
