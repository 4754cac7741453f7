// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { CHANGE_KINDS, CHANGE_RESOURCES, CHANGE_STATUSES } from '@upline/domain';

/** Fields of the list `changes`; loaded with the page that shows it. */
export const changesFields = {
  title: { label: "What", type: "text" },
  kind: { label: "Kind", type: "enum", options: CHANGE_KINDS },
  resource: { label: "List", type: "enum", options: CHANGE_RESOURCES },
  status: { label: "Status", type: "enum", options: CHANGE_STATUSES },
  created_at: { label: "Begun", type: "datetime" },
} as const satisfies ListFacts;
