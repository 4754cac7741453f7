import {
  EVENT_KINDS,
  foldText,
  GUEST_TYPES,
  PAYMENT_STATUSES,
  PERIOD_STATUSES,
  PUBLISH_STATUSES,
  SHIRT_SIZES,
  TICKET_STATUSES,
} from '@upline/domain';
import { sql } from 'kysely';
import { fullName } from '../../platform/database/full-name.ts';
import { defineList } from '../../platform/list/define-list.ts';
import type { EventRow } from '../events.store.ts';
import { attendeeName, type TicketRow } from '../tickets/tickets.store.ts';

/** Events, the latest first (domain.md 2.36). */
export const eventList = defineList<EventRow>({
  name: 'events',
  fields: {
    title: { label: 'Title', type: 'text', column: 'event.title_key', normalize: foldText },
    kind: { label: 'Kind', type: 'enum', column: 'event.kind', options: EVENT_KINDS },
    starts_at: { label: 'Starts', type: 'datetime', column: 'event.starts_at' },
    ends_at: { label: 'Ends', type: 'datetime', column: 'event.ends_at' },
    capacity: { label: 'Capacity', type: 'number', column: 'event.capacity', nullable: true },
    registration: {
      label: 'Registration',
      type: 'enum',
      column: 'event.registration',
      options: PERIOD_STATUSES,
    },
    status: { label: 'Status', type: 'enum', column: 'event.status', options: PUBLISH_STATUSES },
    updated_at: { label: 'Updated', type: 'datetime', column: 'event.updated_at' },
  },
  defaultOrder: { starts_at: 'DESC' },
  key: { column: 'event.id', type: 'uuid' },
  keyOf: (row) => row.id,
});

/** Tickets of an event, the latest first. */
export const ticketList = defineList<TicketRow>({
  name: 'event-tickets',
  fields: {
    attendee: { label: 'Attendee', type: 'text', isPrivate: true, column: attendeeName },
    search: {
      label: 'Attendee or Ticket Code',
      type: 'text',
      isPrivate: true,
      order: false,
      column: sql`(${attendeeName} || ' ' || ticket.code)`,
    },
    code: {
      label: 'Ticket Code',
      type: 'text',
      column: 'ticket.code',
      normalize: (text) => text.toUpperCase(),
    },
    guest_type: { label: 'Guest Type', type: 'enum', column: 'ticket.guest_type', options: GUEST_TYPES },
    host_code: {
      label: 'Code',
      type: 'text',
      column: 'ticket.host_code',
      normalize: (text) => text.toUpperCase(),
    },
    host: { label: 'Host', type: 'text', isPrivate: true, column: fullName('app_user') },
    upline_rmd: {
      label: 'Upline RMD',
      type: 'text',
      isPrivate: true,
      column: fullName('rmd'),
      nullable: true,
    },
    payment_status: {
      label: 'Payment',
      type: 'enum',
      column: 'payment.status',
      options: PAYMENT_STATUSES,
      nullable: true,
    },
    type_name: { label: 'Ticket', type: 'text', column: 'type.name', normalize: (text) => text },
    shirt_size: {
      label: 'Shirt Size',
      type: 'enum',
      column: 'ticket.shirt_size',
      options: SHIRT_SIZES,
      nullable: true,
    },
    price_cents: { label: 'Price', type: 'money', column: 'ticket.price_cents' },
    status: {
      label: 'Status',
      type: 'enum',
      column: 'ticket.status',
      options: TICKET_STATUSES,
      nullable: true,
    },
    checked_in_at: {
      label: 'Checked In At',
      type: 'datetime',
      column: 'ticket.checked_in_at',
      nullable: true,
    },
    created_at: { label: 'Registered At', type: 'datetime', column: 'ticket.created_at' },
  },
  defaultOrder: { created_at: 'DESC' },
  key: { column: 'ticket.id', type: 'uuid' },
  keyOf: (row) => row.id,
});
