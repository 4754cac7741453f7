import { ADMINS_OPERATIONS } from '@upline/api-client/operations/admins.ts';
import { type Page, startApp } from '@upline/shell';
import { nav, tiles } from './features.ts';
import { createAppRouter } from './router.ts';

/** The whole app; loaded after sign-in for people who arrive without a session. */
export const start = (page: Page) =>
  startApp(page, { operations: ADMINS_OPERATIONS, nav, tiles, createRouter: createAppRouter });
