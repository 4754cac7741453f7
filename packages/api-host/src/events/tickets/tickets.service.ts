import { lockPayment } from '../../cards/card-payments.store.ts';
import type { CardPayment } from '../../cards/cards.tables.ts';
import { addCardPurpose } from '../../cards/purposes.ts';
import { askRefund, leftToRefund } from '../../cards/refunds/ask-refund.ts';
import { changedBy } from '../../platform/database/stamps.ts';
import type { Context, SignedInContext } from '../../platform/operation/operation.ts';
import { notFound, type Problem, staleVersion } from '../../platform/operation/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import * as store from '../events.store.ts';
import { eventNotices } from './event-notices.ts';
import { RESERVED_MS } from './registering.service.ts';
import { seatsLeft } from './seats.ts';
import { checkInRefusal, ownRefundRefusal, refundRefusal, undoRefusal } from './tickets.actions.ts';
import {
  findTicket,
  liveTickets,
  type TicketRow,
  ticketOfCode,
  ticketOfPayment,
  trail,
} from './tickets.store.ts';

const uncharged = (words: string) => `${words}. Nothing was charged.`;

/** What becomes of tickets: paid, given back, checked in (domain.md 2.26). */
export function tickets(platform: Platform) {
  const { jobs } = platform;
  const notices = eventNotices(platform);

  /** Event and ticket, locked in this order everywhere. */
  async function locked(context: Context, id: string) {
    const seen = await findTicket(context.db, id);
    if (!seen) throw notFound();
    const event = await store.eventWrites.lock(context.db, seen.event_id);
    await store.ticketWrites.lock(context.db, id);
    const ticket = await findTicket(context.db, id);
    if (!event || !ticket) throw notFound();
    return { event, ticket };
  }

  async function become(
    context: Context,
    ticket: TicketRow,
    event: store.EventRecord,
    status: 'Registered' | 'Checked In' | 'Refunded',
  ): Promise<store.Ticket> {
    const { db, now, caller } = context;
    const isIn = status === 'Checked In';
    const written = (await store.ticketWrites.write(db, ticket.id, {
      status,
      checked_in_at: isIn ? now : null,
      checked_in_by: isIn ? (caller?.code ?? null) : null,
      ...changedBy({ now, caller }),
    })) as store.Ticket;
    trail(platform, context, written, event, 'transition', ticket.status ?? 'Reserved', status);
    return written;
  }

  /** The money goes back first, in the same transaction; then the seat is free for who waits. */
  async function giveBack(context: Context, ticket: TicketRow, event: store.EventRecord, reason: string) {
    const { db, caller } = context;
    const payment = ticket.payment_id === null ? undefined : await lockPayment(db, ticket.payment_id);
    if (payment?.status === 'Paid')
      await askRefund(platform, context, payment, {
        amount_cents: await leftToRefund(db, payment),
        reason,
        requested_by: caller?.kind === 'Associate' ? null : (caller?.code ?? null),
      });
    const written = await become(context, ticket, event, 'Refunded');
    await jobs.add(db, 'events.offer', {});
    return written;
  }

  const refuse = (refusal: Problem | undefined) => {
    if (refusal) throw refusal;
  };

  addCardPurpose(platform, {
    kind: 'Event Ticket',

    /** A reservation that ended may still be paid while there is a seat. */
    async onAuthorized(context: Context, payment: CardPayment) {
      const { db, now } = context;
      const known = await ticketOfPayment(db, payment.id);
      if (!known) return uncharged('This ticket is not known');
      const { event, ticket } = await locked(context, known.id);
      if (ticket.status !== null) return uncharged('This ticket cannot be paid any more');
      if (event.status !== 'Published' || event.ends_at <= now) return uncharged('Registration is closed');
      const isHeld = ticket.reserved_until !== null && ticket.reserved_until > now;
      if (!isHeld) {
        const type = await store.typeWrites.lock(db, ticket.type_id);
        if (!type || (await seatsLeft(db, event, type, now, ticket.host_code)) < 1)
          return uncharged('This event is sold out');
        const own = await liveTickets(db, event.id, ticket.host_code, now);
        if (ticket.guest_type === 'Associate' && own.some((each) => each.guest_type === 'Associate'))
          return uncharged('You are already registered');
      }
      await store.ticketWrites.write(db, ticket.id, {
        reserved_until: new Date(now.getTime() + RESERVED_MS),
        updated_at: now,
      });
      return undefined;
    },

    async onPaid(context: Context, payment: CardPayment) {
      const known = await ticketOfPayment(context.db, payment.id);
      if (!known) return;
      const { event, ticket } = await locked(context, known.id);
      if (ticket.status !== null) return;
      await notices.registered(context, await become(context, ticket, event, 'Registered'), event);
    },

    /** Refunded by the office at the payment, or lost in a dispute. */
    async onRefunded(context: Context, payment: CardPayment) {
      const known = await ticketOfPayment(context.db, payment.id);
      if (!known || known.status === 'Refunded') return;
      const { event, ticket } = await locked(context, known.id);
      await notices.refunded(context, await become(context, ticket, event, 'Refunded'), event);
      await jobs.add(context.db, 'events.offer', {});
    },
  });

  return {
    giveBack,

    /** By the holder: a reservation is let go, a ticket is given back until its last day for that. */
    async cancelOwn(context: SignedInContext, slug: string, id: string): Promise<void> {
      const { db, now, caller } = context;
      const { event, ticket } = await locked(context, id);
      if (ticket.host_code !== caller.code || event.slug !== slug) throw notFound();
      if (ticket.status === null) {
        await store.ticketWrites.write(db, id, { reserved_until: now, ...changedBy({ now, caller }) });
        await jobs.add(db, 'events.offer', {});
        return;
      }
      const type = await store.typeWrites.lock(db, ticket.type_id);
      if (!type) throw notFound();
      refuse(ownRefundRefusal({ ...ticket, refundable_until: type.refundable_until }, now));
      await notices.refunded(
        context,
        await giveBack(context, ticket, event, 'Given back by the holder'),
        event,
      );
    },

    async refund(context: SignedInContext, id: string, version: number, reason: string): Promise<void> {
      const { event, ticket } = await locked(context, id);
      if (ticket.version !== version) throw staleVersion('ticket');
      refuse(refundRefusal(ticket, context.now));
      await notices.refunded(context, await giveBack(context, ticket, event, reason), event);
    },

    /** By the code that the scanner read or somebody typed. */
    async checkIn(context: SignedInContext, eventId: string, code: string): Promise<string> {
      const found = await ticketOfCode(context.db, eventId, code);
      if (!found) throw notFound();
      const { event, ticket } = await locked(context, found.id);
      refuse(checkInRefusal(ticket, context.now));
      await become(context, ticket, event, 'Checked In');
      return ticket.id;
    },

    async undoCheckIn(context: SignedInContext, id: string, version: number): Promise<void> {
      const { event, ticket } = await locked(context, id);
      if (ticket.version !== version) throw staleVersion('ticket');
      refuse(undoRefusal(ticket, context.now));
      await become(context, ticket, event, 'Registered');
    },
  };
}
export type Tickets = ReturnType<typeof tickets>;
