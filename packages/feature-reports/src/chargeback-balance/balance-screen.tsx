import { getRouteApi } from '@tanstack/react-router';
import { useAccess } from '@upline/shell';
import { CHARGEBACK_BALANCE } from './balance-report.ts';
import { BalanceView } from './balance-view.tsx';

const route = getRouteApi('/signed-in/reports/chargeback-balance');

/** `reports/chargeback-balance`: the own debts, and what comes by roll-up (domain.md 2.24, R-MNY-33). */
export function ChargebackBalanceScreen() {
  const { user } = useAccess();
  return (
    <BalanceView
      report={CHARGEBACK_BALANCE}
      search={route.useSearch()}
      about="Your debts, and those of others that would come to you"
      debtsAt={(code) => ({
        to: '/payments/chargebacks',
        ...(code === user.code ? {} : { search: { tab: 'roll-ups' } }),
      })}
    />
  );
}
