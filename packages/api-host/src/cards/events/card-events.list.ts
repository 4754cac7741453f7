import { CARD_EVENT_OUTCOMES, COUNTRIES } from '@upline/domain';
import { defineList } from '../../platform/list/define-list.ts';
import { searchableNumber } from '../card-payments.store.ts';
import type { CardEventRow } from './card-events.store.ts';

/** Events of Stripe, newest first. */
export const cardEventList = defineList<CardEventRow>({
  name: 'card-events',
  fields: {
    received_at: { label: 'Received', type: 'datetime', column: 'card_event.received_at' },
    type: { label: 'Event', type: 'text', column: 'card_event.type' },
    payment: { label: 'Payment', type: 'text', column: searchableNumber, nullable: true },
    outcome: {
      label: 'Outcome',
      type: 'enum',
      column: 'card_event.outcome',
      options: CARD_EVENT_OUTCOMES,
    },
    problem: { label: 'Problem', type: 'text', column: 'card_event.problem', nullable: true },
    country: { label: 'Country', type: 'enum', column: 'card_event.country', options: COUNTRIES },
    occurred_at: { label: 'Happened', type: 'datetime', column: 'card_event.occurred_at' },
    event_id: { label: 'ID at Stripe', type: 'text', column: 'card_event.event_id' },
  },
  defaultOrder: { received_at: 'DESC' },
  key: { column: 'card_event.id', type: 'uuid' },
  keyOf: (row) => row.id,
});
