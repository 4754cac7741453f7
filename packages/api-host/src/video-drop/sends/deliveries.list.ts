import { DELIVERY_STATUSES, foldText, NOTIFICATION_CHANNELS } from '@upline/domain';
import { defineList } from '../../platform/list/define-list.ts';
import { atOf, type DeliveryListRow } from './sends.store.ts';

/** What was sent, the latest first. */
export const deliveryList = defineList<DeliveryListRow>({
  name: 'video-deliveries',
  fields: {
    at: { label: 'Date', type: 'datetime', column: atOf },
    video: { label: 'Video', type: 'text', column: 'video.title_key', normalize: foldText },
    contact: {
      label: 'Contact',
      type: 'text',
      isPrivate: true,
      column: 'video_delivery.contact_key',
      normalize: foldText,
    },
    channel: {
      label: 'Channel',
      type: 'enum',
      column: 'video_send.channel',
      options: NOTIFICATION_CHANNELS,
    },
    status: {
      label: 'Status',
      type: 'enum',
      column: 'video_delivery.status',
      options: DELIVERY_STATUSES,
    },
    percent: { label: 'Watched %', type: 'number', column: 'video_delivery.percent' },
  },
  defaultOrder: { at: 'DESC' },
  key: { column: 'video_delivery.id', type: 'uuid' },
  keyOf: (row) => row.id,
});
