import { COMPANY_TIME_ZONE, formatDateTime } from '@upline/domain';
import { Checklist } from '@upline/shell';
import { Banner } from '@upline/ui-kit';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import { Money } from '@upline/ui-kit/format/formats.tsx';
import type { PayRun } from './pay-run-lists.ts';
import classes from './pay-runs.module.css';
import { heldIn, inWords, peopleIn, RunTotalsTable } from './run-totals.tsx';
import type { MoneyOf } from './use-run.ts';

/** What opening a draft will do. */
export function OpenPreview({ run }: { readonly run: PayRun }) {
  return (
    <div className={classes.step}>
      <p>
        Lines posted up to {formatDateTime(new Date(run.cut_off_at), COMPANY_TIME_ZONE)} come into the run, or
        up to now if that is earlier. What everybody would get is computed for review; no money moves, and the
        run can go back to the draft.
      </p>
      <Checklist title="Opening needs" needs={run.needs} />
    </div>
  );
}

/** What closing an open run will do. */
export function ClosePreview({ run }: { readonly run: PayRun }) {
  const held = heldIn(run.totals);
  return (
    <div className={classes.step}>
      <p>
        {inWords(peopleIn(run.totals), 'associate')} will be paid as reviewed: their lines become Paid, debts
        are recovered, the ledger is posted, and everybody is notified. If anything has changed since the
        review, nothing happens. A closed run is final.
      </p>
      <RunTotalsTable label="Will be paid" totals={run.totals} />
      {held > 0 && (
        <Banner tone="warning" title={inWords(held, 'person is left out', 'people are left out')}>
          Their lines stay Pending for a later run. The reasons are under “Warnings”.
        </Banner>
      )}
    </div>
  );
}

interface MoneyTableProps {
  readonly label: string;
  readonly totals: MoneyOf;
}

/** How many payouts and how much, by currency. */
export function MoneyTable({ label, totals }: MoneyTableProps) {
  return (
    <FactTable
      label={label}
      rows={totals}
      rowKey={({ currency }) => currency}
      columns={[
        { label: 'Currency', of: ({ currency }) => currency },
        { label: 'Payouts', isNumber: true, of: ({ count }) => count },
        {
          label: 'Amount',
          isNumber: true,
          of: ({ net_cents, currency }) => <Money cents={net_cents} currency={currency} />,
        },
      ]}
    />
  );
}
