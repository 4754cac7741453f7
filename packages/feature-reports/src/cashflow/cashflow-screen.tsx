import { getRouteApi } from '@tanstack/react-router';
import { listed } from '@upline/shell';
import { CASHFLOW } from './cashflow-report.ts';
import { CashflowView, type Lines } from './cashflow-view.tsx';

const route = getRouteApi('/signed-in/reports/cashflow');

const linesAt = ({ from, to, currency }: Lines) => ({
  to: '/payments/compensations' as const,
  search: listed('listCompensations', {
    filter: { posted_at: { between: [from, to] }, currency: { eq: currency } },
  }),
});

/** `reports/cashflow`: the own money by month (domain.md 2.24). */
export const CashflowScreen = () => (
  <CashflowView report={CASHFLOW} search={route.useSearch()} linesAt={linesAt} />
);
