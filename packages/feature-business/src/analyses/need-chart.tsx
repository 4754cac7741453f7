import { formatMoney, formatMoneyCompact } from '@upline/domain';
import { ChartFrame } from '@upline/ui-kit/chart/chart-frame.tsx';

export interface NeedChartProps {
  readonly currency: 'USD' | 'CAD';
  /** The day the amounts are of: `Today`. */
  readonly period: string;
  /** One entry a person. */
  readonly people: readonly { readonly name: string; readonly need: number; readonly have: number }[];
}

const viewerOf = (currency: 'USD' | 'CAD') => (currency === 'CAD' ? 'Canada' : 'USA');

/** What is needed beside what is there; the table shows the same. */
export function NeedChart({ currency, period, people }: NeedChartProps) {
  return (
    <ChartFrame
      title="Need and have"
      unit={currency}
      period={period}
      kind="bar"
      height={200}
      data={{
        heading: 'Amount',
        labels: ['Need', 'Have'],
        series: people.map(({ name, need, have }) => ({ name, values: [need, have] })),
        format: (cents) => formatMoney(cents, currency, viewerOf(currency)),
        tick: (cents) => formatMoneyCompact(cents, currency, viewerOf(currency)).replace(/\.00$/, ''),
      }}
    />
  );
}
