// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { APPOINTMENT_STATUSES, STATE_CODES } from '@upline/domain';

/** Fields of the list `appointments`; loaded with the page that shows it. */
export const appointmentsFields = {
  provider: { label: "Provider", type: "text" },
  state: { label: "State", type: "enum", options: STATE_CODES },
  writing_number: { label: "Writing Number", type: "text", nullable: true },
  status: { label: "Status", type: "enum", options: APPOINTMENT_STATUSES },
  effective_date: { label: "Effective Date", type: "date", nullable: true },
  requested_at: { label: "Requested", type: "datetime", nullable: true },
  jit: { label: "JIT", type: "boolean" },
  associate: { label: "Associate", type: "text" },
  associate_code: { label: "Code", type: "text" },
} as const satisfies ListFacts;
