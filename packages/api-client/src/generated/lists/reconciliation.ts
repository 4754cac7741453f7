// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { CURRENCIES } from '@upline/domain';

/** Fields of the list `reconciliation`; loaded with the page that shows it. */
export const reconciliationFields = {
  provider: { label: "Provider", type: "text" },
  policy_number: { label: "Policy", type: "text" },
  kind: { label: "Kind", type: "enum", options: ["First Year","Excess","Renewal","Trail","Chargeback"] },
  on_date: { label: "Date", type: "date" },
  expected_cents: { label: "Expected", type: "money" },
  stated_cents: { label: "Stated", type: "money" },
  paid_cents: { label: "Paid", type: "money" },
  difference_cents: { label: "Difference", type: "money" },
  finding: { label: "Finding", type: "enum", options: ["Missing","Short","Unknown","Over","Agreed"] },
  currency: { label: "Currency", type: "enum", options: CURRENCIES },
} as const satisfies ListFacts;
