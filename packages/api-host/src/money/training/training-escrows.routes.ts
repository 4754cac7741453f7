import type { Area } from '../../platform/host.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import type { Policy } from '../../platform/operation/operation.ts';
import { trainingExamples as examples } from './training.examples.ts';
import { trainingEscrowExport } from './training.export.ts';
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
  ...listOperations(platform, {
    name: 'TrainingEscrows',
    path: '/payments/training-escrows',
    tag,
    summary: 'Training money of the caller, what is due first comes first',
    description: OWN,
    policy: reading,
    list,
    row: trainingEscrowRow,
    source: ({ db, caller }) => trainingEscrows(db, caller),
    toRow: toTrainingEscrow,
    examples: { query: { filter: '{"status":{"eq":"Escrow"}}' }, rows: [examples.escrow] },
    count: {
      summary: 'How many training lines match',
      example: { query: { filter: '{"program_status":{"eq":"Open"}}' }, count: 3 },
    },
    totals: {
      summary: 'Sums of the training lines that match, by currency',
      schema: trainingEscrowTotalsAnswer,
      example: { query: { filter: '{"status":{"eq":"Escrow"}}' }, answer: examples.totals },
      of: async (matching) => ({ totals: await trainingEscrowTotals(matching) }),
    },
    export: { ...trainingEscrowExport, description: OWN },
  }),
];
