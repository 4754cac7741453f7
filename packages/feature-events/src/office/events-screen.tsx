import { eventsFields } from '@upline/api-client/lists/events.ts';
import { formatNumber } from '@upline/domain';
import { columnsFor, ListScreen } from '@upline/shell';
import { EVENT_LIST } from './event-lists.ts';
import { eventActions } from './events.actions.ts';

const COLUMNS = columnsFor<'listEvents'>(eventsFields, [
  { field: 'title', pinned: true, cardRole: 'title', width: 280 },
  { field: 'kind', cardRole: 'subtitle', width: 130 },
  { field: 'status', as: 'status', cardRole: 'value', width: 130 },
  { field: 'starts_at', cardRole: 'meta', width: 170 },
  { field: 'registration', width: 120 },
  {
    field: 'capacity',
    cell: ({ sold, capacity }) =>
      capacity === null
        ? `${formatNumber(sold)} taken`
        : `${formatNumber(sold)} of ${formatNumber(capacity)} taken`,
    width: 140,
  },
  { field: 'updated_at', relative: true, width: 130 },
]);

/** `events` (domain.md 2.36). */
export function EventsScreen() {
  return (
    <ListScreen
      title="Events"
      create={{
        label: 'Create event',
        to: { to: '/events/create' },
        needs: 'createEvent',
        whereEmpty: true,
      }}
      operations={EVENT_LIST}
      noun={{ one: 'event', many: 'events' }}
      columns={COLUMNS}
      rowTarget={({ id }) => ({ to: '/events/$id', params: { id } })}
      actions={eventActions}
      search={{ field: 'title', placeholder: 'Search events' }}
      empty={{ title: 'Nothing here yet. Create your first event.' }}
    />
  );
}
