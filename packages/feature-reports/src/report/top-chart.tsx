import { ChartFrame, type ChartFrameProps } from '@upline/ui-kit/chart/chart-frame.tsx';

/** Bars of a chart of rows; the sum of all others closes it. */
export const MOST_BARS = 5;

/** px that a chart of a few rows takes at least. */
const ROWS_HEIGHT = 144;

export interface Bar {
  /** Tells bars of one name apart. */
  readonly key: string;
  readonly name: string;
  readonly value: number;
  /** Written after the value. */
  readonly note?: string;
}

export interface TopChartProps
  extends Pick<ChartFrameProps, 'title' | 'unit' | 'period' | 'definition' | 'error' | 'onRetry' | 'onPick'> {
  /** The first rows, undefined while loading. */
  readonly bars: readonly Bar[] | undefined;
  /** Sum of all rows; undefined while loading, null where values do not add up. */
  readonly total: number | null | undefined;
  readonly heading: string;
  /** What a bar measures. */
  readonly measure: string;
  readonly format: (value: number) => string;
  /** What a bar of the whole length stands for; without it the largest value. */
  readonly whole?: number;
  /** Upright bars for what follows in time, lying ones for names. */
  readonly kind?: 'rows' | 'bar';
  /** The names are those of people. */
  readonly ofPeople?: boolean;
}

/** The rows with most of a figure; with “All others” the bars add up to the total of the report. */
export function TopChart(props: TopChartProps) {
  const { bars, total, heading, measure, format, ofPeople = false, kind = 'rows', whole, ...frame } = props;
  const isReady = bars !== undefined && total !== undefined;
  const shown = (bars ?? []).filter(({ value }) => value > 0);
  const isAmbiguous = ({ name }: Bar) => shown.filter((one) => one.name === name).length > 1;
  const labels = shown.map((bar) => (isAmbiguous(bar) ? `${bar.name} (${bar.key})` : bar.name));
  const rest = total === null ? 0 : (total ?? 0) - shown.reduce((sum, { value }) => sum + value, 0);
  const values = shown.map(({ value }) => value);
  return (
    <ChartFrame
      {...frame}
      kind={kind}
      height={kind === 'rows' ? ROWS_HEIGHT : 240}
      data={
        isReady
          ? {
              heading,
              labels: rest > 0 ? [...labels, 'All others'] : labels,
              series: [{ name: measure, values: rest > 0 ? [...values, rest] : values }],
              format,
              tick: format,
              notes: shown.map(({ note = '' }) => note),
              privateLabels: ofPeople,
              ...(whole === undefined ? {} : { whole }),
              ...(rest > 0 ? { restAt: shown.length } : {}),
            }
          : undefined
      }
    />
  );
}
