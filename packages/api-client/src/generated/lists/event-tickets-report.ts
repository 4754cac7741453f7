// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { CURRENCIES, GUEST_TYPES, TICKET_STATUSES } from '@upline/domain';

/** Fields of the list `event-tickets-report`; loaded with the page that shows it. */
export const eventTicketsReportFields = {
  event: { label: "Event", type: "text" },
  event_date: { label: "Event Date", type: "date" },
  attendee: { label: "Attendee", type: "text" },
  guest_type: { label: "Guest Type", type: "enum", options: GUEST_TYPES },
  code: { label: "Code", type: "text" },
  upline_rmd: { label: "Upline RMD", type: "text", nullable: true },
  status: { label: "Ticket Status", type: "enum", options: TICKET_STATUSES },
  currency: { label: "Currency", type: "enum", options: CURRENCIES },
  paid_cents: { label: "Paid", type: "money" },
  checked_in_at: { label: "Checked In At", type: "datetime", nullable: true },
} as const satisfies ListFacts;
