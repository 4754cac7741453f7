// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { EVENT_KINDS, PERIOD_STATUSES, PUBLISH_STATUSES } from '@upline/domain';

/** Fields of the list `events`; loaded with the page that shows it. */
export const eventsFields = {
  title: { label: "Title", type: "text" },
  kind: { label: "Kind", type: "enum", options: EVENT_KINDS },
  starts_at: { label: "Starts", type: "datetime" },
  ends_at: { label: "Ends", type: "datetime" },
  capacity: { label: "Capacity", type: "number", nullable: true },
  registration: { label: "Registration", type: "enum", options: PERIOD_STATUSES },
  status: { label: "Status", type: "enum", options: PUBLISH_STATUSES },
  updated_at: { label: "Updated", type: "datetime" },
} as const satisfies ListFacts;
