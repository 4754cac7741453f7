// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';

/** Fields of the list `help-categories`; loaded with the page that shows it. */
export const helpCategoriesFields = {
  name: { label: "Name", type: "text" },
  slug: { label: "Address", type: "text" },
  articles: { label: "Articles", type: "number" },
  position: { label: "Position", type: "number" },
  updated_at: { label: "Updated", type: "datetime" },
} as const satisfies ListFacts;
