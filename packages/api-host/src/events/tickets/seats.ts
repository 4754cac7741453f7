import { messages } from '@upline/domain';
import type { Db } from '../../platform/database/database.ts';
import { conflict } from '../../platform/operation/problem.ts';
import { type EventRecord, seatsTaken } from '../events.store.ts';

export const soldOut = () => conflict('sold-out', 'This event is sold out');
export const registrationClosed = () => conflict('registration-closed', 'Registration is closed');
export const alreadyRegistered = () => conflict('already-registered', 'You are already registered');

/** R-EVT-04. */
export const isOpen = (
  event: Pick<EventRecord, 'status' | 'registration' | 'opens_at' | 'closes_at'>,
  now: Date,
): boolean =>
  event.status === 'Published' &&
  event.registration === 'Open' &&
  event.opens_at <= now &&
  event.closes_at > now;

/**
 * Seats that are left of a type for somebody: neither taken nor kept for others on the waiting list (R-EVT-01). Whoever acts on the
 * answer has locked the event, so that two buyers never get the same seat.
 */
export async function seatsLeft(
  db: Db,
  { id, capacity }: Pick<EventRecord, 'id' | 'capacity'>,
  type: { readonly id: string; readonly quantity: number },
  now: Date,
  forCode: string | null = null,
): Promise<number> {
  const rows = await seatsTaken(db, id, now, forCode);
  const all = rows.reduce((sum, { taken }) => sum + taken, 0);
  const ofType = rows.find(({ type_id }) => type_id === type.id)?.taken ?? 0;
  return Math.max(0, Math.min((capacity ?? Number.POSITIVE_INFINITY) - all, type.quantity - ofType));
}

export const shirtMissing = () => ({ field: 'shirt_size', message: messages.required('Shirt Size') });
