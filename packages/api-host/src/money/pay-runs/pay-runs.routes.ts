import { z } from 'zod';
import { activityList, recordActivityAnswer } from '../../platform/audit/record-activity.ts';
import { namesOf } from '../../platform/database/names-of.ts';
import type { Area } from '../../platform/host.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import { idParam } from '../../platform/operation/fields.ts';
import { operation, type Policy, type SignedInContext } from '../../platform/operation/operation.ts';
import { missingRates } from './accounts.store.ts';
import { payRunActivity } from './pay-run-activity.store.ts';
import { payRunExamples as examples } from './pay-runs.examples.ts';
import { payRunExport } from './pay-runs.export.ts';
import { payRunList, reviewList } from './pay-runs.list.ts';
import { toAnswer, toListRow, toReviewRow } from './pay-runs.record.ts';
import { payRun, payRunBody, payRunListRow, proposal, reviewRow } from './pay-runs.schemas.ts';
import { payRuns } from './pay-runs.service.ts';
import type { PayRun } from './pay-runs.store.ts';
import { payRunSource, readProgress, reviewSource } from './pay-runs.store.ts';
import { definePayRunTasks } from './pay-runs.tasks.ts';

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

  async function answer(context: Pick<SignedInContext, 'db' | 'caller'>, run: PayRun) {
    const { db, caller } = context;
    return toAnswer(caller, run, {
      names: await namesOf(db, [run.opened_by, run.closed_by]),
      done: run.work === null ? null : await readProgress(db),
      missingRates: run.status === 'Draft' ? await missingRates(db, run) : [],
    });
  }

  return [
    ...listOperations(platform, {
      name: 'PayRuns',
      path: '/admin/pay-runs',
      tag,
      summary: 'Pay runs, newest first',
      policy: reading,
      list: payRunList,
      row: payRunListRow,
      source: ({ db }) => payRunSource(db),
      toRow: toListRow,
      examples: { query: { filter: '{"status":{"eq":"Closed"}}' }, rows: [examples.row] },
      count: {
        summary: 'How many pay runs match',
        example: { query: { filter: '{"status":{"eq":"Closed"}}' }, count: 11 },
      },
      export: payRunExport,
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
      id: 'listPayRunAudit',
      method: 'GET',
      path: '/admin/pay-runs/{id}/audit',
      tag,
      summary: 'What happened with a pay run, its bank files and returned payouts, newest first',
      policy: reading,
      params,
      query: activityList.query,
      answer: { status: 200, schema: recordActivityAnswer },
      examples: { params: examples.params, query: { limit: '20' }, answer: { rows: [examples.activity] } },
      async handler(input) {
        const { id } = await service.find(input, input.params.id);
        const query = await activityList.asked(input.query, input);
        const rows = await payRunActivity(input.db, id, query);
        return { rows: rows.map((row) => ({ ...row, changes: [...row.changes] })) };
      },
    }),
    ...listOperations(platform, {
      name: 'PayRunReview',
      path: '/admin/pay-runs/{id}/review',
      tag,
      summary: 'The payouts as they would be, and who is held and why',
      description: 'Of a closed run: who was held (R-PAY-02); its payouts are in `listPayouts`.',
      policy: reading,
      list: reviewList,
      row: reviewRow,
      params,
      async source(input) {
        const { id } = await service.find(input, input.params.id);
        return reviewSource(input.db, id);
      },
      toRow: toReviewRow,
      examples: {
        params: examples.params,
        query: { filter: '{"processing":{"eq":"Action Required"}}' },
        rows: [examples.review],
      },
      count: { summary: 'How many payouts as they would be match', example: { count: 216 } },
    }),
  ];
};
