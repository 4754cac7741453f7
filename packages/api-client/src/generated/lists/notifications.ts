// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { READ_STATUSES } from '@upline/domain';

/** Fields of the list `notifications`; loaded with the page that shows it. */
export const notificationsFields = {
  title: { label: "Title", type: "text" },
  type: { label: "Type", type: "text" },
  status: { label: "Status", type: "enum", options: READ_STATUSES },
  created_at: { label: "Received", type: "datetime" },
} as const satisfies ListFacts;
