// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { LEVEL_CODES, REQUEST_STATUSES } from '@upline/domain';

/** Fields of the list `level-requests`; loaded with the page that shows it. */
export const levelRequestsFields = {
  associate: { label: "Associate", type: "text" },
  associate_code: { label: "Associate Code", type: "text" },
  to_level: { label: "Requested Level", type: "enum", options: LEVEL_CODES },
  status: { label: "Status", type: "enum", options: REQUEST_STATUSES },
  created_at: { label: "Requested", type: "datetime" },
} as const satisfies ListFacts;
