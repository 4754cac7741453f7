// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { PUBLISH_STATUSES } from '@upline/domain';

/** Fields of the list `content-pages`; loaded with the page that shows it. */
export const contentPagesFields = {
  title: { label: "Title", type: "text" },
  slug: { label: "Address", type: "text" },
  status: { label: "Status", type: "enum", options: PUBLISH_STATUSES },
  show_in_menu: { label: "In Menu", type: "boolean" },
  position: { label: "Position", type: "number" },
  updated_at: { label: "Updated", type: "datetime" },
} as const satisfies ListFacts;
