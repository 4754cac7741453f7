// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { CHANGE_ROW_STATES } from '@upline/domain';

/** Fields of the list `change-rows`; loaded with the page that shows it. */
export const changeRowsFields = {
  position: { label: "Row", type: "number" },
  state: { label: "Answer", type: "enum", options: CHANGE_ROW_STATES },
  similar: { label: "Look-Alike", type: "boolean" },
} as const satisfies ListFacts;
