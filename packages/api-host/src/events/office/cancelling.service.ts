import { changedBy } from '../../platform/database/stamps.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { invalid, notFound } from '../../platform/operation/problem.ts';
import { demand } from '../../platform/operation/row-actions.ts';
import type { Platform } from '../../platform/platform.ts';
import * as store from '../events.store.ts';
import { eventNotices } from '../tickets/event-notices.ts';
import { remindersDue } from '../tickets/registering.service.ts';
import { seatsLeft } from '../tickets/seats.ts';
import type { Tickets } from '../tickets/tickets.service.ts';
import { findTicket, liveTickets, standingTickets, trail } from '../tickets/tickets.store.ts';
import { canCancel } from './events.actions.ts';
import type { Events } from './events.service.ts';

/** Cancelling an event with tickets: all go back, or all move to another event (R-EVT-05). */
export function cancelling(platform: Platform, events: Events, tickets: Tickets) {
  const notices = eventNotices(platform);

  async function giveAllBack(context: SignedInContext, event: store.EventRecord, reason: string) {
    const off = { ...event, status: 'Unpublished' as const };
    for (const { id } of await standingTickets(context.db, event.id)) {
      await store.ticketWrites.lock(context.db, id);
      const ticket = await findTicket(context.db, id);
      if (ticket?.status !== 'Registered') continue;
      await notices.cancelled(context, await tickets.giveBack(context, ticket, event, reason), off);
    }
  }

  async function moveAll(context: SignedInContext, event: store.EventRecord, toId: string) {
    const { db, now, caller } = context;
    const to = await store.eventWrites.lock(db, toId);
    const refuse = (message: string) => invalid([{ field: 'to_event_id', message }]);
    if (!to || to.id === event.id || to.status !== 'Published' || to.ends_at <= now)
      throw refuse('Choose a published event that is to come');
    const types = await store.typesOf(db, to.id, now);
    for (const ticket of await standingTickets(db, event.id)) {
      if (
        ticket.guest_type === 'Associate' &&
        (await liveTickets(db, to.id, ticket.host_code, now)).some(
          ({ guest_type }) => guest_type === 'Associate',
        )
      )
        throw refuse(`${ticket.host_code} is registered for ${to.title} already`);
      let type: store.TypeRow | undefined;
      for (const each of types)
        if (!type && each.guest_type === ticket.guest_type && (await seatsLeft(db, to, each, now)) > 0)
          type = each;
      if (!type) throw refuse(`${to.title} has not enough seats`);
      const moved = (await store.ticketWrites.write(db, ticket.id, {
        event_id: to.id,
        type_id: type.id,
        reminders: remindersDue(to, now),
        ...changedBy({ now, caller }),
      })) as store.Ticket;
      trail(platform, context, moved, to, 'transition', event.title, to.title);
      await notices.moved(context, moved, event, to);
    }
  }

  return async function cancel(
    context: SignedInContext,
    id: string,
    version: number,
    {
      choice,
      to_event_id,
      reason,
    }: { choice: 'Refund All' | 'Move'; to_event_id: string | null; reason: string },
  ): Promise<void> {
    const { db, now } = context;
    const event = await events.locked(context, id, version);
    demand(canCancel, event, context.caller);
    const record = await store.eventWrites.lock(db, id);
    if (!record) throw notFound();
    if (choice === 'Move') {
      if (to_event_id === null) throw invalid([{ field: 'to_event_id', message: 'Event is required' }]);
      await moveAll(context, record, to_event_id);
    } else await giveAllBack(context, record, reason);
    // Reservations end at once: their payments are refused from now on.
    await store.endReservations(db, id, now);
    await events.become(context, event, 'Unpublished');
  };
}
