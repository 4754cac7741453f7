import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { reportPage } from '../report/report-route.ts';
import { EVENT_TICKETS } from './event-tickets-report.ts';

export const eventTicketsRoute = createRoute({
  ...reportPage(EVENT_TICKETS),
  path: '/reports/event-tickets',
  staticData: {
    title: 'Event tickets',
    needs: 'listEventTicketsReport',
    lists: { 'event-tickets-report': {} },
  },
  component: lazyRouteComponent(() => import('./event-tickets-screen.tsx'), 'EventTicketsScreen'),
});
