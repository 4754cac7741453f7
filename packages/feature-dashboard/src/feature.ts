import { defineFeature } from '@upline/shell';
import { adminDashboardRoute } from './admin/dashboard.route.ts';
import { dashboardRoute } from './portal/dashboard.route.ts';

/** The portal's first page. */
export const dashboardFeature = defineFeature({ id: 'dashboard', routes: { dashboardRoute } });

/** The admin app's first page, at the same address. */
export const adminDashboardFeature = defineFeature({ id: 'dashboard', routes: { adminDashboardRoute } });
