// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { COUNTRIES, PROSPECT_KINDS, PROSPECT_LOST_REASONS, PROSPECT_SOURCES, PROSPECT_STAGES, STATE_CODES } from '@upline/domain';

/** Fields of the list `prospects`; loaded with the page that shows it. */
export const prospectsFields = {
  name: { label: "Name", type: "text" },
  stage: { label: "Stage", type: "enum", options: PROSPECT_STAGES },
  kind: { label: "Kind", type: "enum", options: PROSPECT_KINDS },
  phone: { label: "Phone", type: "text", nullable: true },
  email: { label: "Email", type: "text", nullable: true },
  source: { label: "Source", type: "enum", options: PROSPECT_SOURCES },
  city: { label: "City", type: "text", nullable: true },
  state: { label: "State", type: "enum", nullable: true, options: STATE_CODES },
  country: { label: "Country", type: "enum", nullable: true, options: COUNTRIES },
  next_action_date: { label: "Next Action", type: "date", nullable: true },
  overdue: { label: "Overdue", type: "boolean" },
  days_in_stage: { label: "Days in Stage", type: "number", definition: {"meaning":"Company days since the prospect came to this stage.","source":"R-PRO-01"} },
  lost: { label: "Lost", type: "boolean" },
  lost_reason: { label: "Lost Reason", type: "enum", nullable: true, options: PROSPECT_LOST_REASONS },
  created_at: { label: "Created", type: "datetime" },
} as const satisfies ListFacts;
