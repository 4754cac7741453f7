// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';

/** Fields of the list `legal-names`; loaded with the page that shows it. */
export const legalNamesFields = {
  associate: { label: "Associate", type: "text" },
  associate_code: { label: "Code", type: "text" },
  status: { label: "Status", type: "enum", options: ["Pending For Admin","Approved","Rejected By Admin","Revoked"] },
  created_at: { label: "Submitted", type: "datetime" },
  decided_at: { label: "Decided", type: "datetime", nullable: true },
} as const satisfies ListFacts;
