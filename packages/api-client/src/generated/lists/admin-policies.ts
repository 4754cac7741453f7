// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { BUSINESS_STATUSES, POLICY_LIFECYCLES, PREMIUM_MODES, PRODUCT_TYPES } from '@upline/domain';

/** Fields of the list `admin-policies`; loaded with the page that shows it. */
export const adminPoliciesFields = {
  policy_number: { label: "Policy Number", type: "text" },
  client: { label: "Client", type: "text" },
  provider: { label: "Provider", type: "text" },
  product: { label: "Product", type: "text" },
  product_type: { label: "Product Type", type: "enum", options: PRODUCT_TYPES },
  lifecycle: { label: "Lifecycle", type: "enum", options: POLICY_LIFECYCLES },
  writing_associate: { label: "Writing Associate", type: "text", people: true },
  state: { label: "State", type: "text" },
  submit_date: { label: "Submit Date", type: "date" },
  issue_date: { label: "Issue Date", type: "date", nullable: true },
  placed_date: { label: "Placed Date", type: "date", nullable: true },
  termination_date: { label: "Termination Date", type: "date", nullable: true },
  business_status: { label: "Status", type: "enum", options: BUSINESS_STATUSES },
  premium_mode: { label: "Premium Mode", type: "enum", options: PREMIUM_MODES },
  annual_premium_cents: { label: "Annual Premium", type: "money", definition: {"meaning":"What the client pays in a year; of a single premium, what is paid once.","formula":"modal premium × payments a year","source":"plan rules 1.4"} },
  target_premium_cents: { label: "Target Premium", type: "money", definition: {"meaning":"The premium up to which the full first-year commission rate applies. For term it is the annual premium less the policy fee, for annuities the single deposit.","source":"plan rules 1.4"} },
  face_amount_cents: { label: "Face Amount", type: "money", nullable: true, definition: {"meaning":"The death benefit at issue. Nothing is paid on it.","source":"plan rules 1.4"} },
  bv_cents: { label: "BV", type: "money", unit: "bv", definition: {"meaning":"Business volume: the first-year dollars of a policy that commissions, levels and contests count.","formula":"target premium × BV rate + excess × excess BV rate, rounded half up to the cent","source":"R-MNY-04"} },
  writing_associate_code: { label: "Writing Associate Code", type: "text" },
  answered: { label: "Requirement Answered", type: "boolean" },
  created_at: { label: "Created", type: "datetime" },
} as const satisfies ListFacts;
