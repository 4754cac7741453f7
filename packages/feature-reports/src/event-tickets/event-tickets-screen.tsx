import { getRouteApi } from '@tanstack/react-router';
import { useAccess } from '@upline/shell';
import { EVENT_TICKETS } from './event-tickets-report.ts';
import { EventTicketsView } from './event-tickets-view.tsx';

const route = getRouteApi('/signed-in/reports/event-tickets');

/** `reports/event-tickets`: who comes and who came, of oneself, one's guests and a team (domain.md 2.24). */
export function EventTicketsScreen() {
  const { user } = useAccess();
  return (
    <EventTicketsView
      report={EVENT_TICKETS}
      search={route.useSearch()}
      about="Your tickets, your guests, and those of your team"
      // An event of somebody else's audience is not for this reader.
      eventAt={({ code, event_slug: slug }) =>
        code === user.code ? { to: '/events/$slug', params: { slug } } : null
      }
    />
  );
}
