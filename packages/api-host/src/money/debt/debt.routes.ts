import type { Area } from '../../platform/host.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import { operation, type Policy } from '../../platform/operation/operation.ts';
import { debtAnswer, debtEntryRow, debtExamples as examples } from './debt.schemas.ts';
import { debtOf } from './debt.service.ts';
import { debtEntryList as list } from './debt-entries.list.ts';
import { debtEntries } from './debt-entries.store.ts';

const tag = 'Chargebacks';
const policy = {
  needs: 'payments.view',
  audience: 'portal',
  scope: 'own',
  proxy: 'allowed',
} as const satisfies Policy;

/** The own debt: its running balance and when it is paid off (domain.md 2.18, 8.1). */
export const debtRoutes: Area = (platform) => [
  operation({
    id: 'getDebt',
    method: 'GET',
    path: '/payments/debt',
    tag,
    summary: 'What is owed back, when it is paid off, and who would take it over',
    policy,
    answer: { status: 200, schema: debtAnswer },
    examples: { answer: examples.answer },
    handler: (input) => debtOf(input),
  }),
  ...listOperations(platform, {
    name: 'DebtEntries',
    path: '/payments/debt/entries',
    tag,
    summary: 'The running balance of the own debts, the last entry first',
    policy,
    list,
    row: debtEntryRow,
    source: ({ db, caller }) => debtEntries(db, caller),
    examples: { query: { filter: '{"currency":{"eq":"USD"}}' }, rows: [examples.entry] },
    count: {
      summary: 'How many entries match',
      example: { query: { filter: '{"currency":{"eq":"USD"}}' }, count: 2 },
    },
  }),
];
