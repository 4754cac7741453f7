import type { OperationAnswer } from '@upline/api-client';
import { addDays, formatBps, formatBv, formatCompact, formatDate, MONTHS } from '@upline/domain';
import type { ChartData } from '@upline/ui-kit';
import type { Days } from './opened-list.ts';

export type Series = OperationAnswer<'getBusinessSubmittedBv'>;
export type Top = OperationAnswer<'getBusinessTopProducts'>;
export type Shares = OperationAnswer<'getBusinessCarrierBv'>;

const bv = (cents: number | null) => (cents === null ? null : cents / 100);
const format = (value: number) => formatBv(Math.round(value * 100));
const UNITS = { day: 'Day', week: 'Week of', month: 'Month' } as const;

const labelOf = (unit: Series['unit'], start: string) =>
  unit === 'month'
    ? (MONTHS[Number(start.slice(5, 7)) - 1]?.slice(0, 3) ?? start)
    : formatDate(start).slice(0, 5);

/** A period beside the one before; nothing where both are empty. */
export function seriesChart({ unit, points, total_cents, previous_total_cents }: Series): ChartData {
  const isEmpty = total_cents === 0 && previous_total_cents === 0;
  return {
    heading: UNITS[unit],
    labels: points.map(({ start }) => labelOf(unit, start)),
    series: [
      { name: 'This period', values: points.map(({ cents }) => (isEmpty ? null : bv(cents))) },
      {
        name: 'Period before',
        values: points.map(({ previous_cents }) => (isEmpty ? null : bv(previous_cents))),
      },
    ],
    format,
    tick: formatCompact,
  };
}

/** Days of one bar, none of them to come. */
export function daysOfPoint({ points, from, to }: Series, at: number): Days {
  const start = points[at]?.start ?? from;
  const next = points[at + 1]?.start;
  const end = next ? addDays(next, -1) : to;
  return { from: start < from ? from : start, to: end > to ? to : end };
}

/** The five highest and what closes the sum. */
export const topChart = (heading: string, { rows }: Top): ChartData => ({
  heading,
  labels: rows.map(({ name }) => name),
  series: [{ name: 'Issued BV', values: rows.map(({ bv_cents }) => bv(bv_cents)) }],
  format,
  tick: formatCompact,
});

/** Shares that add up to 100 %; each label says its own. */
export const sharesChart = (heading: string, { rows }: Shares): ChartData => ({
  heading,
  labels: rows.map(({ name, share_bps }) => `${name} ${formatBps(share_bps)}`),
  series: [{ name: 'Issued BV', values: rows.map(({ bv_cents }) => bv(bv_cents)) }],
  format,
  tick: formatCompact,
});

/** Change against the period before in basis points; none where there was nothing before. */
export const changeBps = ({ total_cents, previous_total_cents }: Series): number | undefined =>
  previous_total_cents === 0
    ? undefined
    : Math.round(((total_cents - previous_total_cents) * 10_000) / previous_total_cents);
