import { currencyOf } from '@upline/domain';
import type { z } from 'zod';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { conflict, notFound } from '../../platform/operation/problem.ts';
import { qrPath } from '../../sessions/factors/qr.ts';
import * as store from '../events.store.ts';
import { isOpen, registrationClosed, seatsLeft } from '../tickets/seats.ts';
import { ownRefundRefusal } from '../tickets/tickets.actions.ts';
import { findTicket, liveTickets } from '../tickets/tickets.store.ts';
import type { eventCard, MyStatus, ownEvent } from './own-events.schemas.ts';

const MOST = 100;

const lines = (text: string | null) => (text ?? '').split('\n').filter((line) => line.trim() !== '');

type Waiting = Awaited<ReturnType<typeof store.waitingOf>>;

function standingOf(tickets: readonly store.Ticket[], waiting: Waiting, now: Date): MyStatus | null {
  const own = tickets.find(({ guest_type }) => guest_type === 'Associate');
  if (own)
    return own.status === 'Checked In' ? 'Checked In' : own.status === null ? 'Reserved' : 'Registered';
  if (!waiting) return null;
  return waiting.offered_until !== null && waiting.offered_until > now ? 'Offered' : 'Waiting';
}

async function cardOf(
  { db, now, caller }: SignedInContext,
  event: store.EventRecord,
): Promise<z.input<typeof eventCard>> {
  const types = await store.typesOf(db, event.id, now);
  const own = types.filter(({ guest_type }) => guest_type === 'Associate');
  const left = await Promise.all(own.map((type) => seatsLeft(db, event, type, now, caller.code)));
  const tickets = await liveTickets(db, event.id, caller.code, now);
  return {
    id: event.id,
    slug: event.slug,
    title: event.title,
    kind: event.kind,
    starts_at: event.starts_at,
    ends_at: event.ends_at,
    time_zone: event.time_zone,
    venue: event.venue,
    is_online: event.online_url !== null,
    image_id: event.image_id,
    seats_left: own.length === 0 ? null : left.reduce((sum, each) => Math.max(sum, each), 0),
    is_open: own.length > 0 && isOpen(event, now),
    mine: standingOf(tickets, await store.waitingOf(db, event.id, caller.code), now),
  };
}

/** R-EVT-03. */
export async function eventCards(context: SignedInContext, which: 'upcoming' | 'past') {
  const events = await store.readableEvents(context.db, context.caller, which, context.now, MOST);
  return { rows: await Promise.all(events.map((event) => cardOf(context, event))) };
}

/** An event that the caller may read. Throws 404. */
export async function readEvent(context: SignedInContext, slug: string): Promise<store.EventRecord> {
  const event = await store.readableEvent(context.db, context.caller, slug);
  if (!event) throw notFound();
  return event;
}

export async function ownEventOf(context: SignedInContext, slug: string): Promise<z.input<typeof ownEvent>> {
  const { db, now, caller } = context;
  const event = await readEvent(context, slug);
  const card = await cardOf(context, event);
  const currency = currencyOf(caller.country);
  const types = await Promise.all(
    (await store.typesOf(db, event.id, now)).map(async (type) => ({
      id: type.id,
      name: type.name,
      guest_type: type.guest_type,
      price_cents: currency === 'USD' ? type.price_usd_cents : type.price_cad_cents,
      currency,
      needs_shirt: type.needs_shirt,
      refundable_until: type.refundable_until,
      seats_left: Math.min(100_000, await seatsLeft(db, event, type, now, caller.code)),
    })),
  );
  const untilOf = new Map(types.map(({ id, refundable_until }) => [id, refundable_until]));
  const tickets = await Promise.all(
    (await liveTickets(db, event.id, caller.code, now)).map(async ({ id }) => {
      const row = await findTicket(db, id);
      if (!row) throw notFound();
      const refundable_until = untilOf.get(row.type_id) ?? '';
      const canCancel = row.status === null || !ownRefundRefusal({ ...row, refundable_until }, now);
      return {
        id,
        type_name: row.type_name,
        guest_type: row.guest_type,
        name: row.attendee,
        email: row.email,
        shirt_size: row.shirt_size,
        price_cents: row.price_cents,
        currency: row.currency,
        payment_status: row.payment_status,
        status: row.status,
        reserved_until: row.status === null ? row.reserved_until : null,
        code: row.code,
        qr: row.status === null ? null : qrPath(row.code),
        checked_in_at: row.checked_in_at,
        actions: [
          ...(row.status === null ? ['pay' as const] : []),
          ...(canCancel ? ['cancel' as const] : []),
        ],
      };
    }),
  );
  const waiting = await store.waitingOf(db, event.id, caller.code);
  const hasOwn = tickets.some(({ guest_type }) => guest_type === 'Associate');
  const open = isOpen(event, now);
  const free = (guest: 'Associate' | 'Guest') =>
    types.some(({ guest_type, seats_left }) => guest_type === guest && seats_left > 0);
  const canWait = open && !hasOwn && !waiting && card.seats_left === 0;
  return {
    ...card,
    address: event.address,
    online_url: tickets.some(({ status }) => status !== null) ? event.online_url : null,
    opens_at: event.opens_at,
    closes_at: event.closes_at,
    body: event.body,
    agenda: lines(event.agenda),
    speakers: lines(event.speakers),
    types,
    tickets,
    offered_until: waiting?.offered_until ?? null,
    actions: [
      ...(open && !hasOwn && free('Associate') ? ['register' as const] : []),
      ...(open && free('Guest') ? ['addGuest' as const] : []),
      ...(canWait ? ['join' as const] : []),
      ...(waiting ? ['leave' as const] : []),
    ],
  };
}

/** Joins the end of the waiting list, which only a sold-out event has (R-EVT-01). */
export async function joinWaiting(context: SignedInContext, slug: string, typeId: string): Promise<void> {
  const { db, now, caller } = context;
  const { id } = await readEvent(context, slug);
  const event = await store.eventWrites.lock(db, id);
  const type = await store.typeWrites.lock(db, typeId);
  if (!event || type?.event_id !== id || type.guest_type !== 'Associate') throw notFound();
  if (!isOpen(event, now)) throw registrationClosed();
  const tickets = await liveTickets(db, id, caller.code, now);
  if (tickets.some(({ guest_type }) => guest_type === 'Associate'))
    throw conflict('already-registered', 'You are already registered');
  if ((await seatsLeft(db, event, type, now, caller.code)) > 0)
    throw conflict('not-sold-out', 'There are seats left: register instead');
  await store.startWaiting(db, id, caller.code, typeId, now);
}
