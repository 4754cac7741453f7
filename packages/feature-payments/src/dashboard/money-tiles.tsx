import { listed, usePageAt } from '@upline/shell';
import { Money } from '@upline/ui-kit/format/formats.tsx';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { StatTile } from '@upline/ui-kit/tile/stat-tile.tsx';
import type { PaymentsScope } from './dashboard-search.ts';
import type { NextPayProps } from './next-pay.tsx';
import classes from './payments.module.css';

type Status = 'Pending' | 'Escrow' | 'Chargeback Escrow';

/** The lines that make a figure. */
const linesIn = (currency: 'USD' | 'CAD', ...status: Status[]): LinkTarget => ({
  to: '/payments/compensations',
  search: listed('listCompensations', { filter: { status: { in: status }, currency: { eq: currency } } }),
});

const PAID = { Month: 'Paid this month', Quarter: 'Paid this quarter', Year: 'Paid this year' } as const;

export interface MoneyTilesProps extends Pick<NextPayProps, 'statistics' | 'problem' | 'onRetry'> {
  readonly period: PaymentsScope['period'];
}

/** Paid, pending, escrow and what is owed back, each opening what it is made of (domain.md 2.34). */
export function MoneyTiles({ period, statistics, problem: failed, onRetry }: MoneyTilesProps) {
  // Figures that are there stay when newer ones cannot be read.
  const problem = statistics ? undefined : failed;
  const loading = !statistics && problem === undefined;
  const state = { bare: true, loading, problem, ...(onRetry && { onRetry }) };
  const currency = statistics?.currency ?? 'USD';
  const cashflow = usePageAt()('/reports/cashflow');
  const money = (cents: number | undefined) => <Money cents={cents} currency={currency} compact />;
  return (
    <section className={classes.tiles} aria-label="Statistics">
      <StatTile
        label={PAID[period]}
        note="Net payouts"
        {...(cashflow && { to: { ...cashflow, search: { period } } })}
        {...state}
      >
        {money(statistics?.paid_cents)}
      </StatTile>
      <StatTile label="Pending" to={linesIn(currency, 'Pending')} note="In the next runs" {...state}>
        {money(statistics?.pending_cents)}
      </StatTile>
      <StatTile
        label="Escrow"
        to={linesIn(currency, 'Escrow', 'Chargeback Escrow')}
        note="Held until released"
        {...state}
      >
        {money(statistics?.escrow_cents)}
      </StatTile>
      <StatTile
        label="Chargeback balance"
        to={{
          to: '/payments/chargebacks',
          search: listed('listChargebacks', {
            filter: { status: { eq: 'Open' }, currency: { eq: currency } },
          }),
        }}
        note="Owed back"
        {...state}
      >
        {money(statistics?.chargeback_balance_cents)}
      </StatTile>
    </section>
  );
}
