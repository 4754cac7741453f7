// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';

/** Fields of the list `carrier-imports`; loaded with the page that shows it. */
export const carrierImportsFields = {
  provider: { label: "Provider", type: "text" },
  file_name: { label: "File", type: "text" },
  status: { label: "Status", type: "enum", options: ["Processing","Completed","Failed"] },
  rows_read: { label: "Rows", type: "number" },
  rows_matched: { label: "Matched", type: "number", nullable: true },
  rows_failed: { label: "Refused", type: "number" },
  created_at: { label: "Imported", type: "datetime" },
} as const satisfies ListFacts;
