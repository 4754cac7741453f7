// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';

/** Fields of the list `client-activity`; loaded with the page that shows it. */
export const clientActivityFields = {
  kind: { label: "Kind", type: "enum", options: ["change","note"] },
  at: { label: "Date", type: "datetime" },
  actor_code: { label: "Actor", type: "text", nullable: true },
} as const satisfies ListFacts;
