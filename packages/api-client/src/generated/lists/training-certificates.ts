// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { STATE_CODES } from '@upline/domain';

/** Fields of the list `training-certificates`; loaded with the page that shows it. */
export const trainingCertificatesFields = {
  associate: { label: "Associate", type: "text" },
  associate_code: { label: "Code", type: "text" },
  kind: { label: "Kind", type: "enum", options: ["AML","Annuity","Product","CE"] },
  course: { label: "Course", type: "text" },
  provider: { label: "Provider", type: "text", nullable: true },
  state: { label: "State", type: "enum", nullable: true, options: STATE_CODES },
  completed_on: { label: "Completed On", type: "date" },
  valid_until: { label: "Valid Until", type: "date" },
  status: { label: "Status", type: "enum", options: ["Current","Upcoming","Expired","Not Approved"] },
  approval_status: { label: "Approval", type: "enum", options: ["Approved","Pending For Admin","Rejected By Admin","Revoked"] },
} as const satisfies ListFacts;
