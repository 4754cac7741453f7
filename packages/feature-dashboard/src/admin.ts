/// <reference types="@upline/ui-kit/ambient.d.ts" />
/** The page the admin app opens with; apart from the portal's, whose pages it does not have. */
import { defineFeature } from '@upline/shell';
import { adminDashboardRoute } from './admin/dashboard.route.ts';

/** The admin app's first page, at the portal's address. */
export const adminDashboardFeature = defineFeature({ id: 'dashboard', routes: { adminDashboardRoute } });
