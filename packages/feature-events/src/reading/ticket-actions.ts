import type { OperationAnswer } from '@upline/api-client';
import { formatDate, formatMoney, SHIRT_SIZES } from '@upline/domain';
import { type NamedAction, recordAction } from '@upline/shell';

export type ReadEvent = OperationAnswer<'readEvent'>;
type Type = ReadEvent['types'][number];

export const SHOWN_BY = ['readEvent', 'listUpcomingEvents', 'listPastEvents', 'getMainDashboard'] as const;

const priceOf = ({ price_cents, currency }: Type) =>
  price_cents === 0 ? 'free' : formatMoney(price_cents, currency);

const about = ({ refundable_until, price_cents }: Type) =>
  `You can give it back until ${formatDate(refundable_until)}.${price_cents > 0 ? ' The seat is kept for 60 minutes until it is paid by card.' : ''}`;

/** Registering oneself or a guest: one action for each kind of ticket that has seats. */
export function registerActions({ slug, types, actions }: ReadEvent): NamedAction[] {
  return types
    .filter(({ guest_type, seats_left }) =>
      seats_left > 0 ? actions.includes(guest_type === 'Guest' ? 'addGuest' : 'register') : false,
    )
    .map((type) => {
      const isGuest = type.guest_type === 'Guest';
      const text = (name: string, label: string, required: boolean, maxLength: number) =>
        ({ name, label, required, maxLength }) as const;
      const guest = isGuest
        ? [
            text('first_name', 'First Name', true, 60),
            text('last_name', 'Last Name', true, 60),
            text('email', 'Email', true, 254),
            text('phone', 'Phone', false, 20),
          ]
        : [];
      const shirt = type.needs_shirt
        ? [
            {
              name: 'shirt_size',
              label: 'Shirt Size',
              kind: 'choice',
              required: true,
              options: SHIRT_SIZES,
            } as const,
          ]
        : [];
      return {
        ...recordAction({
          operation: 'registerForEvent',
          label: `${isGuest ? 'Add guest' : 'Register'}: ${type.name}, ${priceOf(type)}`,
          saveLabel: isGuest ? 'Add guest' : 'Register',
          about: about(type),
          input: { params: { slug } },
          body: { type_id: type.id },
          reshaped: {
            fields: [...guest, ...shirt],
            body: (asked) => ({
              type_id: type.id,
              ...(type.needs_shirt && { shirt_size: asked.shirt_size as (typeof SHIRT_SIZES)[number] }),
              ...(isGuest && {
                guest: {
                  first_name: String(asked.first_name ?? ''),
                  last_name: String(asked.last_name ?? ''),
                  email: String(asked.email ?? ''),
                  phone: asked.phone ? String(asked.phone) : null,
                },
              }),
            }),
          },
          refresh: SHOWN_BY,
          message: ({ is_paid }) => (is_paid ? 'Registered' : 'Reserved. Pay the ticket to keep the seat.'),
        }),
        key: type.id,
      };
    });
}

/** Waiting for a seat (R-EVT-01). */
export function waitingActions({ slug, types, actions }: ReadEvent): NamedAction[] {
  const input = { params: { slug } };
  const own = types.filter(({ guest_type }) => guest_type === 'Associate');
  return [
    ...(actions.includes('join')
      ? own.map((type) => ({
          ...recordAction({
            operation: 'joinEventWaitingList',
            label: own.length > 1 ? `Join the waiting list: ${type.name}` : 'Join the waiting list',
            input,
            body: { type_id: type.id },
            refresh: SHOWN_BY,
            message: 'You are on the waiting list. You are told when a seat is free.',
          }),
          key: `join-${type.id}`,
        }))
      : []),
    ...(actions.includes('leave')
      ? [
          {
            ...recordAction({
              operation: 'leaveEventWaitingList',
              label: 'Leave the waiting list',
              input,
              refresh: SHOWN_BY,
              message: 'You left the waiting list',
            }),
            key: 'leave',
          },
        ]
      : []),
  ];
}

/** Giving a ticket back. */
export const cancelAction = (slug: string, ticket: ReadEvent['tickets'][number]): NamedAction => ({
  ...recordAction({
    operation: 'cancelEventTicket',
    label: 'Cancel ticket',
    title: `Cancel the ticket of ${ticket.name}`,
    about:
      ticket.status !== null && ticket.price_cents > 0
        ? 'The seat goes to somebody else, and what was paid goes back to the card.'
        : 'The seat goes to somebody else.',
    danger: true,
    fields: [],
    input: { params: { slug, id: ticket.id } },
    refresh: SHOWN_BY,
    message: 'Ticket cancelled',
  }),
  key: ticket.id,
});
