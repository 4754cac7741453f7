// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { COUNTRIES } from '@upline/domain';

/** Fields of the list `payout-information`; loaded with the page that shows it. */
export const payoutInformationFields = {
  associate: { label: "Associate", type: "text" },
  associate_code: { label: "Code", type: "text" },
  bank_name: { label: "Bank Name", type: "text" },
  country: { label: "Country", type: "enum", options: COUNTRIES },
  status: { label: "Status", type: "enum", options: ["Pending For Admin","Pending For Owner","Approved","Rejected By Admin","Revoked"] },
  created_at: { label: "Submitted", type: "datetime" },
  approved_at: { label: "Approved", type: "datetime", nullable: true },
} as const satisfies ListFacts;
