// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { PERIOD_STATUSES } from '@upline/domain';

/** Fields of the list `compensation-schedules`; loaded with the page that shows it. */
export const compensationSchedulesFields = {
  name: { label: "Name", type: "text" },
  effective_from: { label: "From", type: "date" },
  status: { label: "Status", type: "enum", options: PERIOD_STATUSES },
  opened_at: { label: "Opened", type: "datetime", nullable: true },
  opened_by: { label: "Opened By", type: "text", nullable: true },
  created_by: { label: "Created By", type: "text", nullable: true },
  updated_at: { label: "Changed", type: "datetime" },
} as const satisfies ListFacts;
