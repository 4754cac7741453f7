import { CURRENCIES } from '@upline/domain';
import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import { idParam } from '../../platform/operation/fields.ts';
import { operation, type Policy } from '../../platform/operation/operation.ts';
import { notFound } from '../../platform/operation/problem.ts';
import { ledgerExamples as examples } from './ledger.examples.ts';
import { ACCOUNT_NAMES, journalList } from './ledger.list.ts';
import { journalDetail, journalListRow, trialBalanceAnswer, trialBalanceQuery } from './ledger.schemas.ts';
import {
  findJournal,
  findReversal,
  findSource,
  type JournalRow,
  journalSource,
  linesOf,
  trialBalance,
} from './ledger.store.ts';

const tag = 'Ledger';
const reading = {
  needs: 'payments.manage',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;
const params = z.strictObject({ id: idParam() });
const FILTERS = `Filters: on_date, kind, source_id, currency, description, account (${ACCOUNT_NAMES}), associate_code.`;

/** A journal as it is answered: by whom it was posted, by name. */
const toRow = ({ maker_name, created_by: code, ...journal }: JournalRow) => ({
  ...journal,
  created_by: code === null ? null : { code, name: maker_name ?? code },
});

/** Read-only: journals come about by business events alone. */
export const ledgerRoutes: Area = (platform) => [
  operation({
    id: 'getTrialBalance',
    method: 'GET',
    path: '/admin/ledger/trial-balance',
    tag,
    summary: 'Debits and credits of every kind of account',
    description:
      'Up to and including a company day, today when absent. Debits equal credits in each currency (R-07).',
    policy: reading,
    query: trialBalanceQuery,
    answer: { status: 200, schema: trialBalanceAnswer },
    examples: { query: { until: '2026-11-20' }, answer: examples.trialBalance },
    async handler({ db, query }) {
      const until = query.until ?? null;
      const found = await trialBalance(db, until);
      return {
        until,
        rows: found.map(({ kind, ...row }) => ({
          ...row,
          account: kind,
          balance_cents: row.debit_cents - row.credit_cents,
        })),
        totals: CURRENCIES.filter((currency) => found.some((row) => row.currency === currency)).map(
          (currency) => {
            const own = found.filter((row) => row.currency === currency);
            const debit_cents = own.reduce((sum, row) => sum + row.debit_cents, 0);
            const credit_cents = own.reduce((sum, row) => sum + row.credit_cents, 0);
            return { currency, debit_cents, credit_cents, is_balanced: debit_cents === credit_cents };
          },
        ),
      };
    },
  }),
  ...listOperations(platform, {
    name: 'Journals',
    path: '/admin/ledger/journals',
    tag,
    summary: 'Journals, newest first',
    description: FILTERS,
    policy: reading,
    list: journalList,
    row: journalListRow,
    source: ({ db }) => journalSource(db),
    toRow,
    examples: {
      query: { filter: '{"associate_code":{"eq":"U000008"}}', order: '{"on_date":"DESC"}' },
      rows: [examples.row],
    },
    count: {
      summary: 'How many journals match',
      description: FILTERS,
      example: { query: { filter: '{"kind":{"eq":"Pay Run"}}' }, count: 12 },
    },
  }),
  operation({
    id: 'getJournal',
    method: 'GET',
    path: '/admin/ledger/journals/{id}',
    tag,
    summary: 'A journal with its lines',
    policy: reading,
    params,
    answer: { status: 200, schema: journalDetail },
    examples: { params: examples.params, answer: examples.detail },
    async handler({ db, params: { id } }) {
      const journal = await findJournal(db, id);
      if (!journal) throw notFound();
      const [lines, reversal] = [await linesOf(db, id), await findReversal(db, id)];
      const { line_count, ...fields } = toRow(journal);
      return {
        ...fields,
        reversed_by_id: reversal?.id ?? null,
        source: (await findSource(db, journal.source_id)) ?? null,
        lines: lines.map((line) => ({
          line_no: line.line_no,
          account: line.kind,
          associate:
            line.associate_code === null
              ? null
              : { code: line.associate_code, name: `${line.first_name} ${line.last_name}` },
          debit_cents: Math.max(0, line.amount_cents),
          credit_cents: Math.max(0, -line.amount_cents),
        })),
      };
    },
  }),
];
