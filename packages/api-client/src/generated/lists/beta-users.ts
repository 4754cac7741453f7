// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { ASSOCIATE_STATUSES, COUNTRIES, LEVEL_CODES } from '@upline/domain';

/** Fields of the list `beta-users`; loaded with the page that shows it. */
export const betaUsersFields = {
  name: { label: "Name", type: "text" },
  code: { label: "Code", type: "text" },
  level: { label: "Level", type: "enum", options: LEVEL_CODES },
  status: { label: "Status", type: "enum", options: ASSOCIATE_STATUSES },
  country: { label: "Country", type: "enum", options: COUNTRIES },
} as const satisfies ListFacts;
