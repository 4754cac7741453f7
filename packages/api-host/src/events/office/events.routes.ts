import { z } from 'zod';
import { listAnswer } from '../../platform/list/define-list.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import { idParam, nothing, uuid } from '../../platform/operation/fields.ts';
import {
  type Operation,
  operation,
  type Policy,
  type SignedInContext,
} from '../../platform/operation/operation.ts';
import { notFound } from '../../platform/operation/problem.ts';
import { recordOperations, recordStep } from '../../platform/operation/record-operations.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  event,
  eventBody,
  eventRow,
  eventExamples as examples,
  ticketType,
  typeBody,
  typeExamples,
} from '../events.schemas.ts';
import { eventSource, findEvent, typesOf } from '../events.store.ts';
import { refundRefusal, undoRefusal } from '../tickets/tickets.actions.ts';
import type { Tickets } from '../tickets/tickets.service.ts';
import { findTicket, type TicketRow, ticketSource } from '../tickets/tickets.store.ts';
import { cancelling } from './cancelling.service.ts';
import {
  cancelBody,
  checkInBody,
  officeTicket,
  refundTicketBody,
  ticketExample,
} from './event-tickets.schemas.ts';
import { eventList, ticketList } from './events.list.ts';
import { events, toEventRow } from './events.service.ts';
import { ticketTypes, toType } from './ticket-types.service.ts';

const tag = 'Events';
const path = '/admin/events';
/** domain.md 7.2. */
const managing = {
  needs: 'events.manage',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;
const ofEvent = z.strictObject({ event_id: idParam() });
const ticketParams = { params: { id: ticketExample.id } };

const toTicket = (row: TicketRow, { now }: SignedInContext): z.input<typeof officeTicket> => ({
  id: row.id,
  attendee: row.attendee,
  guest_type: row.guest_type,
  host_code: row.host_code,
  host: { code: row.host_code, name: row.host_name },
  upline_rmd: row.upline_rmd,
  email: row.email,
  type_name: row.type_name,
  price_cents: row.price_cents,
  currency: row.currency,
  payment_id: row.payment_id,
  payment_status: row.payment_status,
  status: row.status,
  shirt_size: row.shirt_size,
  code: row.code,
  checked_in_at: row.checked_in_at,
  created_at: row.created_at,
  version: row.version,
  actions: [
    ...(refundRefusal(row, now) ? [] : ['refund' as const]),
    ...(undoRefusal(row, now) ? [] : ['undo' as const]),
  ],
});

/** Events, tickets and check-in of the home office (domain.md 2.26, 2.36). */
export const officeEventRoutes = (platform: Platform, tickets: Tickets): Operation[] => {
  const service = events(platform);
  const types = ticketTypes(platform);
  const cancel = cancelling(platform, service, tickets);
  const one = async (context: SignedInContext, id: string) => {
    const row = await findTicket(context.db, id);
    if (!row) throw notFound();
    return toTicket(row, context);
  };
  const step = (verb: 'publish' | 'unpublish', summary: string, status: 'Published' | 'Unpublished') =>
    recordStep({
      id: `${verb}Event`,
      path: `${path}/{id}/${verb}`,
      tag,
      summary,
      policy: managing,
      answer: event,
      examples: { params: examples.params, answer: { ...examples.answer, status, version: 2 } },
      async handler(input) {
        await service[verb](input, input.params.id, input.version);
        return service.get(input, input.params.id);
      },
    });
  return [
    ...listOperations(platform, {
      name: 'Events',
      path,
      tag,
      summary: 'Events, the latest first',
      policy: managing,
      list: eventList,
      row: eventRow,
      source: ({ db }) => eventSource(db, platform.clock.now()),
      toRow: (row, { caller }) => toEventRow(row, caller),
      examples: { rows: [examples.row] },
      count: { summary: 'How many events match', example: { count: 9 } },
    }),
    ...recordOperations(
      {
        name: 'Event',
        path,
        tag,
        reading: managing,
        writing: managing,
        body: eventBody,
        answer: event,
        examples,
        get: { summary: 'An event' },
        create: { summary: 'Draft an event', isLocated: true },
        update: { summary: 'Change an event; holders are told of another time or place' },
        remove: { summary: 'Delete a draft', refusals: [409] },
      },
      service,
    ),
    step('publish', 'Show an event to its audience', 'Published'),
    step('unpublish', 'Take an event without tickets back', 'Unpublished'),
    recordStep({
      id: 'cancelEvent',
      path: `${path}/{id}/cancel`,
      tag,
      summary: 'Cancel an event with tickets: refund all, or move them to another event (R-EVT-05)',
      policy: managing,
      body: cancelBody,
      answer: event,
      examples: {
        params: examples.params,
        body: { choice: 'Refund All', to_event_id: null, reason: 'The hall is not available' },
        answer: { ...examples.answer, status: 'Unpublished', version: 2 },
      },
      async handler(input) {
        await cancel(input, input.params.id, input.version, input.body);
        return service.get(input, input.params.id);
      },
    }),
    operation({
      id: 'listEventTicketTypes',
      method: 'GET',
      path: `${path}/{event_id}/ticket-types`,
      tag,
      summary: 'Kinds of tickets that an event has',
      policy: managing,
      params: ofEvent,
      answer: { status: 200, schema: listAnswer(ticketType) },
      examples: { params: { event_id: examples.id }, answer: { rows: [typeExamples.answer] } },
      async handler({ db, now, caller, params: { event_id } }) {
        if (!(await findEvent(db, event_id, now))) throw notFound();
        return { rows: (await typesOf(db, event_id, now)).map((row) => toType(row, caller)) };
      },
    }),
    operation({
      id: 'createEventTicketType',
      method: 'POST',
      path: `${path}/{event_id}/ticket-types`,
      tag,
      summary: 'Add a kind of ticket',
      policy: managing,
      params: ofEvent,
      body: typeBody,
      answer: { status: 201, schema: ticketType },
      examples: { params: { event_id: examples.id }, body: typeExamples.body, answer: typeExamples.answer },
      handler: (input) => types.create(input, input.params.event_id, input.body),
    }),
    operation({
      id: 'updateEventTicketType',
      method: 'PUT',
      path: '/admin/event-ticket-types/{id}',
      tag,
      summary: 'Change a kind of ticket; those that were sold keep their price',
      policy: managing,
      params: z.strictObject({ id: idParam() }),
      body: typeBody,
      ifMatch: 'required',
      answer: { status: 200, schema: ticketType },
      examples: {
        params: typeExamples.params,
        body: typeExamples.body,
        answer: { ...typeExamples.answer, version: 2 },
      },
      handler: (input) => types.update(input, input.params.id, input.version, input.body),
    }),
    operation({
      id: 'deleteEventTicketType',
      method: 'DELETE',
      path: '/admin/event-ticket-types/{id}',
      tag,
      summary: 'Delete a kind of ticket of which none was sold',
      policy: managing,
      params: z.strictObject({ id: idParam() }),
      ifMatch: 'required',
      refusals: [409],
      answer: { status: 204, schema: nothing() },
      examples: { params: typeExamples.params },
      handler: (input) => types.remove(input, input.params.id, input.version),
    }),
    ...listOperations(platform, {
      name: 'EventTickets',
      path: '/admin/event-tickets',
      tag,
      summary: 'Tickets of an event: attendees, what they paid and wear',
      policy: managing,
      list: ticketList,
      row: officeTicket,
      parameters: { event_id: uuid('Event') },
      source: ({ db, query }) => ticketSource(db, platform.clock.now(), query.event_id),
      toRow: (row, request) => toTicket(row, request),
      examples: { query: { event_id: examples.id }, rows: [ticketExample] },
      count: { summary: 'How many tickets match', example: { query: { event_id: examples.id }, count: 212 } },
    }),
    recordStep({
      id: 'refundEventTicket',
      path: '/admin/event-tickets/{id}/refund',
      tag,
      summary: 'Refund a ticket before the end of its event',
      policy: managing,
      body: refundTicketBody,
      answer: officeTicket,
      examples: {
        ...ticketParams,
        body: { reason: 'Cannot travel' },
        answer: { ...ticketExample, status: 'Refunded', version: 2, actions: [] },
      },
      async handler(input) {
        await tickets.refund(input, input.params.id, input.version, input.body.reason);
        return one(input, input.params.id);
      },
    }),
    operation({
      id: 'checkInEventTicket',
      method: 'POST',
      path: `${path}/{event_id}/check-ins`,
      tag,
      summary: 'Check a ticket in by its code',
      description:
        'From the day before the event to the day after it. 404 where the event has no such ticket.',
      policy: managing,
      params: ofEvent,
      body: checkInBody,
      refusals: [409],
      answer: { status: 200, schema: officeTicket },
      examples: {
        params: { event_id: examples.id },
        body: { code: ticketExample.code },
        answer: { ...ticketExample, status: 'Checked In', actions: ['undo'], version: 2 },
      },
      handler: async (input) =>
        one(input, await tickets.checkIn(input, input.params.event_id, input.body.code)),
    }),
    recordStep({
      id: 'undoEventCheckIn',
      path: '/admin/event-tickets/{id}/undo-check-in',
      tag,
      summary: 'Undo a check-in within 10 minutes',
      policy: managing,
      answer: officeTicket,
      examples: { ...ticketParams, answer: { ...ticketExample, version: 3 } },
      async handler(input) {
        await tickets.undoCheckIn(input, input.params.id, input.version);
        return one(input, input.params.id);
      },
    }),
  ];
};
