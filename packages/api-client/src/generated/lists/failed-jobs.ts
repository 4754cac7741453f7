// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';

/** Fields of the list `failed-jobs`; loaded with the page that shows it. */
export const failedJobsFields = {
  task: { label: "Task", type: "text" },
  failed_at: { label: "Failed", type: "datetime" },
  created_at: { label: "Created", type: "datetime" },
} as const satisfies ListFacts;
