import type { Area } from '../platform/host.ts';
import { officeEventRoutes } from './office/events.routes.ts';
import { ownEventRoutes } from './reading/own-events.routes.ts';
import { tickets } from './tickets/tickets.service.ts';
import { defineEventTasks } from './tickets/tickets.tasks.ts';

/** Events with tickets, guests, waiting lists and check-in (domain.md 2.26). */
export const eventsArea: Area = (platform) => {
  defineEventTasks(platform);
  const service = tickets(platform);
  return [...ownEventRoutes(platform, service), ...officeEventRoutes(platform, service)];
};
