// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';

/** Fields of the list `conflicts`; loaded with the page that shows it. */
export const conflictsFields = {
  admin: { label: "Admin", type: "text" },
  admin_code: { label: "Admin Code", type: "text" },
  associate: { label: "Associate", type: "text" },
  associate_code: { label: "Code", type: "text" },
  relation: { label: "Relation", type: "text" },
  created_at: { label: "Declared", type: "datetime" },
} as const satisfies ListFacts;
