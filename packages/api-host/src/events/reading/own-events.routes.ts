import { z } from 'zod';
import { checkoutPage } from '../../cards/card-payments.schemas.ts';
import { checkout } from '../../cards/checkout.ts';
import { attachment } from '../../platform/download/export-file-name.ts';
import { listAnswer } from '../../platform/list/define-list.ts';
import { bytes, idParam } from '../../platform/operation/fields.ts';
import { type Operation, operation, type Policy } from '../../platform/operation/operation.ts';
import { notFound } from '../../platform/operation/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { registering } from '../tickets/registering.service.ts';
import type { Tickets } from '../tickets/tickets.service.ts';
import { findTicket, stopWaiting } from '../tickets/tickets.store.ts';
import { eventCalendar } from './event-calendar.ts';
import {
  eventCard,
  ownExamples as examples,
  joinBody,
  ownEvent,
  registerBody,
} from './own-events.schemas.ts';
import { eventCards, joinWaiting, ownEventOf, readEvent } from './own-events.service.ts';

const tag = 'Events';
const slug = z.string().max(80);
const params = z.strictObject({ slug });
const ticketParams = z.strictObject({ slug, id: idParam() });
const reading = {
  needs: 'dashboard.view',
  audience: 'portal',
  scope: 'own',
  proxy: 'allowed',
} as const satisfies Policy;
/** Support registers for free tickets alone (domain.md 7.3): the service refuses the others. */
const registeringPolicy = { ...reading, needs: 'events.register' } as const satisfies Policy;
const alone = { ...registeringPolicy, proxy: 'refused' } as const satisfies Policy;
const answer = { status: 200, schema: ownEvent } as const;

/** Events as associates find them (domain.md 2.26). */
export const ownEventRoutes = (platform: Platform, tickets: Tickets): Operation[] => {
  const { config } = platform;
  const registers = registering(platform);
  const pages = checkout(platform);
  return [
    operation({
      id: 'listUpcomingEvents',
      method: 'GET',
      path: '/events',
      tag,
      summary: 'Events to come, the next one first (R-EVT-03)',
      policy: reading,
      answer: { status: 200, schema: listAnswer(eventCard) },
      examples: { answer: { rows: [examples.card] } },
      handler: (input) => eventCards(input, 'upcoming'),
    }),
    operation({
      id: 'listPastEvents',
      method: 'GET',
      path: '/past-events',
      tag,
      summary: 'Events that are over, the latest 100 (R-EVT-03)',
      policy: reading,
      answer: { status: 200, schema: listAnswer(eventCard) },
      examples: { answer: { rows: [{ ...examples.card, is_open: false }] } },
      handler: (input) => eventCards(input, 'past'),
    }),
    operation({
      id: 'readEvent',
      method: 'GET',
      path: '/events/{slug}',
      tag,
      summary: 'An event with the own tickets',
      policy: reading,
      params,
      answer,
      examples: { params: examples.params, answer: examples.event },
      handler: (input) => ownEventOf(input, input.params.slug),
    }),
    operation({
      id: 'saveEventCalendar',
      method: 'GET',
      path: '/events/{slug}/calendar',
      tag,
      summary: 'An event as a file for calendars',
      policy: reading,
      params,
      answer: { status: 200, schema: bytes(), contentType: 'text/calendar; charset=utf-8' },
      examples: { params: examples.params },
      async handler(input) {
        const event = await readEvent(input, input.params.slug);
        input.reply.headers({
          'content-disposition': attachment(`${event.slug}.ics`),
          'cache-control': 'private, no-store',
        });
        return eventCalendar(event, `${config.portalUrl}/events/${event.slug}`, input.now);
      },
    }),
    operation({
      id: 'registerForEvent',
      method: 'POST',
      path: '/events/{slug}/tickets',
      tag,
      summary: 'Register oneself, or a guest',
      description:
        'A free ticket is registered at once. A paid one keeps its seat for 60 minutes until it is paid by card.',
      policy: registeringPolicy,
      params,
      body: registerBody,
      refusals: [409],
      answer: { status: 201, schema: z.strictObject({ id: z.uuid(), is_paid: z.boolean() }) },
      examples: {
        params: examples.params,
        body: { type_id: examples.event.types[0]?.id ?? '', shirt_size: 'M', guest: null },
        answer: { id: examples.ticketParams.id, is_paid: true },
      },
      async handler(input) {
        const { id } = await readEvent(input, input.params.slug);
        const ticket = await registers.register(input, id, input.body);
        return { id: ticket.id, is_paid: ticket.status !== null };
      },
    }),
    operation({
      id: 'payEventTicket',
      method: 'POST',
      path: '/events/{slug}/tickets/{id}/checkout',
      tag,
      summary: "The address of Stripe's page on which a reserved ticket is paid",
      policy: alone,
      params: ticketParams,
      transaction: 'manual',
      refusals: [409, 503],
      answer: { status: 200, schema: checkoutPage },
      examples: {
        params: examples.ticketParams,
        answer: { url: 'https://checkout.stripe.com/c/pay/cs_live_a1b2c3' },
      },
      async handler({ params: asked, ...context }) {
        const ticket = await findTicket(context.db, asked.id);
        const isOwn = ticket?.host_code === context.caller.code && ticket.event_slug === asked.slug;
        if (!isOwn || ticket.payment_id === null) throw notFound();
        const page = `${config.portalUrl}/events/${asked.slug}`;
        return pages.open(context, ticket.payment_id, { paidUrl: page, leftUrl: page });
      },
    }),
    operation({
      id: 'cancelEventTicket',
      method: 'POST',
      path: '/events/{slug}/tickets/{id}/cancel',
      tag,
      summary: 'Give a ticket back, or let a reservation go',
      description: 'What was paid goes back to the card. Until the last day that the ticket names.',
      policy: alone,
      params: ticketParams,
      refusals: [409],
      answer,
      examples: { params: examples.ticketParams, answer: { ...examples.event, tickets: [], mine: null } },
      async handler(input) {
        await tickets.cancelOwn(input, input.params.slug, input.params.id);
        return ownEventOf(input, input.params.slug);
      },
    }),
    operation({
      id: 'joinEventWaitingList',
      method: 'POST',
      path: '/events/{slug}/waiting',
      tag,
      summary: 'Join the waiting list of a sold-out event (R-EVT-01)',
      policy: alone,
      params,
      body: joinBody,
      refusals: [409],
      answer,
      examples: {
        params: examples.params,
        body: { type_id: examples.event.types[0]?.id ?? '' },
        answer: { ...examples.event, tickets: [], mine: 'Waiting', actions: ['leave'] },
      },
      async handler(input) {
        await joinWaiting(input, input.params.slug, input.body.type_id);
        return ownEventOf(input, input.params.slug);
      },
    }),
    operation({
      id: 'leaveEventWaitingList',
      method: 'DELETE',
      path: '/events/{slug}/waiting',
      tag,
      summary: 'Leave the waiting list; a seat that was kept goes to the next',
      policy: alone,
      params,
      answer,
      examples: { params: examples.params, answer: { ...examples.event, tickets: [], mine: null } },
      async handler(input) {
        const { id } = await readEvent(input, input.params.slug);
        if (await stopWaiting(input.db, id, input.caller.code))
          await platform.jobs.add(input.db, 'events.offer', {});
        return ownEventOf(input, input.params.slug);
      },
    }),
  ];
};
