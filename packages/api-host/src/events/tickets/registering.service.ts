import { randomInt } from 'node:crypto';
import { currencyOf, parsePhone } from '@upline/domain';
import { askPayment } from '../../cards/ask-payment.ts';
import { cardsClosed, takesCards } from '../../cards/stripe.ts';
import { addedBy } from '../../platform/database/stamps.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { conflict, invalid, notFound, refusedInProxy } from '../../platform/operation/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import type { EventRecord, Ticket } from '../events.store.ts';
import * as store from '../events.store.ts';
import type { RegisterBody } from '../reading/own-events.schemas.ts';
import { eventNotices } from './event-notices.ts';
import { alreadyRegistered, isOpen, registrationClosed, seatsLeft, shirtMissing, soldOut } from './seats.ts';
import { liveTickets, stopWaiting, trail } from './tickets.store.ts';

/** An unpaid reservation is kept as long as an unpaid order (domain.md 2.25). */
export const RESERVED_MS = 60 * 60_000;
const MOST_GUESTS = 10;
/** Without letters and digits that are taken for one another. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 12;

const newCode = () => Array.from({ length: CODE_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

const HOUR_MS = 3_600_000;
/** How long before the start reminders are sent, the first one first. */
export const REMINDED_MS = [7 * 24 * HOUR_MS, 24 * HOUR_MS, 2 * HOUR_MS] as const;
/** The reminders whose time has come; who registers later gets only those that follow. */
export const remindersDue = ({ starts_at }: Pick<EventRecord, 'starts_at'>, now: Date): number =>
  REMINDED_MS.filter((ahead) => starts_at.getTime() - now.getTime() <= ahead).length;

/** How associates get tickets for themselves and their guests (domain.md 2.26). */
export function registering(platform: Platform) {
  const notices = eventNotices(platform);

  /** Checks who registers whom (R-EVT-02); answers a reservation of the own ticket that is still open. */
  async function judged(
    { db, now, caller }: SignedInContext,
    event: EventRecord,
    type: store.TicketType,
    { guest, shirt_size }: RegisterBody,
  ): Promise<Ticket | undefined> {
    const isGuest = type.guest_type === 'Guest';
    if (isGuest !== (guest !== null))
      throw invalid([
        {
          field: isGuest ? 'guest' : 'type_id',
          message: isGuest ? 'Guest is required' : 'This ticket is not for guests',
        },
      ]);
    if (type.needs_shirt && shirt_size === null) throw invalid([shirtMissing()]);
    const own = await liveTickets(db, event.id, caller.code, now);
    if (isGuest) {
      const guests = own.filter(({ guest_type }) => guest_type === 'Guest');
      if (guests.length >= MOST_GUESTS)
        throw conflict('too-many-guests', `You can bring at most ${MOST_GUESTS} guests`);
      return undefined;
    }
    const mine = own.find(({ guest_type }) => guest_type === 'Associate');
    if (mine && mine.status !== null) throw alreadyRegistered();
    return mine;
  }

  return {
    /** A free ticket is registered at once; a paid one keeps its seat for an hour until its card payment arrives. */
    async register(context: SignedInContext, eventId: string, body: RegisterBody): Promise<Ticket> {
      const { db, now, caller } = context;
      // Buyers of an event wait for each other here, so that no seat is sold twice.
      const event = await store.eventWrites.lock(db, eventId);
      const type = await store.typeWrites.lock(db, body.type_id);
      if (!event || type?.event_id !== event.id) throw notFound();
      if (!isOpen(event, now)) throw registrationClosed();
      const waiting = await judged(context, event, type, body);
      if (waiting) return waiting;
      const currency = currencyOf(caller.country);
      const price_cents = currency === 'USD' ? type.price_usd_cents : type.price_cad_cents;
      if (price_cents > 0) {
        if (caller.proxyAdminCode !== undefined) throw refusedInProxy();
        if (!takesCards(platform, caller.country)) throw cardsClosed();
      }
      const isGuest = type.guest_type === 'Guest';
      if ((await seatsLeft(db, event, type, now, isGuest ? null : caller.code)) < 1) throw soldOut();
      const { guest } = body;
      let ticket = await store.ticketWrites.insert(db, {
        event_id: event.id,
        type_id: type.id,
        guest_type: type.guest_type,
        host_code: caller.code,
        first_name: guest?.first_name ?? null,
        last_name: guest?.last_name ?? null,
        email: guest?.email ?? null,
        phone: parsePhone(guest?.phone ?? '') ?? null,
        shirt_size: type.needs_shirt ? body.shirt_size : null,
        price_cents,
        currency,
        status: price_cents === 0 ? 'Registered' : null,
        reserved_until: price_cents === 0 ? null : new Date(now.getTime() + RESERVED_MS),
        code: newCode(),
        reminders: remindersDue(event, now),
        ...addedBy({ now, caller }),
      });
      if (price_cents > 0) {
        const payment = await askPayment(platform, context, {
          kind: 'Event Ticket',
          subject: `ticket:${ticket.id}`,
          payer: { code: caller.code },
          country: caller.country,
          description: `${event.title}, ${type.name}`,
          amount_cents: price_cents,
        });
        ticket = (await store.ticketWrites.write(db, ticket.id, { payment_id: payment.id })) as Ticket;
      }
      if (!isGuest) await stopWaiting(db, event.id, caller.code);
      trail(platform, context, ticket, event, 'create', null, ticket.status ?? 'Reserved');
      if (price_cents === 0) await notices.registered(context, ticket, event);
      return ticket;
    },
  };
}
