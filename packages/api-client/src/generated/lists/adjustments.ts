// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { CURRENCIES, REQUEST_STATUSES } from '@upline/domain';

/** Fields of the list `adjustments`; loaded with the page that shows it. */
export const adjustmentsFields = {
  requested_at: { label: "Requested", type: "datetime" },
  associate: { label: "Associate", type: "text" },
  associate_code: { label: "Associate Code", type: "text" },
  amount_cents: { label: "Amount", type: "money", definition: {"meaning":"An amount an admin adds or takes. From $1,000 on, alone or with others of 30 days, a second person approves it.","source":"R-MNY-36"} },
  currency: { label: "Currency", type: "enum", options: CURRENCIES },
  status: { label: "Status", type: "enum", options: REQUEST_STATUSES },
} as const satisfies ListFacts;
