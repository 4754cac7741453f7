// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { ENROLLMENT_STATUSES, POLICY_LIFECYCLES } from '@upline/domain';

/** Fields of the list `team-carrier-cases`; loaded with the page that shows it. */
export const teamCarrierCasesFields = {
  provider: { label: "Provider", type: "text" },
  carrier_status_text: { label: "Status", type: "text" },
  lifecycle: { label: "Lifecycle", type: "enum", options: POLICY_LIFECYCLES },
  status: { label: "Case", type: "enum", options: ENROLLMENT_STATUSES },
  matched: { label: "Matched", type: "boolean" },
  missing: { label: "Not in Your Business List", type: "boolean" },
  suggested: { label: "To Decide", type: "boolean" },
  requirement_overdue: { label: "Requirement Overdue", type: "boolean" },
  open_requirements: { label: "Open Requirements", type: "number" },
  oldest_due: { label: "Oldest Due", type: "date", nullable: true },
  received_on: { label: "Received", type: "date", nullable: true },
  issued_on: { label: "Issued", type: "date", nullable: true },
  last_update: { label: "Last Update", type: "date" },
  associate: { label: "Associate", type: "text", people: true },
} as const satisfies ListFacts;
