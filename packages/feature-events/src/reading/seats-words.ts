import type { OperationAnswer } from '@upline/api-client';

type Card = OperationAnswer<'listUpcomingEvents'>['rows'][number];

/** What a reader wants to know of the seats. */
export function seatsWords({ seats_left, is_open }: Pick<Card, 'seats_left' | 'is_open'>): string {
  if (!is_open) return 'Registration is closed';
  if (seats_left === null || seats_left >= 100) return 'Seats available';
  if (seats_left === 0) return 'Sold out';
  return seats_left === 1 ? '1 seat left' : `${seats_left} seats left`;
}
