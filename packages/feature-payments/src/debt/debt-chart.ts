import { addDays, addMonths, type Country, formatCompact, formatMoney, MONTHS } from '@upline/domain';
import type { ChartData } from '@upline/ui-kit';
import type { DebtBalance } from './debt-view.tsx';

/** Months to come that are drawn; a longer way is said in words. */
const MOST_AHEAD = 12;

const monthName = (month: string) =>
  `${MONTHS[Number(month.slice(5, 7)) - 1]?.slice(0, 3)} ${month.slice(0, 4)}`;

/** Days of the month at this place; of a month to come nothing is booked yet. */
export function daysOfMonth(
  { months }: Pick<DebtBalance, 'months'>,
  at: number,
): [string, string] | undefined {
  const month = months[at]?.month;
  return month ? [month, addDays(addMonths(month, 1), -1)] : undefined;
}

/** What was owed at the end of each month, and what is expected to be owed at present production. */
export function debtChart(balance: DebtBalance, viewer: Country): ChartData {
  const { months, forecast, currency, balance_cents } = balance;
  const last = months.at(-1)?.month ?? '';
  const ahead = (forecast?.months ?? []).filter(({ month }) => month > last).slice(0, MOST_AHEAD);
  const thisMonth = forecast?.months.find(({ month }) => month === last)?.remaining_cents ?? balance_cents;
  const before = months.map(() => null).slice(1);
  return {
    heading: 'Month',
    labels: [...months, ...ahead].map(({ month }) => monthName(month)),
    series: [
      {
        name: 'Owed at its end',
        values: [...months.map((month) => month.balance_cents / 100), ...ahead.map(() => null)],
      },
      ...(forecast
        ? [
            {
              name: 'Expected',
              isQuiet: true,
              values: [...before, thisMonth / 100, ...ahead.map((month) => month.remaining_cents / 100)],
            },
          ]
        : []),
    ],
    format: (value) => formatMoney(Math.round(value * 100), currency, viewer),
    tick: formatCompact,
  };
}

/** The month after the last one that is drawn, where the way is longer. */
export const isCutShort = ({ months, forecast }: DebtBalance) => {
  const last = months.at(-1)?.month;
  return forecast !== null && last !== undefined && forecast.pay_date >= addMonths(last, MOST_AHEAD + 1);
};
