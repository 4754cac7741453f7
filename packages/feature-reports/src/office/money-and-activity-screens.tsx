import { getRouteApi } from '@tanstack/react-router';
import { listed, usePageAt } from '@upline/shell';
import { ActivityView } from '../activity/activity-view.tsx';
import { CashflowView } from '../cashflow/cashflow-view.tsx';
import { BalanceView } from '../chargeback-balance/balance-view.tsx';
import { COMPANY } from './company-reports.ts';
import { associateAt, useDebtsAt } from './opened.ts';

const activity = getRouteApi('/signed-in/reports/activity');
const cashflow = getRouteApi('/signed-in/reports/cashflow');
const balance = getRouteApi('/signed-in/reports/chargeback-balance');

/** `reports/activity` of the company. */
export const OfficeActivityScreen = () => (
  <ActivityView report={COMPANY.activity} search={activity.useSearch()} personAt={associateAt} />
);

/** `reports/cashflow` of the company; a month opens its lines. */
export function OfficeCashflowScreen() {
  const page = usePageAt()('/compensations');
  return (
    <CashflowView
      report={COMPANY.cashflow}
      search={cashflow.useSearch()}
      linesAt={({ from, to, currency }) =>
        page
          ? {
              ...page,
              search: listed('listAllCompensations', {
                filter: { posted_at: { between: [from, to] }, currency: { eq: currency } },
              }),
            }
          : null
      }
    />
  );
}

/** `reports/chargeback-balance` of the company. */
export const OfficeBalanceScreen = () => (
  <BalanceView
    report={COMPANY.chargebackBalance}
    search={balance.useSearch()}
    about="Everybody who owes or owed something"
    debtsAt={useDebtsAt()}
  />
);
