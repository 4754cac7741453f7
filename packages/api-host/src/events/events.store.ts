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

export const soldOf = (now: Date) =>
  sql<number>`(select count(*)::integer from event_ticket ticket where ticket.event_id = event.id and ${isSeated(now)})`;

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

export async function isSlugTaken(db: Db, slug: string, besides?: string): Promise<boolean> {
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
