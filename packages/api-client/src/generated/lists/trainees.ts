// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { TRAINING_PROGRAM_STATUSES } from '@upline/domain';

/** Fields of the list `trainees`; loaded with the page that shows it. */
export const traineesFields = {
  associate: { label: "Trainee", type: "text" },
  associate_code: { label: "Trainee Code", type: "text" },
  trainer: { label: "Trainer", type: "text" },
  status: { label: "Program", type: "enum", options: TRAINING_PROGRAM_STATUSES },
  opened_at: { label: "Opened", type: "date", nullable: true },
  due_date: { label: "Due Date", type: "date", nullable: true },
  cases_to_acknowledge: { label: "To Acknowledge", type: "number" },
} as const satisfies ListFacts;
