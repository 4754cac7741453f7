// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { CLIENT_TYPES, COUNTRIES, MONTHS, STATE_CODES } from '@upline/domain';

/** Fields of the list `clients`; loaded with the page that shows it. */
export const clientsFields = {
  name: { label: "Name", type: "text" },
  type: { label: "Type", type: "enum", options: CLIENT_TYPES },
  phone: { label: "Phone", type: "text", nullable: true },
  email: { label: "Email", type: "text", nullable: true },
  city: { label: "City", type: "text" },
  state: { label: "State", type: "enum", options: STATE_CODES },
  country: { label: "Country", type: "enum", options: COUNTRIES },
  birthday_month: { label: "Birthday Month", type: "enum", nullable: true, options: MONTHS },
  policies: { label: "Policies", type: "number" },
  archived: { label: "Archived", type: "boolean" },
  last_activity_at: { label: "Last Activity", type: "datetime" },
  created_at: { label: "Created", type: "datetime" },
} as const satisfies ListFacts;
