// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { FNA_STATUSES } from '@upline/domain';

/** Fields of the list `analyses`; loaded with the page that shows it. */
export const analysesFields = {
  name: { label: "Client", type: "text" },
  title: { label: "Title", type: "text" },
  tool: { label: "Tool", type: "enum", options: ["DIME","Financial Lifestyle Strategy"] },
  status: { label: "Status", type: "enum", options: FNA_STATUSES },
  gap_cents: { label: "Gap", type: "money", nullable: true, definition: {"meaning":"What is missing: cover in a DIME analysis, retirement capital in a lifestyle strategy.","formula":"need − what exists, never below zero","source":"plan rules 2.20"} },
  client_id: { label: "Client", type: "text", nullable: true },
  prospect_id: { label: "Prospect", type: "text", nullable: true },
  completed_at: { label: "Completed", type: "datetime", nullable: true },
  updated_at: { label: "Updated", type: "datetime" },
} as const satisfies ListFacts;
