import type { Currency, GuestType, TicketStatus } from '@upline/domain';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { attendeeName } from '../events/tickets/tickets.store.ts';
import type { Db } from '../platform/database/database.ts';
import { fullName } from '../platform/database/full-name.ts';
import type { ScopedRows } from '../platform/list/define-list.ts';
import { keyedSource } from '../platform/list/list-sources.ts';

export interface EventTicketRow {
  readonly id: string;
  readonly event_id: string;
  readonly event_slug: string;
  readonly event: string;
  readonly event_date: string;
  readonly attendee: string;
  readonly guest_type: GuestType;
  readonly code: string;
  readonly upline_rmd: string | null;
  readonly status: TicketStatus;
  readonly currency: Currency;
  readonly paid_cents: number;
  readonly checked_in_at: Date | null;
}

/** What was paid and not given back. */
export const paidFor = sql<number>`case when ticket.status = 'Refunded' then 0 else ticket.price_cents end`;

/** Guests by their own name, associates by theirs; in lower case, as names are searched. */
export const attendeeKey = sql<string>`case ticket.guest_type when 'Guest' then lower(${fullName('ticket')}) else app_user.name_key end`;

/** Tickets that stand or did, whose holder or host meets the condition on `app_user`. A reservation is no ticket yet. */
export function eventTicketRows(db: Db, within: RawBuilder<SqlBool>) {
  const scoped = db
    .selectFrom('event_ticket as ticket')
    .innerJoin('event', 'event.id', 'ticket.event_id')
    .innerJoin('app_user', 'app_user.code', 'ticket.host_code')
    .leftJoin('app_user as rmd', 'rmd.code', 'app_user.upline_rmd_code')
    .where('ticket.status', 'is not', null)
    .where(within);
  return keyedSource('ticket.id', scoped, (query) =>
    query.select([
      'ticket.id',
      'ticket.event_id',
      'event.slug as event_slug',
      'event.title as event',
      'event.starts_on as event_date',
      attendeeName.as('attendee'),
      'ticket.guest_type',
      'ticket.host_code as code',
      fullName<string | null>('rmd').as('upline_rmd'),
      sql<TicketStatus>`ticket.status`.as('status'),
      'ticket.currency',
      paidFor.as('paid_cents'),
      'ticket.checked_in_at',
    ]),
  );
}

/** Sums of the rows; amounts by currency. */
export async function eventTicketTotals(rows: ScopedRows) {
  const found = (await rows
    .select([
      sql<Currency>`ticket.currency`.as('currency'),
      sql<number>`count(*)::integer`.as('tickets'),
      sql<number>`(count(*) filter (where ticket.guest_type = 'Guest'))::integer`.as('guests'),
      sql<number>`(count(*) filter (where ticket.status = 'Checked In'))::integer`.as('checked_in'),
      sql<number>`(count(*) filter (where ticket.status = 'Refunded'))::integer`.as('refunded'),
      sql<number>`sum(${paidFor})::bigint`.as('paid_cents'),
    ])
    .groupBy('ticket.currency')
    .orderBy('ticket.currency', 'desc')
    .execute()) as readonly (Record<
    'tickets' | 'guests' | 'checked_in' | 'refunded' | 'paid_cents',
    number
  > & {
    readonly currency: Currency;
  })[];
  const sum = (field: 'tickets' | 'guests' | 'checked_in' | 'refunded') =>
    found.reduce((total, each) => total + each[field], 0);
  return {
    tickets: sum('tickets'),
    guests: sum('guests'),
    checked_in: sum('checked_in'),
    refunded: sum('refunded'),
    paid: found
      .filter(({ paid_cents }) => paid_cents > 0)
      .map(({ currency, paid_cents }) => ({ currency, paid_cents })),
  };
}
