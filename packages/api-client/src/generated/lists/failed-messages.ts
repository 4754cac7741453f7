// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { NOTIFICATION_CHANNELS } from '@upline/domain';

/** Fields of the list `failed-messages`; loaded with the page that shows it. */
export const failedMessagesFields = {
  channel: { label: "Channel", type: "enum", options: NOTIFICATION_CHANNELS },
  kind: { label: "Kind", type: "text" },
  recipient: { label: "Recipient", type: "text" },
  failed_at: { label: "Failed", type: "datetime" },
  created_at: { label: "Created", type: "datetime" },
} as const satisfies ListFacts;
