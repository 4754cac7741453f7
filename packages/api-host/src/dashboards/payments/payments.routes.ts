import type { Area } from '../../platform/host.ts';
import { dashboardTiles } from '../dashboard-tiles.ts';
import { paymentsExamples as examples } from './payments.examples.ts';
import {
  paymentsByTeam,
  paymentsCashflow,
  paymentsQuery,
  paymentsStatistics,
  paymentsTopEarners,
} from './payments.schemas.ts';
import { byTeam, cashflow, statistics, topEarners } from './payments.service.ts';
import { companyMoney, ownMoney } from './payments-scope.ts';

const tile = dashboardTiles({
  name: 'Payments',
  own: {
    policy: { needs: 'payments.view', audience: 'portal', scope: 'own', proxy: 'allowed' },
    query: paymentsQuery,
    example: examples.query,
    scope: ownMoney,
  },
  company: {
    policy: { needs: 'payments.manage', audience: 'admin', scope: 'all', proxy: 'refused' },
    query: paymentsQuery,
    example: { period: 'Quarter', currency: 'CAD' },
    scope: async (input) => companyMoney(input),
  },
});

/** Tiles of the payments dashboard (domain.md 2.34): the own money in one currency; for admins everybody's. */
export const paymentsDashboardRoutes: Area = () => [
  ...tile({
    name: 'Statistics',
    path: 'statistics',
    summary: 'Paid, pending, escrow, chargeback balance and the next payout',
    schema: paymentsStatistics,
    example: examples.statistics,
    read: statistics,
  }),
  ...tile({
    name: 'Cashflow',
    path: 'cashflow',
    summary: 'Twelve months of paid, withheld and charged back',
    schema: paymentsCashflow,
    example: examples.cashflow,
    read: cashflow,
  }),
  ...tile({
    name: 'ByTeam',
    path: 'by-team',
    summary: 'Override and revenue income by direct leg',
    schema: paymentsByTeam,
    example: examples.byTeam,
    // It names other people, which a Suspended associate does not see.
    needs: 'team.view',
    sides: 'own',
    read: byTeam,
  }),
  ...tile({
    name: 'TopEarners',
    path: 'top-earners',
    summary: 'The five whose sales brought most override',
    schema: paymentsTopEarners,
    example: examples.topEarners,
    needs: 'team.view',
    sides: 'own',
    read: topEarners,
  }),
  ...tile({
    name: 'TopEarners',
    path: 'top-earners',
    summary: 'The five highest net payouts',
    schema: paymentsTopEarners,
    example: examples.topEarners,
    sides: 'company',
    read: topEarners,
  }),
];
