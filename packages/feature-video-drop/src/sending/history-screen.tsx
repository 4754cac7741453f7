import { videoDeliveriesFields } from '@upline/api-client/lists/video-deliveries.ts';
import { columnsFor, ListScreen } from '@upline/shell';
import { HISTORY_LIST } from '../video-drop-lists.ts';

const COLUMNS = columnsFor<'listVideoDeliveries'>(videoDeliveriesFields, [
  { field: 'at', cardRole: 'meta', width: 170 },
  { field: 'video', cardRole: 'subtitle', width: 260 },
  { field: 'contact', cardRole: 'title', pinned: true, secret: true, width: 190 },
  { field: 'channel', width: 100 },
  { field: 'status', as: 'status', cardRole: 'value', width: 140 },
  { field: 'percent', width: 110 },
  { id: 'failure', label: 'Why', type: 'text', cardRole: 'meta', width: 280 },
]);

/** `virtual-video-drop/history`: what was sent, and what became of it. */
export const HistoryScreen = () => (
  <ListScreen
    title="History"
    create={{
      label: 'Send a video',
      to: { to: '/virtual-video-drop/send' },
      needs: 'sendVideo',
      whereEmpty: true,
    }}
    operations={HISTORY_LIST}
    noun={{ one: 'message', many: 'messages' }}
    columns={COLUMNS}
    rowTarget={({ contact_id }) =>
      contact_id === null ? null : { to: '/virtual-video-drop/contacts/$id', params: { id: contact_id } }
    }
    search={{ field: 'contact', placeholder: 'Search by contact' }}
    empty={{ title: 'Nothing here yet. Send your first video.' }}
  />
);
