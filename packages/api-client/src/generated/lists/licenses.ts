// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { COUNTRIES, LEVEL_CODES, LICENSE_STATUSES, LICENSE_TYPES, STATE_CODES } from '@upline/domain';

/** Fields of the list `licenses`; loaded with the page that shows it. */
export const licensesFields = {
  associate: { label: "Associate", type: "text", people: true },
  associate_code: { label: "Code", type: "text" },
  level: { label: "Level", type: "enum", options: LEVEL_CODES },
  upline_rmd: { label: "Upline RMD", type: "text", nullable: true },
  type: { label: "License Type", type: "enum", options: LICENSE_TYPES },
  country: { label: "Country", type: "enum", options: COUNTRIES },
  state: { label: "State", type: "enum", options: STATE_CODES },
  number: { label: "Number", type: "text" },
  is_resident: { label: "Resident", type: "boolean" },
  issue_date: { label: "Issued", type: "date" },
  expiration_date: { label: "Expires", type: "date", nullable: true },
  status: { label: "Status", type: "enum", options: LICENSE_STATUSES },
  approval_status: { label: "Approval", type: "enum", options: ["Approved","Pending For Admin","Rejected By Admin","Revoked"] },
} as const satisfies ListFacts;
