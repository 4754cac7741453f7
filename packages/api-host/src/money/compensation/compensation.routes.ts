import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import { idParam } from '../../platform/operation/fields.ts';
import { operation, type Policy } from '../../platform/operation/operation.ts';
import { notFound } from '../../platform/operation/problem.ts';
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
  ...listOperations(platform, {
    name: 'Compensations',
    path: '/payments/compensations',
    tag,
    summary: 'Compensation of the caller, newest first',
    description: OWN,
    policy: reading,
    list: compensationList,
    row: compensationRow,
    source: ({ db, caller, query }) => ownCompensations(db, caller, query),
    toRow: toCompensation,
    examples: {
      query: { filter: '{"status":{"in":["Pending","Escrow"]}}', order: '{"posted_at":"DESC"}' },
      rows: [examples.row],
    },
    count: {
      summary: 'How many lines match',
      example: { query: { filter: '{"status":{"eq":"Paid"}}' }, count: 42 },
    },
    totals: {
      summary: 'Sums of the lines that match, by currency',
      description: 'The columns of domain.md 4.14; escrow is less its Chargeback Escrow entries (R-MNY-12).',
      schema: compensationTotalsAnswer,
      example: { query: { filter: '{"currency":{"eq":"USD"}}' }, answer: examples.totals },
      of: async (matching) => ({ totals: await compensationTotals(matching) }),
    },
    export: { ...compensationExport, description: OWN },
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
