// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { BUSINESS_STATUSES, POLICY_LIFECYCLES, PRODUCT_TYPES } from '@upline/domain';

/** Fields of the list `team-policies`; loaded with the page that shows it. */
export const teamPoliciesFields = {
  policy_number: { label: "Policy Number", type: "text" },
  provider: { label: "Provider", type: "text" },
  product: { label: "Product", type: "text" },
  product_type: { label: "Product Type", type: "enum", options: PRODUCT_TYPES },
  lifecycle: { label: "Lifecycle", type: "enum", options: POLICY_LIFECYCLES },
  writing_associate: { label: "Writing Associate", type: "text", people: true },
  associate: { label: "Associate", type: "text", people: true },
  associate_code: { label: "Associate Code", type: "text" },
  role: { label: "Role", type: "enum", options: ["Writing","Split"] },
  submit_date: { label: "Submit Date", type: "date" },
  issue_date: { label: "Issue Date", type: "date", nullable: true },
  business_status: { label: "Status", type: "enum", options: BUSINESS_STATUSES },
  bv_cents: { label: "BV", type: "money", unit: "bv", definition: {"meaning":"The part of the policy’s business volume that this share stands for. It is the production credit.","formula":"BV × share; the shares of a policy add up to its BV to the cent","source":"R-MNY-05"} },
} as const satisfies ListFacts;
