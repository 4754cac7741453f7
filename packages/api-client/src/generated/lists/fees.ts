// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { AMA_PLANS, COUNTRIES, FEE_KINDS, FEE_STANDINGS } from '@upline/domain';

/** Fields of the list `fees`; loaded with the page that shows it. */
export const feesFields = {
  kind: { label: "Kind", type: "enum", options: FEE_KINDS },
  country: { label: "Country", type: "enum", options: COUNTRIES },
  plan: { label: "Plan", type: "enum", nullable: true, options: AMA_PLANS },
  region: { label: "State or Province", type: "text", nullable: true },
  amount_cents: { label: "Amount", type: "money", nullable: true },
  rate_bps: { label: "Rate", type: "number", unit: "percent", nullable: true },
  effective_from: { label: "From", type: "date" },
  until: { label: "Until", type: "date", nullable: true },
  standing: { label: "Standing", type: "enum", options: FEE_STANDINGS },
  set_by: { label: "Set By", type: "text", nullable: true },
  created_at: { label: "Set", type: "datetime" },
} as const satisfies ListFacts;
