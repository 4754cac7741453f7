// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { ANNOUNCEMENT_AUDIENCES, PUBLISH_STATUSES } from '@upline/domain';

/** Fields of the list `announcements`; loaded with the page that shows it. */
export const announcementsFields = {
  title: { label: "Title", type: "text" },
  status: { label: "Status", type: "enum", options: PUBLISH_STATUSES },
  audience: { label: "Audience", type: "enum", options: ANNOUNCEMENT_AUDIENCES },
  shown_from: { label: "Shown From", type: "date" },
  shown_until: { label: "Shown Until", type: "date", nullable: true },
  dismissals: { label: "Put Away", type: "number" },
  position: { label: "Position", type: "number" },
  updated_at: { label: "Updated", type: "datetime" },
} as const satisfies ListFacts;
