// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { COUNTRIES, CURRENCIES, ORDER_STATUSES, PAYMENT_STATUSES } from '@upline/domain';

/** Fields of the list `store-orders`; loaded with the page that shows it. */
export const storeOrdersFields = {
  created_at: { label: "Date", type: "datetime" },
  number: { label: "Number", type: "text" },
  associate: { label: "Ordered By", type: "text" },
  associate_code: { label: "Code", type: "text" },
  status: { label: "Status", type: "enum", options: ORDER_STATUSES },
  payment_status: { label: "Payment Status", type: "enum", options: PAYMENT_STATUSES },
  total_cents: { label: "Total", type: "money" },
  currency: { label: "Currency", type: "enum", options: CURRENCIES },
  country: { label: "Country", type: "enum", options: COUNTRIES },
  state: { label: "State", type: "text" },
} as const satisfies ListFacts;
