import { eventTicketsReportFields } from '@upline/api-client/lists/event-tickets-report.ts';
import { columnsFor } from '@upline/shell';

/** Columns of the report (domain.md 2.24); the same for the whole company. */
export const EVENT_TICKET_COLUMNS = columnsFor<'listEventTicketsReport'>(eventTicketsReportFields, [
  { field: 'event', pinned: true, cardRole: 'title', width: 230 },
  { field: 'event_date', cardRole: 'subtitle', width: 115 },
  { field: 'attendee', secret: true, cardRole: 'meta', width: 180 },
  { field: 'guest_type', cardRole: 'meta', width: 115 },
  { field: 'code', secret: true, width: 100 },
  { field: 'upline_rmd', secret: true, width: 160 },
  { field: 'status', as: 'status', cardRole: 'value', width: 130 },
  { field: 'paid_cents', currency: ({ currency }) => currency, cardRole: 'meta', width: 100 },
  { field: 'checked_in_at', width: 170 },
  { field: 'currency', defaultHidden: true, width: 110 },
]);
