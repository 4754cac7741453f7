// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';

/** Fields of the list `admins`; loaded with the page that shows it. */
export const adminsFields = {
  name: { label: "Name", type: "text" },
  code: { label: "Code", type: "text" },
  email: { label: "Email", type: "text" },
  username: { label: "Username", type: "text" },
  kind: { label: "Kind", type: "enum", options: ["Admin","SuperAdmin"] },
  roles: { label: "Roles", type: "text" },
  status: { label: "Status", type: "enum", options: ["Active","Invited","Disabled"] },
  last_signed_in_at: { label: "Last Sign-In", type: "datetime", nullable: true },
  created_at: { label: "Created", type: "datetime" },
} as const satisfies ListFacts;
