import { CURRENCIES, foldText, GUEST_TYPES, TICKET_STATUSES } from '@upline/domain';
import { type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { producesFor } from '../dashboards/dashboard-scope.store.ts';
import type { Area } from '../platform/host.ts';
import { defineList } from '../platform/list/define-list.ts';
import type { ListInput } from '../platform/list/list-operations.ts';
import { timestamp } from '../platform/operation/fields.ts';
import { forbidden } from '../platform/operation/problem.ts';
import { viewerOf } from '../team/team.service.ts';
import {
  attendeeKey,
  type EventTicketRow,
  eventTicketRows,
  eventTicketTotals,
  paidFor,
} from './event-tickets.store.ts';
import { teamParameter } from './report-parameters.ts';
import { reportOperations } from './report-routes.ts';

const listNamed = (name: string) =>
  defineList<EventTicketRow>({
    name,
    fields: {
      event: { label: 'Event', type: 'text', column: 'event.title_key', normalize: foldText },
      event_date: { label: 'Event Date', type: 'date', column: 'event.starts_on' },
      attendee: {
        label: 'Attendee',
        type: 'text',
        column: attendeeKey,
        normalize: foldText,
        isPrivate: true,
      },
      guest_type: { label: 'Guest Type', type: 'enum', column: 'ticket.guest_type', options: GUEST_TYPES },
      code: {
        label: 'Code',
        type: 'text',
        column: 'ticket.host_code',
        normalize: (text) => text.toUpperCase(),
      },
      upline_rmd: {
        label: 'Upline RMD',
        type: 'text',
        column: 'rmd.name_key',
        normalize: foldText,
        nullable: true,
      },
      status: { label: 'Ticket Status', type: 'enum', column: 'ticket.status', options: TICKET_STATUSES },
      currency: { label: 'Currency', type: 'enum', column: 'ticket.currency', options: CURRENCIES },
      paid_cents: { label: 'Paid', type: 'money', column: paidFor },
      checked_in_at: {
        label: 'Checked In At',
        type: 'datetime',
        column: 'ticket.checked_in_at',
        nullable: true,
      },
    },
    defaultOrder: { event_date: 'DESC' },
    key: { column: 'ticket.id', type: 'uuid' },
    keyOf: ({ id }) => id,
  });
const ownList = listNamed('event-tickets-report');

/** The own tickets and those of own guests and, in a wider team, its people's; a Suspended associate reads the own alone. */
async function ownSource({ db, caller, query }: ListInput<typeof teamParameter>) {
  const { team_type: teamType } = query;
  if (teamType !== 'Personal' && !caller.permissions.has('team.view')) throw forbidden();
  const node = await viewerOf(db, caller, teamType);
  return eventTicketRows(db, producesFor({ node, teamType }, 'app_user'));
}

const row = z.strictObject({
  id: z.uuid(),
  event_id: z.uuid(),
  event_slug: z.string(),
  event: z.string(),
  event_date: z.iso.date().meta({ description: 'The day it starts, in its own zone' }),
  attendee: z.string(),
  guest_type: z.enum(GUEST_TYPES),
  code: z.string().meta({ description: 'Of who holds it or, of a guest, who brings them' }),
  upline_rmd: z.string().nullable(),
  status: z.enum(TICKET_STATUSES),
  currency: z.enum(CURRENCIES),
  paid_cents: z.int().meta({ description: 'Without what went back' }),
  checked_in_at: timestamp().nullable(),
});
const totals = z.strictObject({
  tickets: z.int(),
  guests: z.int(),
  checked_in: z.int(),
  refunded: z.int(),
  paid: z.array(z.strictObject({ currency: z.enum(CURRENCIES), paid_cents: z.int() })),
});

const shared = {
  description: 'Tickets that stand or did; a reservation whose payment is waited for is none yet.',
  file: {
    label: 'Event tickets',
    columns: ownList.columns(
      'event',
      'event_date',
      'attendee',
      'guest_type',
      'code',
      'upline_rmd',
      'status',
      'currency',
      'paid_cents',
      'checked_in_at',
    ),
  },
  row,
  totals,
  examples: {
    query: { filter: '{"status":{"in":["Registered"]}}' },
    row: {
      id: '5d3f2e74-9f60-4c8b-8e4d-708192a3b4c5',
      event_id: '3b1f0c52-7d4e-4a69-8c2b-5e6f7a8b9c0d',
      event_slug: 'spring-convention',
      event: 'Spring Convention',
      event_date: '2027-03-12',
      attendee: 'Maria Lopez',
      guest_type: 'Guest' as const,
      code: 'U000008',
      upline_rmd: 'Dev Patel',
      status: 'Registered' as const,
      currency: 'USD' as const,
      paid_cents: 4_900,
      checked_in_at: null,
    },
    totals: {
      tickets: 14,
      guests: 4,
      checked_in: 9,
      refunded: 1,
      paid: [{ currency: 'USD' as const, paid_cents: 14_700 }],
    },
  },
  total: eventTicketTotals,
};

/** Tickets of events (domain.md 2.24): the own ones, those of guests and of a team; everybody's for admins. */
export const eventTicketsReport: Area = (platform) => [
  ...reportOperations(platform, 'own', {
    ...shared,
    name: 'EventTicketsReport',
    path: '/reports/event-tickets',
    summary: 'Tickets of oneself, of guests and of a team',
    list: ownList,
    parameters: teamParameter,
    source: ownSource,
  }),
  ...reportOperations(platform, 'company', {
    ...shared,
    name: 'CompanyEventTicketsReport',
    path: '/admin/reports/event-tickets',
    summary: "Everybody's tickets",
    list: listNamed('company-event-tickets-report'),
    source: ({ db }) => eventTicketRows(db, sql<SqlBool>`true`),
  }),
];
