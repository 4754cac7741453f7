// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { DELIVERY_STATUSES, NOTIFICATION_CHANNELS } from '@upline/domain';

/** Fields of the list `video-deliveries`; loaded with the page that shows it. */
export const videoDeliveriesFields = {
  at: { label: "Date", type: "datetime" },
  video: { label: "Video", type: "text" },
  contact: { label: "Contact", type: "text" },
  channel: { label: "Channel", type: "enum", options: NOTIFICATION_CHANNELS },
  status: { label: "Status", type: "enum", options: DELIVERY_STATUSES },
  percent: { label: "Watched %", type: "number" },
} as const satisfies ListFacts;
