// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { COUNTRIES, INTERNATIONAL_PURPOSES, REQUEST_STATUSES } from '@upline/domain';

/** Fields of the list `international-appointments`; loaded with the page that shows it. */
export const internationalAppointmentsFields = {
  associate: { label: "Associate", type: "text" },
  associate_code: { label: "Code", type: "text" },
  target_country: { label: "Country", type: "enum", options: COUNTRIES },
  purpose: { label: "Purpose", type: "enum", options: INTERNATIONAL_PURPOSES },
  state: { label: "State", type: "text", nullable: true },
  status: { label: "Status", type: "enum", options: REQUEST_STATUSES },
  created_at: { label: "Submitted", type: "datetime" },
  decided_at: { label: "Decided", type: "datetime", nullable: true },
} as const satisfies ListFacts;
