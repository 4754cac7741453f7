import { addDays, dayAt, formatDate, formatDateTime, messages } from '@upline/domain';
import { conflict } from '../../platform/operation/problem.ts';
import type { TicketRow } from './tickets.store.ts';

const UNDO_MS = 10 * 60_000;

type Standing = Pick<TicketRow, 'status' | 'starts_at' | 'ends_at' | 'time_zone' | 'checked_in_at'>;

/** Event day, one before and one after, in the event's zone. */
export function checkInRefusal(ticket: Standing, now: Date) {
  const { status, checked_in_at, time_zone } = ticket;
  if (status === 'Checked In' && checked_in_at)
    return conflict('checked-in', `Already checked in at ${formatDateTime(checked_in_at, time_zone)}`);
  if (status === 'Refunded') return conflict('refunded', 'This ticket was refunded');
  if (status === null) return conflict('unpaid', 'This ticket is not paid');
  const today = dayAt(now, time_zone);
  const first = addDays(dayAt(ticket.starts_at, time_zone), -1);
  const last = addDays(dayAt(ticket.ends_at, time_zone), 1);
  if (today < first || today > last)
    return conflict('not-event-day', `Check-in is open from ${formatDate(first)} to ${formatDate(last)}`);
  return undefined;
}

export function undoRefusal({ status, checked_in_at }: Standing, now: Date) {
  if (status !== 'Checked In' || !checked_in_at)
    return conflict('transition', messages.transition(status ?? 'Reserved', 'Registered'));
  if (now.getTime() - checked_in_at.getTime() > UNDO_MS)
    return conflict('too-late', 'A check-in can be undone for 10 minutes');
  return undefined;
}

/** Of the office: any time before the end. */
export function refundRefusal({ status, ends_at }: Standing, now: Date) {
  if (status !== 'Registered')
    return conflict('transition', messages.transition(status ?? 'Reserved', 'Refunded'));
  if (ends_at <= now) return conflict('over', 'This event is over');
  return undefined;
}

export const ownRefundRefusal = (ticket: Standing & { readonly refundable_until: string }, now: Date) => {
  const refusal = refundRefusal(ticket, now);
  if (refusal) return refusal;
  return dayAt(now, ticket.time_zone) > ticket.refundable_until
    ? conflict('not-refundable', `Tickets could be given back until ${formatDate(ticket.refundable_until)}`)
    : undefined;
};
