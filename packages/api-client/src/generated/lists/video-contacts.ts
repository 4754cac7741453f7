// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';

/** Fields of the list `video-contacts`; loaded with the page that shows it. */
export const videoContactsFields = {
  name: { label: "Name", type: "text" },
  email: { label: "Email", type: "text", nullable: true },
  mobile: { label: "Mobile", type: "text", nullable: true },
  tags: { label: "Tags", type: "text", nullable: true },
  consent: { label: "Consent", type: "enum", options: ["Email and SMS","Email","SMS","None"] },
  last_sent_at: { label: "Last Sent", type: "datetime", nullable: true },
  watched: { label: "Watched", type: "number" },
} as const satisfies ListFacts;
