// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { CHARGEBACK_REASONS, CURRENCIES, REQUEST_STATUSES } from '@upline/domain';

/** Fields of the list `chargebacks`; loaded with the page that shows it. */
export const chargebacksFields = {
  event_date: { label: "Date", type: "date" },
  reason: { label: "Reason", type: "enum", options: CHARGEBACK_REASONS },
  months_in_force: { label: "Months in Force", type: "number", nullable: true, definition: {"meaning":"Full months the policy was paid for before it ended.","formula":"months from the issue date to the paid-to date, or else to the end of the policy","source":"R-MNY-16"} },
  amount_cents: { label: "Amount", type: "money", definition: {"meaning":"What was paid but not earned, because the policy ended early or was rated anew.","formula":"paid so far − commission × min(months in force, period) ÷ period, where the method is Pro Rata","source":"R-MNY-18, R-MNY-19"} },
  recovered_cents: { label: "Recovered", type: "money", definition: {"meaning":"The part of the debt that pay runs have withheld so far.","source":"R-MNY-29"} },
  remaining_cents: { label: "Remaining", type: "money", definition: {"meaning":"What is still owed of the debt.","formula":"amount − recovered − written off − transferred","source":"plan rules 2.18"} },
  currency: { label: "Currency", type: "enum", options: CURRENCIES },
  status: { label: "Status", type: "enum", options: ["Open","Recovered","Written Off","Transferred"] },
  dispute_status: { label: "Dispute", type: "enum", nullable: true, options: REQUEST_STATUSES },
  policy_number: { label: "Policy", type: "text", nullable: true },
} as const satisfies ListFacts;
