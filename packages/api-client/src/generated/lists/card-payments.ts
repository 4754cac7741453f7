// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { COUNTRIES, CURRENCIES, PAYMENT_STATUSES, PURCHASE_KINDS } from '@upline/domain';

/** Fields of the list `card-payments`; loaded with the page that shows it. */
export const cardPaymentsFields = {
  created_at: { label: "Date", type: "datetime" },
  kind: { label: "Kind", type: "enum", options: PURCHASE_KINDS },
  number: { label: "Number", type: "text" },
  description: { label: "Description", type: "text" },
  amount_cents: { label: "Amount", type: "money" },
  status: { label: "Payment Status", type: "enum", options: PAYMENT_STATUSES },
  refunded_cents: { label: "Refunded", type: "money" },
  due_on: { label: "Due", type: "date", nullable: true },
  paid_at: { label: "Paid", type: "datetime", nullable: true },
  payer: { label: "Paid By", type: "text", nullable: true },
  payer_code: { label: "Code", type: "text", nullable: true },
  country: { label: "Country", type: "enum", options: COUNTRIES },
  currency: { label: "Currency", type: "enum", options: CURRENCIES },
  is_disputed: { label: "Ever Disputed", type: "boolean" },
} as const satisfies ListFacts;
