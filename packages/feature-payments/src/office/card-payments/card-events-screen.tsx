import { cardEventsFields } from '@upline/api-client/lists/card-events.ts';
import { columnsFor, ListScreen } from '@upline/shell';
import { CARD_EVENT_LIST } from './card-payment-list.ts';
import { cardEventActions } from './card-payments.actions.tsx';

const COLUMNS = columnsFor<'listCardEvents'>(cardEventsFields, [
  { field: 'type', pinned: true, cardRole: 'title', width: 260 },
  { field: 'payment', value: ({ payment }) => payment?.number, cardRole: 'subtitle', width: 120 },
  { field: 'outcome', as: 'status', cardRole: 'value', width: 150 },
  { field: 'problem', cardRole: 'meta', width: 300 },
  { field: 'received_at', cardRole: 'meta', width: 170 },
  { field: 'country', width: 110 },
  { field: 'occurred_at', defaultHidden: true, width: 170 },
  { field: 'event_id', defaultHidden: true, width: 240 },
]);

/** `card-events`: what Stripe reported, and what became of it (R-STO-02). */
export function CardEventsScreen() {
  return (
    <ListScreen
      title="Card events"
      operations={CARD_EVENT_LIST}
      noun={{ one: 'event', many: 'events' }}
      columns={COLUMNS}
      rowTarget={({ payment }) =>
        payment ? { to: '/card-payments/$id', params: { id: payment.id }, search: { tab: 'events' } } : null
      }
      actions={cardEventActions}
      search={{ field: 'event_id', placeholder: 'Search IDs at Stripe' }}
      empty={{
        title: 'Nothing here yet.',
        description: 'What Stripe reports about payments is listed here, with what became of it.',
      }}
    />
  );
}
