import {
  CURRENCIES,
  EVENT_KINDS,
  GUEST_TYPES,
  isEmail,
  messages,
  PAYMENT_STATUSES,
  parsePhone,
  SHIRT_SIZES,
  TICKET_STATUSES,
} from '@upline/domain';
import { z } from 'zod';
import { shownAs } from '../../platform/operation/field-examples.ts';
import { oneOf, optionalText, text, timestamp, uuid } from '../../platform/operation/fields.ts';

const MY_STATUSES = ['Registered', 'Reserved', 'Waiting', 'Offered', 'Checked In'] as const;
export type MyStatus = (typeof MY_STATUSES)[number];

export const eventCard = z.strictObject({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  kind: z.enum(EVENT_KINDS),
  starts_at: timestamp(),
  ends_at: timestamp(),
  time_zone: z.string(),
  venue: z.string().nullable(),
  is_online: z.boolean(),
  image_id: z.uuid().nullable(),
  seats_left: z.int().nullable().meta({ description: 'Null: as many as come' }),
  is_open: z.boolean().meta({ description: 'Whether registration is open now (R-EVT-04)' }),
  mine: z.enum(MY_STATUSES).nullable().meta({ description: 'The own standing' }),
});

const ownTicket = z.strictObject({
  id: z.uuid(),
  type_name: z.string(),
  guest_type: z.enum(GUEST_TYPES),
  name: z.string(),
  email: z.string().nullable(),
  shirt_size: z.enum(SHIRT_SIZES).nullable(),
  price_cents: z.int(),
  currency: z.enum(CURRENCIES),
  payment_status: z.enum(PAYMENT_STATUSES).nullable().meta({ description: 'Null: free' }),
  status: z.enum(TICKET_STATUSES).nullable().meta({ description: 'Null: reserved, not paid yet' }),
  reserved_until: timestamp().nullable(),
  code: z.string(),
  qr: z
    .strictObject({ size: z.int(), path: z.string() })
    .nullable()
    .meta({ description: 'The code as a picture, once the ticket stands' }),
  checked_in_at: timestamp().nullable(),
  actions: z.array(z.enum(['pay', 'cancel'])),
});

const offered = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  guest_type: z.enum(GUEST_TYPES),
  price_cents: z.int(),
  currency: z.enum(CURRENCIES),
  needs_shirt: z.boolean(),
  refundable_until: z.iso.date(),
  seats_left: z.int(),
});

export const ownEvent = eventCard.extend({
  address: z.string().nullable(),
  online_url: z.string().nullable().meta({ description: 'For holders of a ticket alone' }),
  opens_at: timestamp(),
  closes_at: timestamp(),
  body: z.string().nullable(),
  agenda: z.array(z.string()),
  speakers: z.array(z.string()),
  types: z.array(offered),
  tickets: z.array(ownTicket).meta({ description: 'Own ones and those of own guests' }),
  offered_until: timestamp().nullable().meta({ description: 'Until when a seat is kept (R-EVT-01)' }),
  actions: z.array(z.enum(['register', 'addGuest', 'join', 'leave'])),
});

const guest = z.strictObject({
  first_name: text('First Name', { max: 60, example: 'Maria' }),
  last_name: text('Last Name', { max: 60, example: 'Lopez' }),
  email: text('Email', { max: 254, format: 'email', example: 'maria.lopez@example.com' }).refine(
    isEmail,
    messages.invalid('Email'),
  ),
  phone: optionalText('Phone', { max: 20, example: '5125550142' }).refine(
    (value) => value === null || parsePhone(value) !== undefined,
    messages.invalid('Phone'),
  ),
});

export const registerBody = z.strictObject({
  type_id: shownAs(uuid('Ticket'), '4c2e1d63-8e5f-4b7a-9d3c-6f708192a3b4'),
  shirt_size: oneOf('Shirt Size', SHIRT_SIZES)
    .nullish()
    .transform((value) => value ?? null)
    .meta({ label: 'Shirt Size' }),
  guest: guest
    .nullish()
    .transform((value) => value ?? null)
    .meta({ label: 'Guest' }),
});
export type RegisterBody = z.output<typeof registerBody>;

export const joinBody = z.strictObject({
  type_id: shownAs(uuid('Ticket'), '4c2e1d63-8e5f-4b7a-9d3c-6f708192a3b4'),
});

const id = '3b1f0c52-7d4e-4a69-8c2b-5e6f7a8b9c0d';
const card: z.input<typeof eventCard> = {
  id,
  slug: 'spring-convention',
  title: 'Spring Convention',
  kind: 'Convention',
  starts_at: '2027-03-12T15:00:00.000Z',
  ends_at: '2027-03-13T23:00:00.000Z',
  time_zone: 'America/Chicago',
  venue: 'Lakeside Convention Center',
  is_online: false,
  image_id: null,
  seats_left: 188,
  is_open: true,
  mine: 'Registered',
};
const ticket = {
  id: '5d3f2e74-9f60-4c8b-8e4d-708192a3b4c5',
  type_name: 'General admission',
  guest_type: 'Associate' as const,
  name: 'Ana Alvarez',
  email: null,
  shirt_size: 'M' as const,
  price_cents: 0,
  currency: 'USD' as const,
  payment_status: null,
  status: 'Registered' as const,
  reserved_until: null,
  code: 'K7M2Q9XWTR4B',
  qr: { size: 3, path: 'M1 1h1v1H1z' },
  checked_in_at: null,
  actions: ['cancel' as const],
};
export const ownExamples = {
  card,
  params: { slug: card.slug },
  ticketParams: { slug: card.slug, id: ticket.id },
  event: {
    ...card,
    address: '500 Lake Street, Austin, TX 78701',
    online_url: null,
    opens_at: '2026-11-01T05:00:00.000Z',
    closes_at: '2027-03-11T06:00:00.000Z',
    body: '<p>Two days of training and recognition.</p>',
    agenda: ['09:00 Doors open', '10:00 Opening session'],
    speakers: ['Dev Patel, RMD'],
    types: [
      {
        id: '4c2e1d63-8e5f-4b7a-9d3c-6f708192a3b4',
        name: 'General admission',
        guest_type: 'Associate',
        price_cents: 0,
        currency: 'USD',
        needs_shirt: true,
        refundable_until: '2027-03-01',
        seats_left: 188,
      },
      {
        id: '6e403f85-a071-4d9c-9f5e-8192a3b4c5d6',
        name: 'Guest',
        guest_type: 'Guest',
        price_cents: 4_900,
        currency: 'USD',
        needs_shirt: false,
        refundable_until: '2027-03-01',
        seats_left: 50,
      },
    ],
    tickets: [ticket],
    offered_until: null,
    actions: ['addGuest'],
  } satisfies z.input<typeof ownEvent>,
};
