import { cashflowReportFields } from '@upline/api-client/lists/cashflow-report.ts';
import { formatMonth } from '@upline/domain';
import { columnsFor, type RowOf } from '@upline/shell';

type Row = RowOf<'listCashflowReport'>;

const money = { currency: (row: Row) => row.currency, secret: true } as const;

/** Columns of the report (domain.md 2.24); the same for the whole company. */
export const CASHFLOW_COLUMNS = columnsFor<'listCashflowReport'>(cashflowReportFields, [
  {
    field: 'month',
    as: 'custom',
    cell: (row) => formatMonth(row.month),
    pinned: true,
    cardRole: 'title',
    width: 145,
  },
  { field: 'currency', cardRole: 'subtitle', width: 110 },
  { field: 'net_paid_cents', ...money, cardRole: 'value', width: 120 },
  { field: 'writing_cents', ...money, width: 115 },
  { field: 'split_cents', ...money, width: 110 },
  { field: 'training_cents', ...money, width: 110 },
  { field: 'override_cents', ...money, width: 115 },
  { field: 'revenue_cents', ...money, width: 115 },
  { field: 'bonuses_cents', ...money, width: 110 },
  { field: 'chargebacks_cents', ...money, cardRole: 'meta', width: 145 },
  { field: 'withheld_cents', ...money, width: 110 },
  { field: 'escrow_change_cents', ...money, width: 160 },
]);
