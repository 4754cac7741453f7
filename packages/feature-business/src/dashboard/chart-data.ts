import type { OperationAnswer } from '@upline/api-client';
import { formatBps, formatBv, formatCompact } from '@upline/domain';
import type { ChartData } from '@upline/ui-kit';

export type Top = OperationAnswer<'getBusinessTopProducts'>;
export type Shares = OperationAnswer<'getBusinessCarrierBv'>;

const bv = (cents: number) => cents / 100;
const format = (value: number) => formatBv(Math.round(value * 100));

const shareOf = (cents: number, total: number) =>
  total === 0 ? '' : formatBps(Math.round((cents * 10_000) / total));

/** The five highest and what closes the sum, each with its share. */
export const topChart = (heading: string, { rows, total_cents }: Top): ChartData => ({
  heading,
  labels: rows.map(({ name }) => name),
  series: [{ name: 'Issued BV', values: rows.map(({ bv_cents }) => bv(bv_cents)) }],
  notes: rows.map(({ bv_cents }) => shareOf(bv_cents, total_cents)),
  restAt: rows.findIndex(({ id }) => id === null),
  format,
  tick: formatCompact,
});

/** Shares that add up to 100 %. */
export const sharesChart = (heading: string, { rows }: Shares): ChartData => ({
  heading,
  labels: rows.map(({ name }) => name),
  series: [{ name: 'Issued BV', values: rows.map(({ bv_cents }) => bv(bv_cents)) }],
  notes: rows.map(({ share_bps }) => formatBps(share_bps)),
  format,
  tick: formatCompact,
});
