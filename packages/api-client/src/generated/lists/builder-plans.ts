// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { COUNTRIES, ENROLLMENT_STATUSES } from '@upline/domain';

/** Fields of the list `builder-plans`; loaded with the page that shows it. */
export const builderPlansFields = {
  started_on: { label: "Started", type: "date" },
  associate: { label: "Associate", type: "text" },
  associate_code: { label: "Code", type: "text" },
  status: { label: "Status", type: "enum", options: ENROLLMENT_STATUSES },
  price_cents: { label: "Price", type: "money" },
  country: { label: "Country", type: "enum", options: COUNTRIES },
  next_charge_on: { label: "Next Charge", type: "date", nullable: true },
  failed_tries: { label: "Failed Tries", type: "number" },
  ends_after_month: { label: "Ends After the Month", type: "boolean" },
  closed_on: { label: "Closed", type: "date", nullable: true },
  close_reason: { label: "Reason", type: "text", nullable: true },
} as const satisfies ListFacts;
