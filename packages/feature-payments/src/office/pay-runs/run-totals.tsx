import { formatNumber } from '@upline/domain';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import { Money } from '@upline/ui-kit/format/formats.tsx';
import type { RunTotals } from './pay-run-lists.ts';

interface RunTotalsTableProps {
  readonly label: string;
  readonly totals: readonly RunTotals[];
}

const amount = (label: string, of: (row: RunTotals) => number) => ({
  label,
  isNumber: true,
  of: (row: RunTotals) => <Money cents={of(row)} currency={row.currency} />,
});

/** What a run pays, by currency: gross less what is withheld, with what is carried in and over, is what is paid out. */
export function RunTotalsTable({ label, totals }: RunTotalsTableProps) {
  return (
    <FactTable
      label={label}
      rows={totals}
      rowKey={({ currency }) => currency}
      columns={[
        { label: 'Currency', of: ({ currency }) => currency },
        { label: 'Associates', isNumber: true, of: ({ associates }) => formatNumber(associates) },
        amount('Gross', ({ gross_cents }) => gross_cents),
        amount('Withheld', ({ withheld_cents }) => -withheld_cents),
        amount('Carried in', ({ carry_in_cents }) => carry_in_cents),
        amount('Carried over', ({ carry_out_cents }) => -carry_out_cents),
        amount('Paid out', ({ net_cents }) => net_cents),
      ]}
    />
  );
}

export const heldIn = (totals: readonly RunTotals[]) => totals.reduce((sum, { held }) => sum + held, 0);
export const peopleIn = (totals: readonly RunTotals[]) =>
  totals.reduce((sum, { associates }) => sum + associates, 0);
export const inWords = (count: number, one: string, many = `${one}s`) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;
