import { payRunsFields } from '@upline/api-client/lists/pay-runs.ts';
import { formatDate } from '@upline/domain';
import { columnsFor } from '@upline/shell';
import { Money } from '@upline/ui-kit/format/formats.tsx';
import type { RunTotals } from './pay-run-lists.ts';
import classes from './pay-runs.module.css';

type Amount = 'gross_cents' | 'withheld_cents' | 'net_cents';

/** An amount of a run, a line for each currency; nothing before the run is computed. */
const amounts = (totals: readonly RunTotals[], of: Amount) =>
  totals.length === 0 ? (
    '—'
  ) : (
    <span className={classes.amounts}>
      {totals.map((each) => (
        <Money key={each.currency} cents={each[of]} currency={each.currency} />
      ))}
    </span>
  );

const periodOf = ({ period_start, period_end }: { period_start: string; period_end: string }) =>
  `${formatDate(period_start)} – ${formatDate(period_end)}`;

const peopleOf = (totals: readonly RunTotals[], of: 'associates' | 'held') =>
  totals.length === 0 ? null : totals.reduce((sum, each) => sum + each[of], 0);

/** Columns of the pay runs (domain.md 2.36). */
export const PAY_RUN_COLUMNS = columnsFor<'listPayRuns'>(payRunsFields, [
  {
    field: 'number',
    as: 'custom',
    value: (row) => `Pay run ${row.number}`,
    cell: (row) => `Pay run ${row.number}`,
    pinned: true,
    cardRole: 'title',
    width: 120,
  },
  { field: 'status', as: 'status', cardRole: 'meta', width: 100 },
  {
    id: 'period',
    label: 'Period',
    type: 'text',
    value: periodOf,
    file: ['period_start', 'period_end'],
    cardRole: 'subtitle',
    width: 195,
  },
  { field: 'pay_date', cardRole: 'meta', width: 110 },
  {
    id: 'associates',
    label: 'Associates',
    type: 'number',
    value: (row) => peopleOf(row.totals, 'associates'),
    file: ['associates_usd', 'associates_cad'],
    width: 105,
  },
  {
    id: 'held',
    label: 'Held',
    type: 'number',
    value: (row) => peopleOf(row.totals, 'held'),
    file: ['held_usd', 'held_cad'],
    width: 80,
  },
  {
    id: 'gross',
    label: 'Gross',
    type: 'money',
    secret: true,
    cell: (row) => amounts(row.totals, 'gross_cents'),
    file: ['gross_usd', 'gross_cad'],
    width: 130,
  },
  {
    id: 'withheld',
    label: 'Withheld',
    type: 'money',
    secret: true,
    cell: (row) => amounts(row.totals, 'withheld_cents'),
    file: ['withheld_usd', 'withheld_cad'],
    width: 130,
  },
  {
    id: 'net',
    label: 'Net',
    type: 'money',
    secret: true,
    cardRole: 'value',
    cell: (row) => amounts(row.totals, 'net_cents'),
    file: ['net_usd', 'net_cad'],
    width: 130,
  },
  { field: 'period_start', defaultHidden: true, width: 125 },
  { field: 'period_end', defaultHidden: true, width: 125 },
  { field: 'closed_at', relative: true, defaultHidden: true, width: 130 },
]);
