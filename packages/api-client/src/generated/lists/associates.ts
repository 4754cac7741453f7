// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { ASSOCIATE_STATUSES, COUNTRIES, LEVEL_CODES, PARTNERS, STATE_CODES } from '@upline/domain';

/** Fields of the list `associates`; loaded with the page that shows it. */
export const associatesFields = {
  code: { label: "Code", type: "text" },
  name: { label: "Name", type: "text", people: true },
  level: { label: "Level", type: "enum", options: LEVEL_CODES },
  status: { label: "Status", type: "enum", options: ASSOCIATE_STATUSES },
  country: { label: "Country", type: "enum", options: COUNTRIES },
  city: { label: "City", type: "text", nullable: true },
  state: { label: "State", type: "enum", nullable: true, options: STATE_CODES },
  upline: { label: "Upline", type: "text", nullable: true },
  upline_code: { label: "Upline Code", type: "text", nullable: true },
  upline_rmd: { label: "Upline RMD", type: "text", nullable: true },
  upline_rmd_code: { label: "Upline RMD Code", type: "text", nullable: true },
  join_date: { label: "Join Date", type: "date" },
  partner: { label: "Partner", type: "enum", nullable: true, options: PARTNERS },
  licensed: { label: "Licensed", type: "boolean" },
  debit_balance_usd_cents: { label: "Debit Balance", type: "money", definition: {"meaning":"What the associate owes the company from chargebacks, in this currency.","formula":"sum of what remains of every open chargeback","source":"plan rules 2.18"} },
  debit_balance_cad_cents: { label: "Debit Balance CAD", type: "money", definition: {"meaning":"What the associate owes the company from chargebacks, in this currency.","formula":"sum of what remains of every open chargeback","source":"plan rules 2.18"} },
} as const satisfies ListFacts;
