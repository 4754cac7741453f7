// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { AM_BEST_RATINGS, PROVIDER_STATUSES } from '@upline/domain';

/** Fields of the list `providers`; loaded with the page that shows it. */
export const providersFields = {
  name: { label: "Name", type: "text" },
  short_name: { label: "Short Name", type: "text" },
  status: { label: "Status", type: "enum", options: PROVIDER_STATUSES },
  product_types: { label: "Product Types", type: "text" },
  countries: { label: "Countries", type: "text" },
  am_best_rating: { label: "AM Best Rating", type: "enum", nullable: true, options: AM_BEST_RATINGS },
} as const satisfies ListFacts;
