// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { EXPORT_STATUSES } from '@upline/domain';

/** Fields of the list `equity-credits`; loaded with the page that shows it. */
export const equityCreditsFields = {
  grant_date: { label: "Grant Date", type: "date" },
  associate: { label: "Associate", type: "text" },
  associate_code: { label: "Associate Code", type: "text" },
  source: { label: "Source", type: "enum", options: ["Promotion","Annual BV","Builder Streak","Contest","Manual"] },
  credits: { label: "Credits", type: "number", definition: {"meaning":"Share credits granted to the associate; they vest and are released by lot.","source":"plan rules 2.6"} },
  status: { label: "Status", type: "enum", options: EXPORT_STATUSES },
} as const satisfies ListFacts;
