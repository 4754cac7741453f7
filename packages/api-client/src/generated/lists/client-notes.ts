// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';

/** Fields of the list `client-notes`; loaded with the page that shows it. */
export const clientNotesFields = {
  text: { label: "Note", type: "text", sortable: false },
  created_at: { label: "Created", type: "datetime" },
} as const satisfies ListFacts;
