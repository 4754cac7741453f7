import type { z } from 'zod';
import type { Caller } from '../../platform/caller.ts';
import type { Db } from '../../platform/database.ts';
import type { Area } from '../../platform/host.ts';
import { type Operation, operation, type Policy } from '../../platform/operation.ts';
import {
  companyQuery,
  companyScope,
  type DashboardScope,
  dashboardQuery,
  ownScope,
} from '../dashboard-scope.ts';
import { businessExamples as examples } from './business.examples.ts';
import { businessSeries, businessShares, businessStatistics, businessTop } from './business.schemas.ts';
import { series, shares, statistics, top } from './business.service.ts';

const tag = 'Dashboards';
const own = {
  needs: 'business.view',
  audience: 'portal',
  scope: 'team',
  proxy: 'allowed',
} as const satisfies Policy;
const company = {
  needs: 'policies.manage',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;

interface Input {
  readonly db: Db;
  readonly now: Date;
}

interface Tile<A extends z.ZodType> {
  /** `TopProducts`: the operation is getBusinessTopProducts. */
  readonly name: string;
  readonly path: string;
  readonly summary: string;
  readonly schema: A;
  readonly example: unknown;
  read(input: Input, scope: DashboardScope): Promise<z.input<A>>;
}

/** A tile of the own scope and the same of the whole company. */
const tile = <A extends z.ZodType>({ name, path, summary, schema, example, read }: Tile<A>): Operation[] => [
  operation({
    id: `getBusiness${name}`,
    method: 'GET',
    path: `/dashboards/business/${path}`,
    tag,
    summary,
    policy: own,
    query: dashboardQuery,
    answer: { status: 200, schema },
    examples: { query: examples.query, answer: example },
    handler: async (
      input: Input & { caller: Caller; today: string; query: z.output<typeof dashboardQuery> },
    ) => read(input, await ownScope(input, input.query)),
  }),
  operation({
    id: `getCompanyBusiness${name}`,
    method: 'GET',
    path: `/admin/dashboards/business/${path}`,
    tag,
    summary: `${summary}, of the whole company`,
    policy: company,
    query: companyQuery,
    answer: { status: 200, schema },
    examples: { query: { period: 'Quarter' }, answer: example },
    handler: async (input: Input & { today: string; query: z.output<typeof companyQuery> }) =>
      read(input, await companyScope(input, input.query)),
  }),
];

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
