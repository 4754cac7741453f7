// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { PUBLISH_STATUSES, VIDEO_LANGUAGES } from '@upline/domain';

/** Fields of the list `videos`; loaded with the page that shows it. */
export const videosFields = {
  title: { label: "Title", type: "text" },
  status: { label: "Status", type: "enum", options: PUBLISH_STATUSES },
  language: { label: "Language", type: "enum", options: VIDEO_LANGUAGES },
  approval_number: { label: "Approval Number", type: "text" },
  expires_on: { label: "Expires On", type: "date" },
  sent: { label: "Sent", type: "number" },
  watched: { label: "Watched", type: "number" },
  position: { label: "Position", type: "number" },
  updated_at: { label: "Updated", type: "datetime" },
} as const satisfies ListFacts;
