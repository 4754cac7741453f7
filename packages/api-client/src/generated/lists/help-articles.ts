// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { COUNTRIES, LEVEL_CODES, PUBLISH_STATUSES } from '@upline/domain';

/** Fields of the list `help-articles`; loaded with the page that shows it. */
export const helpArticlesFields = {
  title: { label: "Title", type: "text" },
  category: { label: "Category", type: "text" },
  status: { label: "Status", type: "enum", options: PUBLISH_STATUSES },
  country: { label: "Country", type: "enum", nullable: true, options: COUNTRIES },
  min_level: { label: "Level", type: "enum", nullable: true, options: LEVEL_CODES },
  readers: { label: "Readers", type: "number" },
  helpful_yes: { label: "Helpful", type: "number" },
  helpful_no: { label: "Not Helpful", type: "number" },
  position: { label: "Position", type: "number" },
  updated_at: { label: "Updated", type: "datetime" },
} as const satisfies ListFacts;
