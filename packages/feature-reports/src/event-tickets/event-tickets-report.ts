import type { Report } from '../report/report-search.ts';

/** The own tickets, those of own guests and of a team (domain.md 2.24). */
export const EVENT_TICKETS = {
  team: true,
  operations: {
    name: 'event-tickets-report',
    list: 'listEventTicketsReport',
    count: 'countEventTicketsReport',
    totals: 'totalEventTicketsReport',
    export: 'exportEventTicketsReport',
  },
} as const satisfies Report;
