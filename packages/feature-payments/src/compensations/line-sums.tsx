import type { OperationAnswer } from '@upline/api-client';
import { Headline } from '@upline/shell';
import { Money } from '@upline/ui-kit/format/formats.tsx';

type Sums = OperationAnswer<'totalCompensations'>['totals'][number];

const PARTS = [
  ['Paid', 'paid_cents'],
  ['Pending', 'pending_cents'],
  ['Escrow', 'escrow_cents'],
  ['Charged back', 'chargeback_cents'],
] as const;

/** What lines come to and what became of them (domain.md 4.14); of several currencies each by itself. */
export function LineSums({ totals }: { readonly totals: readonly Sums[] }) {
  if (totals.length === 0) return null;
  const [only] = totals;
  return (
    <Headline
      figures={
        totals.length === 1 && only
          ? [figureOf(only, 'All lines shown'), ...partsOf(only)]
          : totals.map((sums) => figureOf(sums, `All lines in ${sums.currency}`))
      }
    />
  );
}

const figureOf = ({ currency, count, amount_cents }: Sums, label: string) => ({
  label,
  value: <Money cents={amount_cents} currency={currency} />,
  note: count === 1 ? '1 line' : `${count.toLocaleString('en-US')} lines`,
});

/** What became of the sum; the parts that are there. */
const partsOf = (sums: Sums) =>
  PARTS.filter(([, key]) => sums[key] !== 0).map(([label, key]) => ({
    label,
    value: <Money cents={sums[key]} currency={sums.currency} />,
  }));
