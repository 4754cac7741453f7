import { z } from 'zod';
import type { Area } from '../platform/host.ts';
import { listAnswer } from '../platform/list/define-list.ts';
import { timestamp } from '../platform/operation/fields.ts';
import { operation, type Policy } from '../platform/operation/operation.ts';
import { lastFindings } from './books-check.store.ts';
import { BOOKS_CHECKS, CHECKS, inWords } from './books-check.ts';

const tag = 'Ledger';
const reading = {
  needs: 'payments.manage',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;

const booksCheck = z.strictObject({
  task: z.enum(BOOKS_CHECKS),
  compares: z.string(),
  at: z.string().meta({ description: 'Time of the night on the company clock' }),
  checked_at: timestamp().nullable().meta({ description: 'Null before its first run' }),
  findings: z.array(z.strictObject({ name: z.string(), count: z.int() })),
  is_whole: z.boolean().nullable().meta({ description: 'Null before its first run' }),
});

const examples = {
  whole: {
    task: 'verify-ledger',
    compares: 'Every journal adds up, and balances are what was posted',
    at: '03:15',
    checked_at: '2026-11-25T08:15:02.000Z',
    findings: [{ name: 'unbalanced', count: 0 }],
    is_whole: true,
  },
  broken: {
    task: 'verify-pay-runs',
    compares: 'Pay runs, payouts and debts agree with the ledger',
    at: '03:20',
    checked_at: '2026-11-25T08:20:01.000Z',
    findings: [
      { name: 'pending', count: 1 },
      { name: 'payable', count: 0 },
    ],
    is_whole: false,
  },
} as const;

/** What the checks of the night compare, and what they found last. */
export const booksCheckRoutes: Area = ({ jobs, audit }) => [
  operation({
    id: 'listBooksChecks',
    method: 'GET',
    path: '/admin/ledger/checks',
    tag,
    summary: 'Checks of the books with their last result',
    policy: reading,
    answer: { status: 200, schema: listAnswer(booksCheck) },
    examples: { answer: { rows: [examples.whole, examples.broken] } },
    async handler({ db }) {
      const found = new Map((await lastFindings(db)).map((row) => [row.task, row]));
      return {
        rows: CHECKS.map(({ task, at, compares }) => {
          const last = found.get(task);
          const findings = Object.entries(last?.findings ?? {}).map(([name, count]) => ({
            name: inWords(name),
            count,
          }));
          return {
            task,
            compares,
            at,
            checked_at: last?.checked_at ?? null,
            findings,
            is_whole: last ? findings.every(({ count }) => count === 0) : null,
          };
        }),
      };
    },
  }),
  operation({
    id: 'runBooksChecks',
    method: 'POST',
    path: '/admin/ledger/checks/run',
    tag,
    summary: 'Check the books now',
    description: 'In the background; `listBooksChecks` has the new results when `checked_at` has moved.',
    policy: reading,
    idempotencyKey: 'required',
    answer: { status: 202, schema: z.strictObject({ asked_at: timestamp() }) },
    examples: { answer: { asked_at: '2026-11-25T15:00:00.000Z' } },
    async handler(input) {
      for (const { task } of CHECKS) await jobs.add(input.db, task, {}, { key: 'now' });
      audit.record(input, {
        action: 'post',
        entity: 'books_check',
        entityId: 'now',
        entityLabel: 'Check of the books',
      });
      return { asked_at: input.now };
    },
  }),
];
