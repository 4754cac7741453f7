import {
  CURRENCIES,
  GUEST_TYPES,
  messages,
  PAYMENT_STATUSES,
  SHIRT_SIZES,
  TICKET_STATUSES,
} from '@upline/domain';
import { z } from 'zod';
import { oneOf, person, text, timestamp, uuid } from '../../platform/operation/fields.ts';

export const officeTicket = z.strictObject({
  id: z.uuid(),
  attendee: z.string(),
  guest_type: z.enum(GUEST_TYPES),
  host_code: z.string(),
  host: person,
  upline_rmd: z.string().nullable(),
  email: z.string().nullable(),
  type_name: z.string(),
  price_cents: z.int(),
  currency: z.enum(CURRENCIES),
  payment_id: z.uuid().nullable(),
  payment_status: z.enum(PAYMENT_STATUSES).nullable(),
  status: z.enum(TICKET_STATUSES).nullable().meta({ description: 'Null: reserved, not paid yet' }),
  shirt_size: z.enum(SHIRT_SIZES).nullable(),
  code: z.string(),
  checked_in_at: timestamp().nullable(),
  created_at: timestamp(),
  version: z.int(),
  actions: z.array(z.enum(['refund', 'undo'])),
});

export const checkInBody = z.strictObject({
  code: text('Ticket Code', { max: 20, example: 'K7M2Q9XWTR4B' })
    .toUpperCase()
    .refine((value) => /^[A-Z0-9]+$/.test(value), messages.invalid('Ticket Code'))
    .meta({ label: 'Ticket Code' }),
});

const reason = () =>
  text('Reason', { min: 5, max: 500, multiline: true, example: 'The hall is not available' });
export const refundTicketBody = z.strictObject({ reason: reason() });
export const cancelBody = z.strictObject({
  choice: oneOf('Tickets', ['Refund All', 'Move'], { example: 'Refund All' }),
  to_event_id: uuid('Event')
    .nullish()
    .transform((value) => value ?? null)
    .meta({ label: 'Event' }),
  reason: reason(),
});

export const ticketExample: z.input<typeof officeTicket> = {
  id: '5d3f2e74-9f60-4c8b-8e4d-708192a3b4c5',
  attendee: 'Ana Alvarez',
  guest_type: 'Associate',
  host_code: 'U000008',
  host: { code: 'U000008', name: 'Ana Alvarez' },
  upline_rmd: 'Dev Patel',
  email: null,
  type_name: 'General admission',
  price_cents: 4_900,
  currency: 'USD',
  payment_id: null,
  payment_status: 'Paid',
  status: 'Registered',
  shirt_size: 'M',
  code: 'K7M2Q9XWTR4B',
  checked_in_at: null,
  created_at: '2026-11-21T15:04:05.000Z',
  version: 1,
  actions: ['refund'],
};
