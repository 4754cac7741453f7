// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';

/** Fields of the list `company-placement-report`; loaded with the page that shows it. */
export const companyPlacementReportFields = {
  name: { label: "Name", type: "text" },
  submitted: { label: "Submitted", type: "number", definition: {"meaning":"Policies by the day they were submitted, each once, however it is split.","source":"plan rules 1.4"} },
  open: { label: "Open", type: "number", definition: {"meaning":"Policies of the cohort that may still be placed: submitted, in underwriting or issued.","source":"plan rules 1.4"} },
  placed: { label: "Placed", type: "number", definition: {"meaning":"Policies of the cohort that were placed, also those that ended later.","source":"plan rules 1.4"} },
  not_placed: { label: "Not Placed", type: "number", definition: {"meaning":"Policies of the cohort that ended without being placed: not taken, declined or withdrawn.","formula":"submitted − open − placed","source":"plan rules 1.4"} },
  submitted_bv_cents: { label: "Submitted BV", type: "money", unit: "bv", definition: {"meaning":"Business volume of the policies submitted.","source":"R-MNY-04"} },
  placed_bv_cents: { label: "Placed BV", type: "money", unit: "bv", definition: {"meaning":"Business volume of the policies placed.","source":"R-MNY-04"} },
  placement_bps: { label: "Placement", type: "number", unit: "percent", nullable: true, definition: {"meaning":"How much of what was submitted has been placed. Open policies count as not placed until they are.","formula":"placed ÷ submitted of the same cohort, rounded half up","source":"plan rules 1.4"} },
  average_days: { label: "Days to Place", type: "number", nullable: true, definition: {"meaning":"Days from submit to placement, the mean of what is placed.","formula":"sum of (placed date − submit date) ÷ placed","source":"plan rules 2.12"} },
} as const satisfies ListFacts;
