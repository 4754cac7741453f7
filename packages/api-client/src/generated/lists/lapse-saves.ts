// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { CURRENCIES } from '@upline/domain';

/** Fields of the list `lapse-saves`; loaded with the page that shows it. */
export const lapseSavesFields = {
  at_risk_cents: { label: "At Risk", type: "money", definition: {"meaning":"What a lapse would take from you: what you would owe of paid commission, and what is pending or in escrow.","formula":"paid so far − earned in the months in force up to the due date","source":"R-MNY-18, R-MNY-19"} },
  days_left: { label: "Days Left", type: "number", definition: {"meaning":"Days until the grace period of the late premium ends; negative once it is over.","formula":"due date + 31 days − today","source":"plan rules 1.4"} },
  due_on: { label: "Premium Due", type: "date" },
  grace_ends_on: { label: "Grace Ends", type: "date" },
  associate: { label: "Associate", type: "text" },
  provider: { label: "Provider", type: "text" },
  outcome: { label: "Outcome", type: "enum", nullable: true, options: ["No Answer","Reached","Promised","Paid","Lost"] },
  promised_on: { label: "Promised For", type: "date", nullable: true },
  status: { label: "Status", type: "enum", options: ["Open","Saved","Lapsed"] },
  currency: { label: "Currency", type: "enum", options: CURRENCIES },
} as const satisfies ListFacts;
