// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { TRAINING_PROGRAM_STATUSES } from '@upline/domain';

/** Fields of the list `training-escrows`; loaded with the page that shows it. */
export const trainingEscrowsFields = {
  trainee: { label: "Trainee", type: "text", nullable: true },
  policy_number: { label: "Policy", type: "text" },
  product: { label: "Product", type: "text" },
  amount_cents: { label: "Amount", type: "money", definition: {"meaning":"The training share of a sale, held until the program is completed. If it reverts, the writer receives it.","formula":"portion BV × min(trainer’s rate, half of the writer’s rate)","source":"plan rules 4.4, R-MNY-11"} },
  status: { label: "Status", type: "enum", options: ["Escrow","Released","Reverted","Charged back"] },
  program_status: { label: "Program Status", type: "enum", nullable: true, options: TRAINING_PROGRAM_STATUSES },
  due_date: { label: "Due Date", type: "date", nullable: true },
  ended_at: { label: "Released or Reverted", type: "datetime", nullable: true },
} as const satisfies ListFacts;
