import type { Area } from '../../platform/host.ts';
import { operation } from '../../platform/operation/operation.ts';
import { mainDashboardExample } from './main.examples.ts';
import { mainDashboard } from './main.schemas.ts';
import { mainDashboardOf } from './main.service.ts';

/** The first page after signing in (domain.md 2.34). */
export const mainDashboardRoutes: Area = () => [
  operation({
    id: 'getMainDashboard',
    method: 'GET',
    path: '/dashboards/main',
    tag: 'Dashboards',
    summary: 'Greeting, open actions, unread notices and the progress to level and scholarship',
    policy: { needs: 'dashboard.view', audience: 'portal', scope: 'own', proxy: 'allowed' },
    answer: { status: 200, schema: mainDashboard },
    examples: { answer: mainDashboardExample },
    handler: mainDashboardOf,
  }),
];
