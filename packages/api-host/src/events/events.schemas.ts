import {
  COUNTRIES,
  EVENT_AUDIENCES,
  EVENT_KINDS,
  EVENT_TIME_ZONES,
  GUEST_TYPES,
  LEVEL_CODES,
  messages,
  PERIOD_STATUSES,
  PUBLISH_STATUSES,
} from '@upline/domain';
import { z } from 'zod';
import { BODY_MAX, country, minLevel, slug } from '../content/content.schemas.ts';
import { richText } from '../content/rich-text.ts';
import { shownAs } from '../platform/operation/field-examples.ts';
import {
  bool,
  cents,
  date,
  integer,
  oneOf,
  optionalText,
  text,
  timestamp,
  uuid,
} from '../platform/operation/fields.ts';
import { recordExamples } from '../platform/operation/record-examples.ts';
import { answerShape, when } from '../platform/operation/record-fields.ts';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const time = (label: string, example: string) =>
  text(label, { max: 5, example })
    .refine((value) => TIME.test(value), messages.invalid(label))
    .meta({ label, description: 'Hour and minute of the zone: 09:30, 18:00' });

/** None by default; what is left empty is none. */
const orNone = <T extends z.ZodType>(schema: T, label: string) =>
  schema
    .nullish()
    .transform((value) => value ?? null)
    .meta({ label });

export const eventBody = z.strictObject({
  title: text('Title', { min: 3, max: 120, example: 'Spring Convention' }),
  slug: slug('spring-convention'),
  kind: oneOf('Kind', EVENT_KINDS, { example: 'Convention' }),
  starts_on: date('Start Date', { example: '2027-03-12' }),
  starts_time: time('Start Time', '09:00'),
  ends_on: date('End Date', { example: '2027-03-13' }),
  ends_time: time('End Time', '17:00'),
  time_zone: oneOf('Time Zone', EVENT_TIME_ZONES, { example: 'America/Chicago' }),
  venue: optionalText('Venue', { max: 120, example: 'Lakeside Convention Center' }),
  address: optionalText('Address of the Venue', { max: 200, example: '500 Lake Street, Austin, TX 78701' }),
  online_url: orNone(z.url({ protocol: /^https$/ }).max(300), 'Online Link'),
  capacity: shownAs(orNone(integer('Capacity', { min: 1, max: 100_000 }), 'Capacity'), 400),
  audience: oneOf('Audience', EVENT_AUDIENCES, { example: 'Everybody' }),
  ...when('audience', ['Country'], { country: country() }, ['country']),
  ...when('audience', ['Level'], { min_level: minLevel() }, ['min_level']),
  ...when('audience', ['Team'], { team_code: optionalText('Team', { max: 5, example: 'T0001' }) }, [
    'team_code',
  ]),
  registration: oneOf('Registration', PERIOD_STATUSES, { example: 'Open' }),
  opens_on: date('Registration Opens', { example: '2026-11-01' }),
  closes_on: date('Registration Closes', { example: '2027-03-10' }),
  body: orNone(
    richText('Description', { max: BODY_MAX, example: '<p>Two days of training and recognition.</p>' }),
    'Description',
  ),
  image_id: orNone(uuid('Picture'), 'Picture'),
  agenda: optionalText('Agenda', {
    max: 4_000,
    multiline: true,
    example: '09:00 Doors open\n10:00 Opening session',
  }),
  speakers: optionalText('Speakers', { max: 2_000, multiline: true, example: 'Dev Patel, RMD' }),
});
export type EventBody = z.output<typeof eventBody>;

const standing = {
  slug: z.string(),
  starts_at: timestamp(),
  ends_at: timestamp(),
  sold: z.int().meta({ description: 'Tickets that hold a seat, reservations included' }),
  checked_in: z.int(),
  waiting: z.int().meta({ description: 'Associates on the waiting list' }),
  status: z.enum(PUBLISH_STATUSES),
  updated_at: timestamp(),
  version: z.int(),
  actions: z.array(z.enum(['update', 'publish', 'unpublish', 'cancel', 'delete'])),
};

export const eventRow = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  kind: z.enum(EVENT_KINDS),
  time_zone: z.string(),
  venue: z.string().nullable(),
  capacity: z.int().nullable(),
  registration: z.enum(PERIOD_STATUSES),
  ...standing,
});

export const event = z.strictObject({
  id: z.uuid(),
  ...answerShape(eventBody, ['slug', 'country', 'min_level', 'online_url', 'image_id', 'body', 'capacity']),
  capacity: z.int().nullable(),
  country: z.enum(COUNTRIES).nullable(),
  min_level: z.enum(LEVEL_CODES).nullable(),
  online_url: z.string().nullable(),
  image_id: z.uuid().nullable(),
  body: z.string().nullable(),
  team: z.strictObject({ code: z.string(), name: z.string() }).nullable(),
  shirts: z
    .array(z.strictObject({ size: z.string(), tickets: z.int() }))
    .meta({ description: 'Shirts of all tickets that stand, by size' }),
  ...standing,
});

export const typeBody = z.strictObject({
  name: text('Name', { min: 2, max: 60, example: 'General admission' }),
  guest_type: oneOf('For', GUEST_TYPES, { example: 'Associate' }),
  price_usd_cents: cents('Price in US dollars', { max: 1_000_000, example: 4_900 }),
  price_cad_cents: cents('Price in Canadian dollars', { max: 1_000_000, example: 6_500 }),
  quantity: shownAs(integer('Quantity', { min: 1, max: 100_000 }), 300),
  needs_shirt: bool('Needs a shirt size', { example: true }),
  refundable_until: date('Refundable Until', { example: '2027-03-01' }),
});
export type TypeBody = z.output<typeof typeBody>;

export const ticketType = z.strictObject({
  id: z.uuid(),
  ...answerShape(typeBody),
  sold: z.int(),
  version: z.int(),
  actions: z.array(z.enum(['update', 'delete'])),
});

export const eventExamples = recordExamples(
  '3b1f0c52-7d4e-4a69-8c2b-5e6f7a8b9c0d',
  { body: eventBody, answer: event, row: eventRow },
  {
    title: 'Spring Convention',
    slug: 'spring-convention',
    kind: 'Convention',
    time_zone: 'America/Chicago',
    venue: 'Lakeside Convention Center',
    registration: 'Open',
    country: null,
    min_level: null,
    team_code: null,
    team: null,
    online_url: null,
    image_id: null,
    capacity: 400,
    body: '<p>Two days of training and recognition.</p>',
    starts_at: '2027-03-12T15:00:00.000Z',
    ends_at: '2027-03-13T23:00:00.000Z',
    sold: 212,
    checked_in: 0,
    waiting: 3,
    shirts: [
      { size: 'M', tickets: 80 },
      { size: 'L', tickets: 132 },
    ],
    status: 'Published',
    actions: ['update', 'cancel'],
  },
);

export const typeExamples = recordExamples(
  '4c2e1d63-8e5f-4b7a-9d3c-6f708192a3b4',
  { body: typeBody, answer: ticketType, row: ticketType },
  { sold: 212, actions: ['update'] },
);
