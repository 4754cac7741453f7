import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { CURRENCIES, type Currency, currencyOf, formatDate } from '@upline/domain';
import { queryFor, RefreshFigures, useAccess, useChoose, useFigures, useMay } from '@upline/shell';
import { DateText } from '@upline/ui-kit';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import shared from '../payments.module.css';
import { type PaymentsSearch, PERIODS, paymentsSearch, scopeOf } from './dashboard-search.ts';
import { ExchangeCard } from './exchange-card.tsx';
import { CashflowChart, TeamChart, TopEarnersChart } from './money-charts.tsx';
import { MoneyTiles } from './money-tiles.tsx';
import { NextPay } from './next-pay.tsx';
import classes from './payments.module.css';
import { StatementsCard } from './statements-card.tsx';

const route = getRouteApi('/signed-in/payments');
const TILES = [
  'getPaymentsStatistics',
  'getPaymentsCashflow',
  'getPaymentsByTeam',
  'getPaymentsTopEarners',
] as const;

/** `payments`: what comes next, what waits, what was paid, and the statements (domain.md 2.34). */
export function PaymentsScreen() {
  const search = route.useSearch();
  const choose = useChoose(paymentsSearch);
  const scope = scopeOf(search);
  const { data, error, refetch } = useFigures('getPaymentsStatistics', { query: scope });
  const own = currencyOf(useAccess().user.country);
  const used = useCurrencies(search);
  const shown = search.currency ?? own;
  const other = used.find((currency) => currency !== own);
  const foreign = useQuery({
    ...queryFor('getPaymentsStatistics', {
      query: { period: scope.period, ...(other && { currency: other }) },
    }),
    enabled: other !== undefined && shown === own,
  }).data;
  // A suspended associate sees no other people, so these two tiles are not theirs (domain.md 7.1).
  const seesTeam = useMay('getPaymentsByTeam');
  return (
    <div className={shared.page}>
      <PageHeader
        title="Payments dashboard"
        facts={[
          data && `${formatDate(data.from)} – ${formatDate(data.to)}`,
          data && (
            <span key="as-of">
              As of <DateText value={data.as_of} relative />
            </span>
          ),
        ]}
        secondary={
          <div className={shared.controls}>
            {used.length > 1 && (
              <SegmentedControl
                aria-label="Currency"
                value={shown}
                data={used.map((each) => ({ value: each, label: each }))}
                onChange={(currency) => choose({ currency })}
              />
            )}
            <SegmentedControl
              aria-label="Period"
              value={scope.period}
              data={PERIODS.map((period) => ({ value: period, label: period }))}
              onChange={(period) => choose({ period })}
            />
            <RefreshFigures of={TILES} />
          </div>
        }
      />
      <NextPay
        statistics={data}
        foreign={foreign}
        paidIn={own}
        problem={error?.message}
        onRetry={() => void refetch()}
      />
      <MoneyTiles
        period={scope.period}
        statistics={data}
        problem={error?.message}
        onRetry={() => void refetch()}
      />
      <div className={classes.charts}>
        <CashflowChart scope={scope} />
        {seesTeam && <TeamChart scope={scope} />}
        {seesTeam && <TopEarnersChart scope={scope} />}
      </div>
      <ExchangeCard />
      <StatementsCard year={search.year} onYear={(year) => choose({ year })} />
    </div>
  );
}

/** The currencies a person has money in: for most the own one alone. */
function useCurrencies(search: PaymentsSearch): Currency[] {
  const { user } = useAccess();
  const { data } = useQuery(queryFor('totalCompensations'));
  const own = currencyOf(user.country);
  const used = new Set([
    ...(data?.totals ?? []).map(({ currency }) => currency),
    search.currency ?? own,
    own,
  ]);
  return CURRENCIES.filter((each) => used.has(each));
}
