import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { keyedSource } from '../../platform/list/list-sources.ts';
import type { Context } from '../../platform/operation/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { type EventRecord, isSeated, type Ticket } from '../events.store.ts';

/** Tickets of a host that have a seat now, the own one and those of guests. */
export const liveTickets = (db: Db, eventId: string, hostCode: string, now: Date): Promise<Ticket[]> =>
  db
    .selectFrom('event_ticket as ticket')
    .selectAll('ticket')
    .where('ticket.event_id', '=', eventId)
    .where('ticket.host_code', '=', hostCode)
    .where(isSeated(now))
    .orderBy('ticket.guest_type')
    .orderBy('ticket.created_at')
    .orderBy('ticket.id')
    .execute();

export const ticketOfPayment = (db: Db, paymentId: string) =>
  db.selectFrom('event_ticket').selectAll().where('payment_id', '=', paymentId).executeTakeFirst();

export const ticketOfCode = (db: Db, eventId: string, code: string) =>
  db
    .selectFrom('event_ticket')
    .select('id')
    .where('event_id', '=', eventId)
    .where('code', '=', code)
    .executeTakeFirst();

/** Tickets of an event that stand. */
export const standingTickets = (db: Db, eventId: string) =>
  db
    .selectFrom('event_ticket')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('status', '=', 'Registered')
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export async function stopWaiting(db: Db, eventId: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('event_waiting')
    .where('event_id', '=', eventId)
    .where('associate_code', '=', code)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** One line of the trail about a ticket. */
export function trail(
  { audit }: Pick<Platform, 'audit'>,
  context: Context,
  ticket: Ticket,
  event: EventRecord,
  action: 'create' | 'transition',
  old: string | null,
  status: string,
): void {
  audit.record(context, {
    action,
    entity: 'event_ticket',
    entityId: ticket.id,
    entityLabel: `${event.title}, ${ticket.first_name === null ? ticket.host_code : `guest of ${ticket.host_code}`}`,
    ownerCode: ticket.host_code,
    changes: [{ field: 'Status', old, new: status }],
  });
}

const scoped = (db: Db, within: ReturnType<typeof sql<SqlBool>>) =>
  db
    .selectFrom('event_ticket as ticket')
    .innerJoin('event', 'event.id', 'ticket.event_id')
    .innerJoin('event_ticket_type as type', 'type.id', 'ticket.type_id')
    .innerJoin('app_user', 'app_user.code', 'ticket.host_code')
    .leftJoin('app_user as rmd', 'rmd.code', 'app_user.upline_rmd_code')
    .leftJoin('card_payment as payment', 'payment.id', 'ticket.payment_id')
    .where(within);

export const attendeeName = sql<string>`case ticket.guest_type when 'Guest' then ${fullName('ticket')} else ${fullName('app_user')} end`;

const named = (query: ReturnType<typeof scoped>) =>
  query
    .selectAll('ticket')
    .select([
      'event.title as event_title',
      'event.slug as event_slug',
      'event.starts_at',
      'event.ends_at',
      'event.time_zone',
      'event.status as event_status',
      'type.name as type_name',
      'payment.status as payment_status',
      attendeeName.as('attendee'),
      fullName('app_user').as('host_name'),
      fullName<string | null>('rmd').as('upline_rmd'),
    ]);

/** Tickets of an event that stand or did, and reservations that are still open. */
export const ticketSource = (db: Db, now: Date, eventId: string) =>
  keyedSource(
    'ticket.id',
    scoped(
      db,
      sql<SqlBool>`((ticket.status is not null or ticket.reserved_until > ${now}) and ticket.event_id = ${eventId})`,
    ),
    named,
  );

export const findTicket = (db: Db, id: string) =>
  named(scoped(db, sql<SqlBool>`ticket.id = ${id}`)).executeTakeFirst();
export type TicketRow = NonNullable<Awaited<ReturnType<typeof findTicket>>>;

/** Tickets of events that start in that time and are not yet reminded of it; they are marked. */
export async function takeDue(
  db: Db,
  due: number,
  { until, after, limit }: { readonly until: Date; readonly after: Date; readonly limit: number },
): Promise<Ticket[]> {
  const { rows } = await sql<Ticket>`
    update event_ticket set reminders = ${due} where id in (
      select ticket.id from event_ticket ticket join event on event.id = ticket.event_id
      where ticket.status = 'Registered' and event.status = 'Published' and ticket.reminders < ${due}
        and event.starts_at <= ${until} and event.starts_at > ${after}
      order by ticket.id limit ${limit} for update of ticket skip locked
    ) returning *`.execute(db);
  return rows;
}

/** What is behind the tickets of an event that now starts at another time; nobody is reminded twice of the same hour. */
export async function resetReminders(db: Db, eventId: string, due: number): Promise<void> {
  await db.updateTable('event_ticket').set({ reminders: due }).where('event_id', '=', eventId).execute();
}
