// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { ASSOCIATE_STATUSES, LEVEL_CODES, STATE_CODES } from '@upline/domain';

/** Fields of the list `company-activity-report`; loaded with the page that shows it. */
export const companyActivityReportFields = {
  code: { label: "Code", type: "text" },
  name: { label: "Associate", type: "text", people: true },
  level: { label: "Level", type: "enum", options: LEVEL_CODES },
  status: { label: "Status", type: "enum", options: ASSOCIATE_STATUSES },
  state: { label: "State", type: "enum", nullable: true, options: STATE_CODES },
  licensed: { label: "Licensed", type: "boolean" },
  recruits: { label: "Recruits", type: "number", definition: {"meaning":"People recruited in the period. A recruit who leaves or is refunded within 60 days is taken off again.","source":"plan rules 5.1"} },
  new_licenses: { label: "New Licenses", type: "number", definition: {"meaning":"People whose first life licence was approved in the period.","source":"plan rules 5.1"} },
  submitted_policies_hundredths: { label: "Submitted Policies", type: "number", unit: "hundredths", definition: {"meaning":"Policies by share: half of a split policy counts as 0.50.","source":"R-PTS-01"} },
  submitted_bv_cents: { label: "Submitted BV", type: "money", unit: "bv", definition: {"meaning":"Business volume of the shares submitted in the period.","source":"plan rules 5.1"} },
  issued_policies_hundredths: { label: "Issued Policies", type: "number", unit: "hundredths", definition: {"meaning":"Policies by share: half of a split policy counts as 0.50.","source":"R-PTS-01"} },
  issued_bv_cents: { label: "Issued BV", type: "money", unit: "bv", definition: {"meaning":"Business volume of the shares issued in the period, before reversals.","source":"plan rules 5.1"} },
  bops_presented: { label: "BOPs Presented", type: "number" },
  fnas_completed: { label: "FNAs Completed", type: "number" },
} as const satisfies ListFacts;
