// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { CURRENCIES, REFUND_STATUSES } from '@upline/domain';

/** Fields of the list `store-refunds`; loaded with the page that shows it. */
export const storeRefundsFields = {
  created_at: { label: "Date", type: "datetime" },
  order: { label: "Order", type: "text" },
  associate: { label: "Ordered By", type: "text" },
  associate_code: { label: "Code", type: "text" },
  amount_cents: { label: "Amount", type: "money" },
  currency: { label: "Currency", type: "enum", options: CURRENCIES },
  status: { label: "Status", type: "enum", options: REFUND_STATUSES },
  reason: { label: "Reason", type: "text" },
  requested_by: { label: "By", type: "text", nullable: true },
  settled_at: { label: "Settled", type: "datetime", nullable: true },
} as const satisfies ListFacts;
