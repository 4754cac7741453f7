// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { APPROVAL_STATUSES } from '@upline/domain';

/** Fields of the list `upline-requests`; loaded with the page that shows it. */
export const uplineRequestsFields = {
  associate: { label: "Associate", type: "text" },
  associate_code: { label: "Associate Code", type: "text" },
  from_upline: { label: "Upline", type: "text" },
  to_upline: { label: "New Upline", type: "text" },
  status: { label: "Status", type: "enum", options: APPROVAL_STATUSES },
  no_answer: { label: "No Answer", type: "boolean" },
  created_at: { label: "Requested", type: "datetime" },
} as const satisfies ListFacts;
