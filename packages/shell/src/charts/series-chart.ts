import type { OperationAnswer } from '@upline/api-client';
import { addDays, formatBv, formatCompact, formatDate, MONTHS } from '@upline/domain';
import type { ChartData } from '@upline/ui-kit/chart/chart-data.ts';

/** BV of a period by days, weeks or months, beside that of the period before. */
export type Series = OperationAnswer<'getBusinessSubmittedBv'>;

interface Days {
  readonly from: string;
  readonly to: string;
}

const bv = (cents: number | null) => (cents === null ? null : cents / 100);
const format = (value: number) => formatBv(Math.round(value * 100));
const UNITS = { day: 'Day', week: 'Week of', month: 'Month' } as const;

const labelOf = (unit: Series['unit'], start: string) =>
  unit === 'month'
    ? (MONTHS[Number(start.slice(5, 7)) - 1]?.slice(0, 3) ?? start)
    : formatDate(start).slice(0, 5);

/** Each value with all before it; days to come stay empty. */
function cumulated(values: readonly (number | null)[]): (number | null)[] {
  let sum = 0;
  return values.map((value) => {
    if (value === null) return null;
    sum += value;
    return sum;
  });
}

/** The days of a month are summed up as they come; weeks and months stand for themselves. */
const isCumulative = ({ unit }: Pick<Series, 'unit'>) => unit === 'day';

/** A period beside the one before; nothing where both are empty. */
export function seriesChart(series: Series): ChartData {
  const { unit, points, total_cents, previous_total_cents } = series;
  const isEmpty = total_cents === 0 && previous_total_cents === 0;
  const values = (of: (point: Series['points'][number]) => number | null) => {
    const own = points.map((point) => (isEmpty ? null : bv(of(point))));
    return isCumulative(series) ? cumulated(own) : own;
  };
  return {
    heading: UNITS[unit],
    labels: points.map(({ start }) => labelOf(unit, start)),
    series: [
      { name: 'This period', values: values(({ cents }) => cents) },
      { name: 'Period before', values: values(({ previous_cents }) => previous_cents), isQuiet: true },
    ],
    format,
    tick: formatCompact,
  };
}

/** Days that make one point, none of them to come; of a line that sums up, all since its beginning. */
export function daysOfPoint(series: Series, at: number): Days {
  const { points, from, to } = series;
  const start = isCumulative(series) ? from : (points[at]?.start ?? from);
  const next = points[at + 1]?.start;
  const end = next ? addDays(next, -1) : to;
  return { from: start < from ? from : start, to: end > to ? to : end };
}

/** `12.4% more than the period before`; words alone where there was nothing before. */
export function comparedWithBefore({ total_cents, previous_total_cents }: Series): string {
  if (previous_total_cents === 0) return 'nothing in the period before';
  const bps = Math.round(((total_cents - previous_total_cents) * 10_000) / previous_total_cents);
  if (bps === 0) return 'as much as the period before';
  const percent = (Math.abs(bps) / 100).toLocaleString('en-US', { maximumFractionDigits: 1 });
  return `${percent}% ${bps > 0 ? 'more' : 'less'} than the period before`;
}
