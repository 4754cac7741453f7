/// <reference types="@upline/ui-kit/ambient.d.ts" />
/** The page the admin app opens with; apart from the portal's, whose pages it does not have. */
import { defineFeature } from '@upline/shell';
import { officeDashboardRoute } from './office/dashboard.route.ts';

/** The admin app's first page, at the portal's address. */
export const officeDashboardFeature = defineFeature({ id: 'dashboard', routes: { officeDashboardRoute } });
