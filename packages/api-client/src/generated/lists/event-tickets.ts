// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { GUEST_TYPES, PAYMENT_STATUSES, SHIRT_SIZES, TICKET_STATUSES } from '@upline/domain';

/** Fields of the list `event-tickets`; loaded with the page that shows it. */
export const eventTicketsFields = {
  attendee: { label: "Attendee", type: "text" },
  search: { label: "Attendee or Ticket Code", type: "text", sortable: false },
  code: { label: "Ticket Code", type: "text" },
  guest_type: { label: "Guest Type", type: "enum", options: GUEST_TYPES },
  host_code: { label: "Code", type: "text" },
  host: { label: "Host", type: "text" },
  upline_rmd: { label: "Upline RMD", type: "text", nullable: true },
  payment_status: { label: "Payment", type: "enum", nullable: true, options: PAYMENT_STATUSES },
  type_name: { label: "Ticket", type: "text" },
  shirt_size: { label: "Shirt Size", type: "enum", nullable: true, options: SHIRT_SIZES },
  price_cents: { label: "Price", type: "money" },
  status: { label: "Status", type: "enum", nullable: true, options: TICKET_STATUSES },
  checked_in_at: { label: "Checked In At", type: "datetime", nullable: true },
  created_at: { label: "Registered At", type: "datetime" },
} as const satisfies ListFacts;
