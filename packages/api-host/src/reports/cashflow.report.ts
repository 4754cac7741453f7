import { CURRENCIES } from '@upline/domain';
import { z } from 'zod';
import type { Db } from '../platform/database.ts';
import type { ExportAsked, ExportReader } from '../platform/download/exports.ts';
import type { Area } from '../platform/host.ts';
import { defineList } from '../platform/list/define-list.ts';
import type { ListFields } from '../platform/list/list-field.ts';
import { CASHFLOW_AMOUNTS, type CashflowRow, cashflowRows, cashflowTotals } from './cashflow.store.ts';
import { periodAsked, periodParameters } from './report-parameters.ts';
import { parametersOf, reportOperations } from './report-routes.ts';

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

const fields: ListFields = {
  month: { label: 'Month', type: 'date', column: 'flow.month' },
  currency: { label: 'Currency', type: 'enum', column: 'flow.currency', options: CURRENCIES },
  ...Object.fromEntries(
    CASHFLOW_AMOUNTS.map((each) => [each, { label: LABELS[each], type: 'money', column: `flow.${each}` }]),
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

const sourceOf = (own: boolean) => (db: Db, reader: ExportReader, asked: ExportAsked) =>
  cashflowRows(db, own ? reader.code : undefined, periodAsked(parametersOf(parameters, asked), asked.today));

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

/** Money by month and currency (domain.md 2.24): the own; of the whole company for admins. */
export const cashflowReport: Area = (platform) =>
  (['own', 'company'] as const).flatMap((audience) => {
    const isOwn = audience === 'own';
    const list = listNamed(isOwn ? 'cashflow-report' : 'company-cashflow-report');
    return reportOperations(
      platform,
      {
        name: isOwn ? 'CashflowReport' : 'CompanyCashflowReport',
        path: isOwn ? '/reports/cashflow' : '/admin/reports/cashflow',
        label: 'Cashflow',
        summary: isOwn ? 'The own money by month and currency' : 'Everybody’s money by month and currency',
        description: 'Lines by the month of their posting, payouts by the month of their pay date.',
        list,
        columns: {
          month: { label: 'Month', type: 'date' },
          currency: { label: 'Currency', type: 'text' },
          ...Object.fromEntries(
            CASHFLOW_AMOUNTS.map((each) => [each, { label: LABELS[each], type: 'money' as const }]),
          ),
        },
        parameters,
        row,
        totals,
        examples: {
          query: { period: 'Year', filter: '{"currency":{"eq":"USD"}}' },
          row: { key: '2026-11-01 USD', month: '2026-11-01', currency: 'USD', ...example },
          totals: { totals: [{ currency: 'USD', ...example }] },
        },
        source: sourceOf(isOwn),
        toRow: (each) => each,
        total: async (rows) => ({ totals: await cashflowTotals(rows) }),
      },
      audience,
    );
  });
