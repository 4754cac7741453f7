// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { ACK_STATUSES } from '@upline/domain';

/** Fields of the list `supervision-reviews`; loaded with the page that shows it. */
export const supervisionReviewsFields = {
  status: { label: "Status", type: "enum", options: ACK_STATUSES },
  due_date: { label: "Due Date", type: "date" },
  supervised: { label: "Associate", type: "text" },
  waiting: { label: "Waits for You", type: "boolean" },
} as const satisfies ListFacts;
