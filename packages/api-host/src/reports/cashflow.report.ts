import { CURRENCIES } from '@upline/domain';
import { FIGURES } from '@upline/domain/figures';
import { z } from 'zod';
import type { Area } from '../platform/host.ts';
import { defineList, type ScopedRows } from '../platform/list/define-list.ts';
import type { ListFields } from '../platform/list/list-field.ts';
import type { ListInput } from '../platform/list/list-operations.ts';
import { CASHFLOW_AMOUNTS, type CashflowRow, cashflowRows, cashflowTotals } from './cashflow.store.ts';
import { periodAsked, periodParameters } from './report-parameters.ts';
import { reportOperations } from './report-routes.ts';

const LABELS = {
  writing_cents: 'Writing',
  split_cents: 'Split',
  training_cents: 'Training',
  override_cents: 'Override',
  revenue_cents: 'Revenue',
  bonuses_cents: 'Bonuses',
  chargebacks_cents: 'Chargebacks',
  withheld_cents: 'Withheld',
  net_paid_cents: 'Net Paid',
  escrow_change_cents: 'Escrow Change',
} as const;

const DEFINITIONS = {
  writing_cents: FIGURES.writingPay,
  split_cents: FIGURES.splitPay,
  training_cents: FIGURES.trainingPay,
  override_cents: FIGURES.overridePay,
  revenue_cents: FIGURES.revenuePay,
  bonuses_cents: FIGURES.bonusPay,
  chargebacks_cents: FIGURES.chargedBack,
  withheld_cents: FIGURES.withheld,
  net_paid_cents: FIGURES.net,
  escrow_change_cents: FIGURES.escrowChange,
} as const;

const fields: ListFields = {
  month: { label: 'Month', type: 'date', column: 'flow.month' },
  currency: { label: 'Currency', type: 'enum', column: 'flow.currency', options: CURRENCIES },
  ...Object.fromEntries(
    CASHFLOW_AMOUNTS.map((each) => [
      each,
      { label: LABELS[each], type: 'money', column: `flow.${each}`, definition: DEFINITIONS[each] },
    ]),
  ),
};

const listNamed = (name: string) =>
  defineList<CashflowRow>({
    name,
    fields,
    defaultOrder: { month: 'DESC', currency: 'DESC' },
    key: { column: 'flow.key', type: 'text' },
    keyOf: ({ key }) => key,
  });
const ownList = listNamed('cashflow-report');

const parameters = periodParameters('Year');
const amounts = {
  writing_cents: z.int().meta({ description: 'With excess, renewals and trails' }),
  split_cents: z.int(),
  training_cents: z.int(),
  override_cents: z.int(),
  revenue_cents: z.int(),
  bonuses_cents: z.int(),
  chargebacks_cents: z.int().meta({ description: 'Charged back, without sign' }),
  withheld_cents: z.int().meta({ description: 'Of payouts, for debts' }),
  net_paid_cents: z.int(),
  escrow_change_cents: z.int().meta({ description: 'More held than released' }),
};
const row = z.strictObject({
  key: z.string(),
  month: z.iso.date(),
  currency: z.enum(CURRENCIES),
  ...amounts,
});
const totals = z.strictObject({
  totals: z.array(z.strictObject({ currency: z.enum(CURRENCIES), ...amounts })),
});

const sourceOf =
  (own: boolean) =>
  ({ db, caller, today, query }: ListInput<typeof parameters>) =>
    cashflowRows(db, own ? caller.code : undefined, periodAsked(query, today));

const example = {
  writing_cents: 180_000,
  split_cents: 0,
  training_cents: 0,
  override_cents: 43_000,
  revenue_cents: 0,
  bonuses_cents: 10_000,
  chargebacks_cents: 84_000,
  withheld_cents: 42_000,
  net_paid_cents: 191_000,
  escrow_change_cents: 0,
};

const shared = {
  description: 'Lines by the month of their posting, payouts by the month of their pay date.',
  file: {
    label: 'Cashflow',
    columns: ownList.columns('month', 'currency', ...CASHFLOW_AMOUNTS),
  },
  parameters,
  row,
  totals,
  examples: {
    query: { period: 'Year', filter: '{"currency":{"eq":"USD"}}' },
    row: { key: '2026-11-01 USD', month: '2026-11-01', currency: 'USD', ...example },
    totals: { totals: [{ currency: 'USD', ...example }] },
  },
  total: async (rows: ScopedRows) => ({ totals: await cashflowTotals(rows) }),
} as const;

/** Money by month and currency (domain.md 2.24): the own; of the whole company for admins. */
export const cashflowReport: Area = (platform) => [
  ...reportOperations(platform, 'own', {
    ...shared,
    name: 'CashflowReport',
    path: '/reports/cashflow',
    summary: 'The own money by month and currency',
    list: ownList,
    source: sourceOf(true),
  }),
  ...reportOperations(platform, 'company', {
    ...shared,
    name: 'CompanyCashflowReport',
    path: '/admin/reports/cashflow',
    summary: 'Everybody’s money by month and currency',
    list: listNamed('company-cashflow-report'),
    source: sourceOf(false),
  }),
];
