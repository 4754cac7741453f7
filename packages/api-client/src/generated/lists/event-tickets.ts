// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { GUEST_TYPES, SHIRT_SIZES, TICKET_STATUSES } from '@upline/domain';

/** Fields of the list `event-tickets`; loaded with the page that shows it. */
export const eventTicketsFields = {
  attendee: { label: "Attendee", type: "text" },
  code: { label: "Ticket Code", type: "text" },
  guest_type: { label: "Guest Type", type: "enum", options: GUEST_TYPES },
  host_code: { label: "Code", type: "text" },
  type_name: { label: "Ticket", type: "text" },
  shirt_size: { label: "Shirt Size", type: "enum", nullable: true, options: SHIRT_SIZES },
  price_cents: { label: "Price", type: "money" },
  status: { label: "Status", type: "enum", nullable: true, options: TICKET_STATUSES },
  checked_in_at: { label: "Checked In At", type: "datetime", nullable: true },
  created_at: { label: "Registered At", type: "datetime" },
} as const satisfies ListFacts;
