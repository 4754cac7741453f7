// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { ASSOCIATE_STATUSES, COUNTRIES, LEVEL_CODES, STATE_CODES } from '@upline/domain';

/** Fields of the list `team`; loaded with the page that shows it. */
export const teamFields = {
  code: { label: "Code", type: "text" },
  name: { label: "Name", type: "text", people: true },
  level: { label: "Level", type: "enum", options: LEVEL_CODES },
  status: { label: "Status", type: "enum", options: ASSOCIATE_STATUSES },
  licensed: { label: "Licensed", type: "boolean" },
  city: { label: "City", type: "text", nullable: true },
  state: { label: "State", type: "enum", nullable: true, options: STATE_CODES },
  country: { label: "Country", type: "enum", options: COUNTRIES },
  upline: { label: "Upline", type: "text", nullable: true },
  upline_rmd: { label: "Upline RMD", type: "text", nullable: true },
  join_date: { label: "Join Date", type: "date" },
  month_bv: { label: "Month BV", type: "money", unit: "bv", definition: {"meaning":"The associate’s own issued BV of this month, by the shares of their policies.","formula":"credits less reversals","source":"R-PTS-01, R-TEAM-02"} },
  recruits: { label: "Recruits", type: "number", definition: {"meaning":"New associates of this month who were recruited by the associate.","formula":"credits less reversals","source":"R-PTS-01"} },
} as const satisfies ListFacts;
