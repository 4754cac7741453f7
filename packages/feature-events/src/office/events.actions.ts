import type { OperationAnswer } from '@upline/api-client';
import { GUEST_TYPES } from '@upline/domain';
import { type ActionField, type NamedAction, offered, recordAction } from '@upline/shell';
import { LISTED_BY, SHOWN_BY } from './event-lists.ts';

type Event = OperationAnswer<'listEvents'>['rows'][number];
type Type = OperationAnswer<'listEventTicketTypes'>['rows'][number];
type Ticket = OperationAnswer<'listEventTickets'>['rows'][number];

/** Events to which tickets may move. */
export type Target = { readonly value: string; readonly label: string };

/** What may be done to an event, in the list as on its own page. */
export function eventActions(
  event: Event,
  { targets, onDeleted }: { readonly targets?: readonly Target[]; readonly onDeleted?: () => void } = {},
): NamedAction[] {
  const params = { id: event.id };
  const input = { params, ifMatch: event.version };
  const all = offered(event, {
    update: { label: 'Edit event', to: { to: '/events/$id/edit', params } },
    publish: recordAction({
      operation: 'publishEvent',
      label: 'Publish',
      about: 'Its audience sees it and can register while registration is open.',
      input,
      refresh: SHOWN_BY,
      message: 'Event published',
    }),
    unpublish: recordAction({
      operation: 'unpublishEvent',
      label: 'Unpublish',
      about: 'Associates no longer see it.',
      input,
      refresh: SHOWN_BY,
      message: 'Event unpublished',
    }),
    cancel: recordAction({
      operation: 'cancelEvent',
      label: 'Cancel event',
      about: 'Holders of tickets, guests too, are told by mail.',
      danger: true,
      input,
      fields: [
        { name: 'choice', label: 'Tickets', kind: 'choice', required: true, options: ['Refund All', 'Move'] },
        {
          name: 'to_event_id',
          label: 'Move to',
          kind: 'choice',
          required: true,
          options: targets ?? [],
          when: ({ choice }) => choice === 'Move',
        },
      ],
      reason: 5,
      refresh: SHOWN_BY,
      message: 'Event cancelled',
    }),
    delete: recordAction({
      operation: 'deleteEvent',
      label: 'Delete draft',
      deletes: 'event',
      input,
      refresh: LISTED_BY,
      message: 'Event deleted',
      ...(onDeleted ? { onDone: onDeleted } : {}),
    }),
  });
  // The list knows no events to move to; cancelling is for the page of the event.
  return targets ? all : all.filter(({ key }) => key !== 'cancel');
}

const typeFields = (type?: Type): readonly ActionField<'createEventTicketType'>[] => [
  { name: 'name', label: 'Name', required: true, minLength: 2, maxLength: 60, initial: type?.name ?? null },
  {
    name: 'guest_type',
    label: 'For',
    kind: 'choice',
    required: true,
    options: GUEST_TYPES,
    initial: type?.guest_type ?? null,
  },
  {
    name: 'price_usd_cents',
    label: 'Price in US dollars',
    kind: 'money',
    required: true,
    initial: type?.price_usd_cents ?? null,
  },
  {
    name: 'price_cad_cents',
    label: 'Price in Canadian dollars',
    kind: 'money',
    required: true,
    initial: type?.price_cad_cents ?? null,
  },
  { name: 'quantity', label: 'Quantity', kind: 'count', required: true, initial: type?.quantity ?? null },
  {
    name: 'needs_shirt',
    label: 'Needs a shirt size',
    kind: 'yes-no',
    initial: type?.needs_shirt ?? false,
  },
  {
    name: 'refundable_until',
    label: 'Refundable Until',
    kind: 'date',
    required: true,
    initial: type?.refundable_until ?? null,
  },
];

export const addType = (event_id: string): NamedAction => ({
  ...recordAction({
    operation: 'createEventTicketType',
    label: 'Add ticket type',
    input: { params: { event_id } },
    fields: typeFields(),
    refresh: SHOWN_BY,
    message: 'Ticket type added',
  }),
  key: 'add',
});

export function typeActions(type: Type): NamedAction[] {
  const input = { params: { id: type.id }, ifMatch: type.version };
  return offered(type, {
    update: recordAction({
      operation: 'updateEventTicketType',
      label: 'Edit ticket type',
      title: `Edit ${type.name}`,
      saveLabel: 'Save ticket type',
      input,
      fields: typeFields(type),
      refresh: SHOWN_BY,
      message: 'Ticket type saved',
    }),
    delete: recordAction({
      operation: 'deleteEventTicketType',
      label: 'Delete ticket type',
      deletes: 'ticket type',
      input,
      refresh: SHOWN_BY,
      message: 'Ticket type deleted',
    }),
  });
}

export function ticketActions(ticket: Ticket): NamedAction[] {
  const input = { params: { id: ticket.id }, ifMatch: ticket.version };
  return offered(ticket, {
    refund: recordAction({
      operation: 'refundEventTicket',
      label: 'Refund ticket',
      about: 'The ticket is not valid any more, and what was paid goes back to the card.',
      danger: true,
      input,
      reason: 5,
      refresh: SHOWN_BY,
      message: 'Ticket refunded',
    }),
    undo: recordAction({
      operation: 'undoEventCheckIn',
      label: 'Undo check-in',
      input,
      refresh: SHOWN_BY,
      message: 'Check-in undone',
    }),
  });
}
