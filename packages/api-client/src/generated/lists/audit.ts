// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';

/** Fields of the list `audit`; loaded with the page that shows it. */
export const auditFields = {
  at: { label: "Time", type: "datetime" },
  entity: { label: "Entity", type: "text" },
  entity_id: { label: "Entity ID", type: "text" },
  entity_label: { label: "Record", type: "text" },
  actor_code: { label: "Actor", type: "text", nullable: true },
  proxy_admin_code: { label: "Viewing Admin", type: "text", nullable: true },
  owner_code: { label: "Owner", type: "text", nullable: true },
  action: { label: "Action", type: "enum", options: ["create","update","delete","transition","reveal","login","login_failed","export","approve","reject","release","post","close"] },
  field: { label: "Changes", type: "text", sortable: false },
} as const satisfies ListFacts;
