// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { COUNTRIES, PRODUCT_LINES, PRODUCT_TYPES, PUBLISH_STATUSES } from '@upline/domain';

/** Fields of the list `products`; loaded with the page that shows it. */
export const productsFields = {
  provider: { label: "Provider", type: "text" },
  provider_id: { label: "Provider ID", type: "text", sortable: false },
  name: { label: "Name", type: "text" },
  code: { label: "Code", type: "text", nullable: true },
  product_type: { label: "Product Type", type: "enum", options: PRODUCT_TYPES },
  line: { label: "Line", type: "enum", options: PRODUCT_LINES },
  country: { label: "Country", type: "enum", options: COUNTRIES },
  states: { label: "States", type: "text", sortable: false },
  bv_rate_bps: { label: "BV Rate", type: "number", unit: "percent", definition: {"meaning":"How much of the target premium counts as business volume for policies submitted from now on.","formula":"BV ÷ target premium","source":"R-PRD-01"} },
  status: { label: "Status", type: "enum", options: PUBLISH_STATUSES },
  policies: { label: "Policies", type: "number" },
} as const satisfies ListFacts;
