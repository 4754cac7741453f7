import { getRouteApi } from '@tanstack/react-router';
import { usePageAt } from '@upline/shell';
import { EventTicketsView } from '../event-tickets/event-tickets-view.tsx';
import { COMPANY } from './company-reports.ts';

const route = getRouteApi('/signed-in/reports/event-tickets');

/** `reports/event-tickets` of the company; a ticket opens its event. */
export function OfficeEventTicketsScreen() {
  const hasEvents = usePageAt()('/events') !== undefined;
  return (
    <EventTicketsView
      report={COMPANY.eventTickets}
      search={route.useSearch()}
      about="Everybody's tickets"
      eventAt={({ event_id: id }) => (hasEvents ? { to: '/events/$id', params: { id } } : null)}
    />
  );
}
