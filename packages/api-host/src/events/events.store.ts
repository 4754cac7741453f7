import { type SqlBool, sql } from 'kysely';
import { hasLevel, inCountry } from '../content/audience.store.ts';
import type { Db } from '../platform/database/database.ts';
import { rowWrites } from '../platform/database/record-store.ts';
import type { Row } from '../platform/database/tables.ts';
import { keyedSource } from '../platform/list/list-sources.ts';
import type { Caller } from '../platform/operation/caller.ts';

export type EventRecord = Row<'event'>;
export type TicketType = Row<'event_ticket_type'>;
export type Ticket = Row<'event_ticket'>;

/** Whether a ticket has a seat: it stands, or its payment is still waited for. */
export const isSeated = (now: Date) =>
  sql<SqlBool>`(ticket.status in ('Registered', 'Checked In') or (ticket.status is null and ticket.reserved_until > ${now}))`;

const counts = (now: Date) =>
  [
    sql<number>`(select count(*)::integer from event_ticket ticket where ticket.event_id = event.id and ${isSeated(now)})`.as(
      'sold',
    ),
    sql<number>`(select count(*)::integer from event_ticket ticket where ticket.event_id = event.id and ticket.status = 'Checked In')`.as(
      'checked_in',
    ),
    sql<number>`(select count(*)::integer from event_waiting where event_waiting.event_id = event.id)`.as(
      'waiting',
    ),
  ] as const;

const scoped = (db: Db) => db.selectFrom('event').leftJoin('named_team as team', 'team.id', 'event.team_id');

const named = (query: ReturnType<typeof scoped>, now: Date) =>
  query
    .selectAll('event')
    .select(['team.code as team_code', 'team.name as team_name'])
    .select([...counts(now)]);

export const eventSource = (db: Db, now: Date) =>
  keyedSource('event.id', scoped(db), (query) => named(query, now));

export const findEvent = (db: Db, id: string, now: Date) =>
  named(scoped(db), now).where('event.id', '=', id).executeTakeFirst();
export type EventRow = NonNullable<Awaited<ReturnType<typeof findEvent>>>;

export const eventWrites = rowWrites('event');
export const typeWrites = rowWrites('event_ticket_type');
export const ticketWrites = rowWrites('event_ticket');

/** Who gives an event its address waits for others who do, until their transactions end. */
export async function isSlugTaken(db: Db, slug: string, besides?: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('addresses of events'))`.execute(db);
  const row = await db
    .selectFrom('event')
    .select('id')
    .where('slug', '=', slug)
    .$if(besides !== undefined, (query) => query.where('id', '<>', besides as string))
    .executeTakeFirst();
  return row !== undefined;
}

/** Ticket types of an event with how many of each have a seat. */
export const typesOf = (db: Db, eventId: string, now: Date) =>
  db
    .selectFrom('event_ticket_type as type')
    .selectAll('type')
    .select(
      sql<number>`(select count(*)::integer from event_ticket ticket where ticket.type_id = type.id and ${isSeated(now)})`.as(
        'sold',
      ),
    )
    .where('type.event_id', '=', eventId)
    .orderBy('type.guest_type')
    .orderBy('type.created_at')
    .orderBy('type.id')
    .execute();
export type TypeRow = Awaited<ReturnType<typeof typesOf>>[number];

/** Shirts of the tickets that stand, in the order of sizes. */
export const shirtsOf = async (db: Db, eventId: string) => {
  const { rows } = await sql<{ size: string; tickets: number }>`
    select shirt_size as size, count(*)::integer as tickets from event_ticket
    where event_id = ${eventId} and shirt_size is not null and status in ('Registered', 'Checked In')
    group by shirt_size
    order by array_position(array['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL'], shirt_size)`.execute(db);
  return rows;
};

/** Published and for that reader, or an event of which the reader holds a ticket (R-PRM-01). */
export const isForReader = (reader: Pick<Caller, 'code'>) =>
  sql<SqlBool>`(event.status = 'Published' and (
    (case event.audience
      when 'Everybody' then true
      when 'Country' then ${inCountry(reader, sql.ref('event.country'))}
      when 'Level' then ${hasLevel(reader, sql.ref('event.min_level'))}
      else exists (select from app_user person join named_team team on team.id = event.team_id and team.status = 'Active'
        join app_user anchor on anchor.code = team.anchor_code
        where person.code = ${reader.code}
          and (person.code = anchor.code or (person.path > anchor.path and person.path < anchor.path || '~'))) end)
    or exists (select from event_ticket ticket where ticket.event_id = event.id and ticket.host_code = ${reader.code}
      and ticket.status in ('Registered', 'Checked In'))))`;

/** Seats of each kind of ticket that are taken, or kept for others on the waiting list. */
export async function seatsTaken(db: Db, id: string, now: Date, forCode: string | null) {
  const { rows } = await sql<{ type_id: string; taken: number }>`
    select type_id, count(*)::integer as taken from (
      select ticket.type_id from event_ticket ticket where ticket.event_id = ${id} and ${isSeated(now)}
      union all
      select type_id from event_waiting where event_id = ${id} and offered_until > ${now}
        and associate_code is distinct from ${forCode}
    ) seat group by type_id`.execute(db);
  return rows;
}

export const waitingOf = (db: Db, eventId: string, code: string) =>
  db
    .selectFrom('event_waiting')
    .select(['offered_until', 'type_id'])
    .where('event_id', '=', eventId)
    .where('associate_code', '=', code)
    .executeTakeFirst();

const readable = (db: Db, reader: Pick<Caller, 'code'>) =>
  db.selectFrom('event').selectAll('event').where(isForReader(reader));

export const readableEvent = (db: Db, reader: Pick<Caller, 'code'>, slug: string) =>
  readable(db, reader).where('event.slug', '=', slug).executeTakeFirst();

/** R-EVT-03. */
export const readableEvents = (
  db: Db,
  reader: Pick<Caller, 'code'>,
  which: 'upcoming' | 'past',
  now: Date,
  most: number,
) =>
  readable(db, reader)
    .where('event.ends_at', which === 'upcoming' ? '>=' : '<', now)
    .orderBy('event.starts_at', which === 'upcoming' ? 'asc' : 'desc')
    .orderBy('event.id')
    .limit(most)
    .execute();

/** At the end of the line, once. */
export async function startWaiting(db: Db, eventId: string, code: string, typeId: string, now: Date) {
  await db
    .insertInto('event_waiting')
    .values({ event_id: eventId, associate_code: code, type_id: typeId, joined_at: now })
    .onConflict((each) => each.doNothing())
    .execute();
}

/** Of a cancelled event: reservations end at once, and nobody waits any more. */
export async function endReservations(db: Db, eventId: string, now: Date): Promise<void> {
  await db
    .updateTable('event_ticket')
    .set({ reserved_until: now })
    .where('event_id', '=', eventId)
    .where('status', 'is', null)
    .execute();
  await db.deleteFrom('event_waiting').where('event_id', '=', eventId).execute();
}

export const eventOfType = (db: Db, typeId: string) =>
  db.selectFrom('event_ticket_type').select('event_id').where('id', '=', typeId).executeTakeFirst();

export const anyTicketOfType = (db: Db, typeId: string) =>
  db.selectFrom('event_ticket').select('id').where('type_id', '=', typeId).executeTakeFirst();
