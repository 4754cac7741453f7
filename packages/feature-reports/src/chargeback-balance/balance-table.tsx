import { chargebackBalanceReportFields } from '@upline/api-client/lists/chargeback-balance-report.ts';
import { columnsFor, type RowOf } from '@upline/shell';

const money = {
  currency: (row: RowOf<'listChargebackBalanceReport'>) => row.currency,
  secret: true,
} as const;

/** Columns of the report (domain.md 2.24); the same for the whole company. */
export const BALANCE_COLUMNS = columnsFor<'listChargebackBalanceReport'>(chargebackBalanceReportFields, [
  { field: 'name', pinned: true, secret: true, cardRole: 'title', width: 200 },
  { field: 'code', secret: true, cardRole: 'subtitle', width: 100 },
  { field: 'currency', cardRole: 'meta', width: 110 },
  { field: 'open_chargebacks', cardRole: 'meta', width: 180 },
  { field: 'recovered_cents', ...money, width: 120 },
  { field: 'balance_cents', ...money, cardRole: 'value', width: 120 },
  { field: 'oldest_days', cardRole: 'meta', width: 125 },
  { field: 'forecast_cents', ...money, width: 150 },
]);
