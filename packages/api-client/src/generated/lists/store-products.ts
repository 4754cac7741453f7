// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { PUBLISH_STATUSES, STORE_CATEGORIES } from '@upline/domain';

/** Fields of the list `store-products`; loaded with the page that shows it. */
export const storeProductsFields = {
  name: { label: "Name", type: "text" },
  slug: { label: "Address", type: "text" },
  category: { label: "Category", type: "enum", options: STORE_CATEGORIES },
  price_usd_cents: { label: "Price in USD", type: "money", nullable: true },
  price_cad_cents: { label: "Price in CAD", type: "money", nullable: true },
  variants: { label: "Variants", type: "number" },
  stock: { label: "Stock", type: "number", nullable: true },
  status: { label: "Status", type: "enum", options: PUBLISH_STATUSES },
  position: { label: "Position", type: "number" },
  updated_at: { label: "Updated", type: "datetime" },
} as const satisfies ListFacts;
