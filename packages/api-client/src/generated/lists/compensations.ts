// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { COMPENSATION_STATUSES, COMPENSATION_TYPES, CURRENCIES, ESCROW_REASONS, LEVEL_CODES } from '@upline/domain';

/** Fields of the list `compensations`; loaded with the page that shows it. */
export const compensationsFields = {
  posted_at: { label: "Date", type: "datetime" },
  compensation_type: { label: "Type", type: "enum", options: COMPENSATION_TYPES },
  source_associate: { label: "Source Associate", type: "text", nullable: true },
  source_associate_code: { label: "Source Associate Code", type: "text", nullable: true },
  base_bv_cents: { label: "BV", type: "money", unit: "bv", nullable: true, definition: {"meaning":"The business volume this line is paid on: the portion’s, not the whole policy’s.","source":"R-MNY-05"} },
  rate_bps: { label: "Rate", type: "number", unit: "percent", nullable: true, definition: {"meaning":"The percentage of BV this line pays, from the schedule that was frozen on the submit date.","formula":"overrides pay the rate of the upline less the highest rate paid below","source":"R-MNY-01, plan rules 4.4"} },
  generation: { label: "Generation", type: "number", nullable: true, definition: {"meaning":"How many senior uplines stand between the producer’s base shop and the person this line pays.","formula":"people who are skipped by compression are not counted; generations 1 to 6 are paid","source":"plan rules 4.4"} },
  level: { label: "Level", type: "enum", nullable: true, options: LEVEL_CODES },
  amount_cents: { label: "Amount", type: "money", definition: {"meaning":"What the line pays. Cents that rounding leaves over go to the lines with the largest fractions, so that the lines add up.","formula":"portion BV × rate","source":"R-MNY-08"} },
  currency: { label: "Currency", type: "enum", options: CURRENCIES },
  status: { label: "Status", type: "enum", options: COMPENSATION_STATUSES },
  escrow_reason: { label: "Held For", type: "enum", nullable: true, options: ESCROW_REASONS },
  pay_run_number: { label: "Pay Run", type: "number", nullable: true },
  policy_number: { label: "Policy", type: "text", nullable: true },
} as const satisfies ListFacts;
