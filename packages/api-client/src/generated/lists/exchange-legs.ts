// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';

/** Fields of the list `exchange-legs`; loaded with the page that shows it. */
export const exchangeLegsFields = {
  starts_on: { label: "First Month", type: "date" },
  new_rmd: { label: "New RMD", type: "text" },
  promoting_rmd: { label: "Promoting RMD", type: "text" },
  leg: { label: "Leg", type: "text" },
  has_ended: { label: "Ended", type: "boolean" },
} as const satisfies ListFacts;
