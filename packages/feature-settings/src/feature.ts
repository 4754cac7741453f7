/// <reference types="@upline/ui-kit/ambient.d.ts" />
import { defineFeature } from '@upline/shell';
import { betaUsersRoute } from './beta-users/beta-users.route.ts';
import { conflictsRoute } from './conflicts/conflicts.route.ts';
import { failedJobsRoute, failedMessagesRoute } from './failed-work/failed-work.route.ts';
import { feeRoute, feesRoute } from './fees/fees.route.ts';
import { holidaysRoute } from './holidays/holidays.route.ts';
import { planDataRoute } from './plan-data/plan-data.route.ts';
import { ladderRoute, programsOverviewRoute } from './programs/programs.route.ts';
import {
  scheduleCreateRoute,
  scheduleEditRoute,
  scheduleRatesRoute,
  scheduleRoute,
  schedulesRoute,
} from './schedules/schedules.route.ts';
import { templateEditRoute, templateRoute, templatesRoute } from './templates/templates.route.ts';
import { userRoute, usersRoute } from './users/users.route.ts';

export const settingsFeature = defineFeature({
  id: 'settings',
  routes: {
    usersRoute,
    userRoute,
    betaUsersRoute,
    conflictsRoute,
    failedMessagesRoute,
    failedJobsRoute,
    feesRoute,
    feeRoute,
    planDataRoute,
    holidaysRoute,
    templatesRoute,
    templateRoute,
    templateEditRoute,
    programsOverviewRoute,
    ladderRoute,
    schedulesRoute,
    scheduleCreateRoute,
    scheduleRoute,
    scheduleEditRoute,
    scheduleRatesRoute,
  },
});
