// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';

/** Fields of the list `exports`; loaded with the page that shows it. */
export const exportsFields = {
  file_name: { label: "File", type: "text" },
  format: { label: "Format", type: "enum", options: ["csv","xlsx"] },
  state: { label: "State", type: "enum", options: ["Preparing","Ready","Downloaded","Expired","Failed"] },
  created_at: { label: "Asked For", type: "datetime" },
  ready_until: { label: "Ready Until", type: "datetime", nullable: true },
  downloaded_at: { label: "Downloaded", type: "datetime", nullable: true },
} as const satisfies ListFacts;
