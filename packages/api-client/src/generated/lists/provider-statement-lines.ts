// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';

/** Fields of the list `provider-statement-lines`; loaded with the page that shows it. */
export const providerStatementLinesFields = {
  position: { label: "Position", type: "number" },
  file_line: { label: "File Line", type: "number" },
  line_no: { label: "Line", type: "number", nullable: true },
  outcome: { label: "Outcome", type: "enum", options: ["Matched","Chargeback","Action Required","Known","Refused"] },
  policy_number: { label: "Policy", type: "text", nullable: true },
  kind: { label: "Kind", type: "enum", nullable: true, options: ["First Year","Excess","Renewal","Trail","Chargeback"] },
  gross_cents: { label: "Amount", type: "money", nullable: true },
  message: { label: "Reason", type: "text", nullable: true },
} as const satisfies ListFacts;
