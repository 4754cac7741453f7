import type { Report } from '../report/report-search.ts';

/** What each person of a team made in a period (domain.md 2.24). */
export const ACTIVITY = {
  team: true,
  period: 'Month',
  operations: {
    name: 'activity-report',
    list: 'listActivityReport',
    count: 'countActivityReport',
    totals: 'totalActivityReport',
    export: 'exportActivityReport',
  },
} as const satisfies Report;
