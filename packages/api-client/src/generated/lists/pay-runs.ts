// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { PERIOD_STATUSES } from '@upline/domain';

/** Fields of the list `pay-runs`; loaded with the page that shows it. */
export const payRunsFields = {
  number: { label: "Number", type: "number" },
  period_start: { label: "Period Start", type: "date" },
  period_end: { label: "Period End", type: "date" },
  pay_date: { label: "Pay Date", type: "date" },
  status: { label: "Status", type: "enum", options: PERIOD_STATUSES },
  closed_at: { label: "Closed", type: "datetime", nullable: true },
} as const satisfies ListFacts;
