// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';

/** Fields of the list `approvals`; loaded with the page that shows it. */
export const approvalsFields = {
  kind: { label: "Kind", type: "enum", options: ["License","E&O","Certificate","Payout Information","Legal Name","Level","Upline Change","International","Split","Background Review","Guaranteed Level"] },
  associate: { label: "Associate", type: "text" },
  associate_code: { label: "Code", type: "text" },
  submitted_at: { label: "Submitted", type: "datetime" },
} as const satisfies ListFacts;
