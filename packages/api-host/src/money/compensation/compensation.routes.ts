import { z } from 'zod';
import { exportOperation } from '../../platform/download/export-operation.ts';
import { idParam } from '../../platform/fields.ts';
import type { Area } from '../../platform/host.ts';
import { countAnswer, listAnswer } from '../../platform/list/define-list.ts';
import { operation, type Policy } from '../../platform/operation.ts';
import { notFound } from '../../platform/problem.ts';
import { compensationExamples as examples } from './compensation.examples.ts';
import { compensationExport } from './compensation.export.ts';
import { compensationList } from './compensation.list.ts';
import { toCompensation } from './compensation.record.ts';
import { compensationDetail, compensationRow, compensationTotalsAnswer } from './compensation.schemas.ts';
import { detailOf } from './compensation-detail.ts';
import { compensationTotals, ownCompensations } from './compensation-reads.store.ts';

const tag = 'Compensations';
const OWN =
  'Lines paid to the caller alone: an upline never sees what others earn (domain.md 7.1). Of policies the caller has no part in the last four of the number are shown.';
const params = z.strictObject({ id: idParam() });
const reading = {
  needs: 'payments.view',
  audience: 'portal',
  scope: 'own',
  proxy: 'allowed',
} as const satisfies Policy;

/** Own lines (domain.md 2.17, B.4). */
export const compensationRoutes: Area = (platform) => [
  operation({
    id: 'listCompensations',
    method: 'GET',
    path: '/payments/compensations',
    tag,
    summary: 'Compensation of the caller, newest first',
    description: OWN,
    policy: reading,
    query: compensationList.query,
    answer: { status: 200, schema: listAnswer(compensationRow) },
    examples: {
      query: { filter: '{"status":{"in":["Pending","Escrow"]}}', order: '{"posted_at":"DESC"}' },
      answer: { rows: [examples.row] },
    },
    async handler({ db, caller, query }) {
      const rows = await compensationList.page(query, ownCompensations(db, caller, query));
      return { rows: rows.map(toCompensation) };
    },
  }),
  operation({
    id: 'countCompensations',
    method: 'GET',
    path: '/payments/compensations/count',
    tag,
    summary: 'How many lines match',
    policy: reading,
    query: compensationList.countQuery,
    answer: { status: 200, schema: countAnswer },
    examples: { query: { filter: '{"status":{"eq":"Paid"}}' }, answer: { count: 42 } },
    handler: async ({ db, caller, query }) => ({
      count: await compensationList.count(query.filter, ownCompensations(db, caller, query).scoped),
    }),
  }),
  operation({
    id: 'totalCompensations',
    method: 'GET',
    path: '/payments/compensations/totals',
    tag,
    summary: 'Sums of the lines that match, by currency',
    description: 'The columns of domain.md 4.14; escrow is less its Chargeback Escrow entries (R-MNY-12).',
    policy: reading,
    query: compensationList.countQuery,
    answer: { status: 200, schema: compensationTotalsAnswer },
    examples: { query: { filter: '{"currency":{"eq":"USD"}}' }, answer: examples.totals },
    handler: async ({ db, caller, query }) => ({
      totals: await compensationTotals(
        ownCompensations(db, caller, query).scoped.where(compensationList.matching(query.filter)),
      ),
    }),
  }),
  exportOperation(platform, compensationExport, {
    id: 'exportCompensations',
    list: '/payments/compensations',
    tag,
    policy: reading,
    description: OWN,
  }),
  operation({
    id: 'getCompensation',
    method: 'GET',
    path: '/payments/compensations/{id}',
    tag,
    summary: 'A line with its explanation',
    description: 'Somebody else’s line is unknown (404).',
    policy: reading,
    params,
    answer: { status: 200, schema: compensationDetail },
    examples: { params: examples.params, answer: examples.detail },
    async handler({ db, caller, params: { id } }) {
      const row = await ownCompensations(db, caller).find(id);
      if (!row) throw notFound();
      return { ...toCompensation(row), ...(await detailOf(db, caller, row)) };
    },
  }),
];
