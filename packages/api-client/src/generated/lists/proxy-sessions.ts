// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';

/** Fields of the list `proxy-sessions`; loaded with the page that shows it. */
export const proxySessionsFields = {
  admin_code: { label: "Admin Code", type: "text" },
  admin_name: { label: "Admin", type: "text" },
  associate_code: { label: "Associate Code", type: "text" },
  associate_name: { label: "Associate", type: "text" },
  reason: { label: "Reason", type: "text" },
  started_at: { label: "Started", type: "datetime" },
  ends_at: { label: "Ends", type: "datetime" },
} as const satisfies ListFacts;
