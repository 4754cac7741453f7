// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { CURRENCIES } from '@upline/domain';

/** Fields of the list `provider-statements`; loaded with the page that shows it. */
export const providerStatementsFields = {
  created_at: { label: "Imported", type: "datetime" },
  provider: { label: "Provider", type: "text" },
  statement_ref: { label: "Statement", type: "text" },
  statement_date: { label: "Statement Date", type: "date" },
  file_name: { label: "File", type: "text" },
  status: { label: "Status", type: "enum", options: ["Checking","Ready","Booking","Booked","Undoing","Undone","Failed"] },
  rows_total: { label: "Lines", type: "number" },
  rows_matched: { label: "Matched", type: "number" },
  rows_waiting: { label: "Exceptions", type: "number" },
  rows_refused: { label: "Refused", type: "number" },
  currency: { label: "Currency", type: "enum", options: CURRENCIES },
} as const satisfies ListFacts;
