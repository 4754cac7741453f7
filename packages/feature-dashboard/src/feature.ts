import { defineFeature } from '@upline/shell';
import { dashboardRoute } from './portal/dashboard.route.ts';

/** The portal's first page. */
export const dashboardFeature = defineFeature({ id: 'dashboard', routes: { dashboardRoute } });
