import { addDays, addMonths, CURRENCIES } from '@upline/domain';
import { z } from 'zod';
import type { Area } from '../../../platform/host.ts';
import { defineList, listAnswer } from '../../../platform/list/define-list.ts';
import { type ListExport, listOperations } from '../../../platform/list/list-operations.ts';
import { operation, type Policy } from '../../../platform/operation/operation.ts';
import { invalid } from '../../../platform/operation/problem.ts';
import { providerPaymentExamples as payments } from '../provider-payments.examples.ts';
import { PAYMENT_KINDS } from '../provider-payments.tables.ts';
import {
  FINDINGS,
  type Period,
  type ProviderSums,
  providerSums,
  type ReconciledRow,
  reconciliationSource,
} from './reconciliation.store.ts';

const tag = 'Provider payments';
const PATH = '/admin/provider-reconciliation';
const managing = {
  needs: 'payments.manage',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;

const day = (label: string, description: string) =>
  z.iso
    .date()
    .refine((text) => text >= '2000-01-01' && text < '2200-01-01', '{label} is not valid')
    .optional()
    .meta({ label, description });
const period = {
  from: day('From', 'First day of statements; by default of this month'),
  to: day('To', 'Last day; by default of the month of the first'),
};

function periodAsked(
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  today: string,
): Period {
  const first = from ?? `${today.slice(0, 7)}-01`;
  const last = to ?? addDays(addMonths(`${first.slice(0, 7)}-01`, 1), -1);
  if (last < first) throw invalid([{ field: 'to', message: 'To must not be before From' }]);
  return { from: first, to: last };
}

const sums = z.strictObject({
  provider_id: z.guid(),
  provider: z.string(),
  currency: z.enum(CURRENCIES),
  expected_cents: z.int(),
  stated_cents: z.int(),
  paid_cents: z.int().meta({ description: 'Of what was stated: matched and accepted' }),
  difference_cents: z.int().meta({ description: 'Stated less expected' }),
  claimed_cents: z.int().meta({ description: 'What the carrier owes on rows that are Missing or Short' }),
  missing: z.int(),
  short: z.int(),
  unknown: z.int(),
  over: z.int(),
  agreed: z.int(),
}) satisfies z.ZodType<ProviderSums>;

const reconciled = z.strictObject({
  key: z.string(),
  provider_id: z.guid(),
  provider: z.string(),
  policy_id: z.guid().nullable(),
  policy_number: z.string(),
  kind: z.enum(PAYMENT_KINDS),
  currency: z.enum(CURRENCIES),
  on_date: z.iso.date().meta({ description: 'Of the last statement, or of the issue where nothing came' }),
  expected_cents: z.int(),
  stated_cents: z.int(),
  paid_cents: z.int(),
  difference_cents: z.int(),
  finding: z.enum(FINDINGS),
  lines: z.int(),
  payment_id: z.guid().nullable().meta({ description: 'Where one line alone was stated' }),
}) satisfies z.ZodType<ReconciledRow>;

const list = defineList<ReconciledRow>({
  name: 'reconciliation',
  fields: {
    provider: { label: 'Provider', type: 'text', column: 'provider.name' },
    policy_number: { label: 'Policy', type: 'text', column: 'entry.policy_number' },
    kind: { label: 'Kind', type: 'enum', column: 'entry.kind', options: PAYMENT_KINDS },
    on_date: { label: 'Date', type: 'date', column: 'entry.on_date' },
    expected_cents: { label: 'Expected', type: 'money', column: 'entry.expected_cents' },
    stated_cents: { label: 'Stated', type: 'money', column: 'entry.stated_cents' },
    paid_cents: { label: 'Paid', type: 'money', column: 'entry.paid_cents' },
    difference_cents: { label: 'Difference', type: 'money', column: 'entry.difference_cents' },
    finding: { label: 'Finding', type: 'enum', column: 'entry.finding', options: FINDINGS },
    currency: { label: 'Currency', type: 'enum', column: 'entry.currency', options: CURRENCIES },
  },
  defaultOrder: { difference_cents: 'ASC' },
  key: { column: 'entry.key', type: 'text' },
  keyOf: (row) => row.key,
});

const file: ListExport<ReconciledRow> = {
  label: 'Claims',
  needs: 'payments.manage',
  columns: list.columns(
    'provider',
    'policy_number',
    'kind',
    'on_date',
    'expected_cents',
    'stated_cents',
    'paid_cents',
    'difference_cents',
    'currency',
    'finding',
  ),
};

const provider = payments.answer.provider;
const row = {
  key: 'missing:0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d',
  provider_id: provider.id,
  provider: provider.name,
  policy_id: '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d',
  policy_number: 'GT-104821',
  kind: 'First Year',
  currency: 'USD',
  on_date: '2026-11-09',
  expected_cents: 360_000,
  stated_cents: 0,
  paid_cents: 0,
  difference_cents: -360_000,
  finding: 'Missing',
  lines: 0,
  payment_id: null,
} satisfies z.input<typeof reconciled>;
const MONTH = { from: '2026-11-01', to: '2026-11-30' };

/** What carriers stated against what they owe, and what is claimed of them (domain.md 2.22). */
export const reconciliationRoutes: Area = (platform) => [
  operation({
    id: 'getReconciliation',
    method: 'GET',
    path: PATH,
    tag,
    summary: 'Expected, stated, paid and difference by provider and currency',
    description:
      'Of statements dated in the period, and of policies issued in it on which nothing has come. The sums are those of `listReconciledRows`.',
    policy: managing,
    query: z.strictObject(period),
    answer: { status: 200, schema: listAnswer(sums) },
    examples: {
      query: MONTH,
      answer: {
        rows: [
          {
            provider_id: provider.id,
            provider: provider.name,
            currency: 'USD',
            expected_cents: 4_860_000,
            stated_cents: 4_490_500,
            paid_cents: 4_480_000,
            difference_cents: -369_500,
            claimed_cents: 380_000,
            missing: 1,
            short: 1,
            unknown: 1,
            over: 0,
            agreed: 12,
          },
        ],
      },
    },
    handler: async ({ db, query, today }) => ({ rows: await providerSums(db, periodAsked(query, today)) }),
  }),
  ...listOperations(platform, {
    name: 'ReconciledRows',
    path: `${PATH}/rows`,
    tag,
    summary: 'What was stated against what was expected, policy by policy; the largest shortfall first',
    policy: managing,
    list,
    row: reconciled,
    parameters: period,
    source: ({ db, query, today }) => reconciliationSource(db, periodAsked(query, today)),
    examples: { query: { ...MONTH, filter: '{"finding":{"in":["Missing","Short"]}}' }, rows: [row] },
    count: { summary: 'How many rows match', example: { query: MONTH, count: 15 } },
    export: file,
  }),
];
