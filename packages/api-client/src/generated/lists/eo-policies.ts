// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';

/** Fields of the list `eo-policies`; loaded with the page that shows it. */
export const eoPoliciesFields = {
  associate: { label: "Associate", type: "text" },
  associate_code: { label: "Code", type: "text" },
  carrier: { label: "Carrier", type: "text" },
  policy_number: { label: "Policy Number", type: "text" },
  per_claim_cents: { label: "Per-Claim Limit", type: "money" },
  aggregate_cents: { label: "Aggregate Limit", type: "money" },
  effective_date: { label: "Effective Date", type: "date" },
  expiration_date: { label: "Expires", type: "date" },
  status: { label: "Status", type: "enum", options: ["Current","Upcoming","Expired","Not Approved"] },
  approval_status: { label: "Approval", type: "enum", options: ["Approved","Pending For Admin","Rejected By Admin","Revoked"] },
} as const satisfies ListFacts;
