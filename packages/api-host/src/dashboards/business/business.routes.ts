import type { Area } from '../../platform/host.ts';
import { companyQuery, companyScope, dashboardQuery, ownScope } from '../dashboard-scope.ts';
import { dashboardTiles } from '../dashboard-tiles.ts';
import { businessExamples as examples } from './business.examples.ts';
import { businessSeries, businessShares, businessStatistics, businessTop } from './business.schemas.ts';
import { series, shares, statistics, top } from './business.service.ts';

const tile = dashboardTiles({
  name: 'Business',
  own: {
    policy: { needs: 'business.view', audience: 'portal', scope: 'team', proxy: 'allowed' },
    query: dashboardQuery,
    example: examples.query,
    scope: (input) => ownScope(input, input.query),
  },
  company: {
    policy: { needs: 'policies.manage', audience: 'admin', scope: 'all', proxy: 'refused' },
    query: companyQuery,
    example: { period: 'Quarter' },
    scope: (input) => companyScope(input, input.query),
  },
});

/** Tiles of the business dashboard (domain.md 2.34): of oneself or any team one may see, over a month, quarter or year. */
export const businessDashboardRoutes: Area = () => [
  ...tile({
    name: 'Statistics',
    path: 'statistics',
    summary: 'Submitted, issued and pending business, placement and averages',
    schema: businessStatistics,
    example: examples.statistics,
    read: statistics,
  }),
  ...tile({
    name: 'SubmittedBv',
    path: 'submitted-bv',
    summary: 'Submitted BV against the period before',
    schema: businessSeries,
    example: examples.series,
    read: (input, scope) => series(input, scope, 'SubmittedBv'),
  }),
  ...tile({
    name: 'IssuedBv',
    path: 'issued-bv',
    summary: 'Issued BV against the period before',
    schema: businessSeries,
    example: examples.series,
    read: (input, scope) => series(input, scope, 'IssuedBv'),
  }),
  ...tile({
    name: 'TopProducts',
    path: 'top-products',
    summary: 'The five products with most issued BV',
    schema: businessTop,
    example: examples.top,
    read: (input, scope) => top(input, scope, 'product'),
  }),
  ...tile({
    name: 'TopProviders',
    path: 'top-providers',
    summary: 'The five providers with most issued BV',
    schema: businessTop,
    example: examples.top,
    read: (input, scope) => top(input, scope, 'provider'),
  }),
  ...tile({
    name: 'CarrierBv',
    path: 'carrier-bv',
    summary: 'Shares of issued BV by provider',
    schema: businessShares,
    example: examples.shares,
    read: (input, scope) => shares(input, scope, 'provider'),
  }),
  ...tile({
    name: 'ProductTypeBv',
    path: 'product-type-bv',
    summary: 'Shares of issued BV by product type',
    schema: businessShares,
    example: examples.shares,
    read: (input, scope) => shares(input, scope, 'product_type'),
  }),
];
