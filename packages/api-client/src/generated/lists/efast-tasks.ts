// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { EFAST_KINDS, PUBLISH_STATUSES } from '@upline/domain';

/** Fields of the list `efast-tasks`; loaded with the page that shows it. */
export const efastTasksFields = {
  title: { label: "Title", type: "text" },
  kind: { label: "Kind", type: "enum", options: EFAST_KINDS },
  is_required: { label: "Required", type: "boolean" },
  days_offset: { label: "Due After Days", type: "number" },
  status: { label: "Status", type: "enum", options: PUBLISH_STATUSES },
  position: { label: "Position", type: "number" },
  updated_at: { label: "Updated", type: "datetime" },
} as const satisfies ListFacts;
