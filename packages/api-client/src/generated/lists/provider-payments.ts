// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { CURRENCIES, PAYMENT_PROCESSINGS } from '@upline/domain';

/** Fields of the list `provider-payments`; loaded with the page that shows it. */
export const providerPaymentsFields = {
  statement_date: { label: "Statement Date", type: "date" },
  statement_ref: { label: "Statement", type: "text" },
  line_no: { label: "Line", type: "number" },
  provider: { label: "Provider", type: "text" },
  policy_number: { label: "Policy", type: "text" },
  kind: { label: "Kind", type: "enum", options: ["First Year","Excess","Renewal","Trail","Chargeback"] },
  gross_cents: { label: "Amount", type: "money" },
  expected_cents: { label: "Expected", type: "money", nullable: true, definition: {"meaning":"What the provider should have paid for the policy by its terms. A difference is an exception.","source":"plan rules 2.22"} },
  difference_cents: { label: "Difference", type: "money", nullable: true },
  is_matched: { label: "Matched", type: "boolean" },
  event_date: { label: "Event Date", type: "date" },
  currency: { label: "Currency", type: "enum", options: CURRENCIES },
  processing: { label: "Processing", type: "enum", options: PAYMENT_PROCESSINGS },
  exception: { label: "Exception", type: "text", nullable: true },
} as const satisfies ListFacts;
