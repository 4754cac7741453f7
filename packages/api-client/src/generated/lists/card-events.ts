// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { CARD_EVENT_OUTCOMES, COUNTRIES } from '@upline/domain';

/** Fields of the list `card-events`; loaded with the page that shows it. */
export const cardEventsFields = {
  received_at: { label: "Received", type: "datetime" },
  type: { label: "Event", type: "text" },
  payment: { label: "Payment", type: "text", nullable: true },
  outcome: { label: "Outcome", type: "enum", options: CARD_EVENT_OUTCOMES },
  problem: { label: "Problem", type: "text", nullable: true },
  country: { label: "Country", type: "enum", options: COUNTRIES },
  occurred_at: { label: "Happened", type: "datetime" },
  event_id: { label: "ID at Stripe", type: "text" },
} as const satisfies ListFacts;
