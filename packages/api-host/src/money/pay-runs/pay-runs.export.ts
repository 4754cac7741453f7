import type { RunTotals } from '@upline/domain/pay-run';
import type { ExportColumns } from '../../platform/download/export-column.ts';
import type { ListExport } from '../../platform/list/list-operations.ts';
import { payRunList } from './pay-runs.list.ts';
import type { PayRun } from './pay-runs.store.ts';

const of = (run: PayRun, currency: RunTotals['currency']) =>
  run.totals.find((totals) => totals.currency === currency);

/** The amounts of one currency. */
const amounts = (currency: RunTotals['currency']): ExportColumns<PayRun> => ({
  [`associates_${currency.toLowerCase()}`]: {
    label: `Associates ${currency}`,
    type: 'number',
    value: (run) => of(run, currency)?.associates,
  },
  [`held_${currency.toLowerCase()}`]: {
    label: `Held ${currency}`,
    type: 'number',
    value: (run) => of(run, currency)?.held,
  },
  [`gross_${currency.toLowerCase()}`]: {
    label: `Gross ${currency}`,
    type: 'money',
    value: (run) => of(run, currency)?.gross_cents,
  },
  [`withheld_${currency.toLowerCase()}`]: {
    label: `Withheld ${currency}`,
    type: 'money',
    value: (run) => of(run, currency)?.withheld_cents,
  },
  [`net_${currency.toLowerCase()}`]: {
    label: `Net ${currency}`,
    type: 'money',
    value: (run) => of(run, currency)?.net_cents,
  },
});

/** The list of pay runs as a file. */
export const payRunExport: ListExport<PayRun> = {
  label: 'Pay Runs',
  needs: 'payments.manage',
  columns: {
    ...payRunList.columns('number', 'period_start', 'period_end', 'pay_date', 'status', 'closed_at'),
    ...amounts('USD'),
    ...amounts('CAD'),
  },
};
