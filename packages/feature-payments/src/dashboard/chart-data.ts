import type { OperationAnswer } from '@upline/api-client';
import { type Country, type Currency, formatCompact, formatMoney, MONTHS } from '@upline/domain';
import type { ChartData } from '@upline/ui-kit';

export type Cashflow = OperationAnswer<'getPaymentsCashflow'>;
export type ByTeam = OperationAnswer<'getPaymentsByTeam'>;
export type TopEarners = OperationAnswer<'getPaymentsTopEarners'>;

/** How amounts of a chart are written. */
const written = (currency: Currency, viewer: Country) => ({
  format: (value: number) => formatMoney(Math.round(value * 100), currency, viewer),
  tick: formatCompact,
});

/** Twelve months of what was paid, withheld and charged back; nothing where all of them are empty. */
export function cashflowChart({ months, currency }: Cashflow, viewer: Country): ChartData {
  const isEmpty = months.every(
    ({ paid_cents, withheld_cents, chargebacks_cents }) =>
      paid_cents === 0 && withheld_cents === 0 && chargebacks_cents === 0,
  );
  const values = (key: 'paid_cents' | 'withheld_cents' | 'chargebacks_cents') =>
    months.map((month) => (isEmpty ? null : month[key] / 100));
  return {
    heading: 'Month',
    labels: months.map(
      ({ month }) =>
        `${MONTHS[Number(month.slice(5, 7)) - 1]?.slice(0, 3)}${month.slice(5, 7) === '01' ? ` ${month.slice(0, 4)}` : ''}`,
    ),
    series: [
      { name: 'Paid', values: values('paid_cents') },
      { name: 'Withheld', values: values('withheld_cents') },
      { name: 'Charged back', values: values('chargebacks_cents') },
    ],
    ...written(currency, viewer),
  };
}

/** Override and revenue by direct leg. */
export const teamChart = ({ rows, currency }: ByTeam, viewer: Country): ChartData => ({
  heading: 'Leg',
  labels: rows.map(({ name }) => name),
  series: [
    { name: 'Override', values: rows.map(({ override_cents }) => override_cents / 100) },
    { name: 'Revenue', values: rows.map(({ revenue_cents }) => revenue_cents / 100) },
  ],
  privateLabels: true,
  ...written(currency, viewer),
});

/** Whose sales brought most. */
export const topEarnersChart = ({ rows, currency }: TopEarners, viewer: Country): ChartData => ({
  heading: 'Associate',
  labels: rows.map(({ name }) => name),
  series: [{ name: 'Override', values: rows.map(({ amount_cents }) => amount_cents / 100) }],
  privateLabels: true,
  ...written(currency, viewer),
});
