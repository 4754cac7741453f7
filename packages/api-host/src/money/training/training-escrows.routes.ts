import { exportOperation } from '../../platform/download/export-operation.ts';
import type { Area } from '../../platform/host.ts';
import { countAnswer, listAnswer } from '../../platform/list/define-list.ts';
import { operation, type Policy } from '../../platform/operation.ts';
import { trainingExamples as examples } from './training.examples.ts';
import { trainingEscrowExport } from './training.exports.ts';
import { toTrainingEscrow } from './training.record.ts';
import { trainingEscrowRow, trainingEscrowTotalsAnswer } from './training.schemas.ts';
import { trainingEscrowList as list } from './training-programs.list.ts';
import { trainingEscrows, trainingEscrowTotals } from './training-reads.store.ts';

const tag = 'Compensations';
const OWN =
  'Training lines of the caller, and what reverted to the caller as writing associate; nobody else’s (domain.md 7.1).';
const reading = {
  needs: 'payments.view',
  audience: 'portal',
  scope: 'own',
  proxy: 'allowed',
} as const satisfies Policy;

/** Money that waits for training programs, and what became of it (domain.md 2.19). */
export const trainingEscrowRoutes: Area = (platform) => [
  operation({
    id: 'listTrainingEscrows',
    method: 'GET',
    path: '/payments/training-escrows',
    tag,
    summary: 'Training money of the caller, what is due first comes first',
    description: OWN,
    policy: reading,
    query: list.query,
    answer: { status: 200, schema: listAnswer(trainingEscrowRow) },
    examples: { query: { filter: '{"status":{"eq":"Escrow"}}' }, answer: { rows: [examples.escrow] } },
    async handler({ db, caller, query }) {
      const rows = await list.page(query, trainingEscrows(db, caller));
      return { rows: rows.map(toTrainingEscrow) };
    },
  }),
  operation({
    id: 'countTrainingEscrows',
    method: 'GET',
    path: '/payments/training-escrows/count',
    tag,
    summary: 'How many training lines match',
    policy: reading,
    query: list.countQuery,
    answer: { status: 200, schema: countAnswer },
    examples: { query: { filter: '{"program_status":{"eq":"Open"}}' }, answer: { count: 3 } },
    handler: async ({ db, caller, query }) => ({
      count: await list.count(query.filter, trainingEscrows(db, caller).scoped),
    }),
  }),
  operation({
    id: 'totalTrainingEscrows',
    method: 'GET',
    path: '/payments/training-escrows/totals',
    tag,
    summary: 'Sums of the training lines that match, by currency',
    policy: reading,
    query: list.countQuery,
    answer: { status: 200, schema: trainingEscrowTotalsAnswer },
    examples: { query: { filter: '{"status":{"eq":"Escrow"}}' }, answer: examples.totals },
    handler: async ({ db, caller, query }) => ({
      totals: await trainingEscrowTotals(
        trainingEscrows(db, caller).scoped.where(list.matching(query.filter)),
      ),
    }),
  }),
  exportOperation(platform, trainingEscrowExport, {
    id: 'exportTrainingEscrows',
    list: '/payments/training-escrows',
    tag,
    policy: reading,
    description: OWN,
  }),
];
