// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { AM_BEST_RATINGS, APPOINTMENT_STATUSES, PROVIDER_STATUSES } from '@upline/domain';

/** Fields of the list `product-providers`; loaded with the page that shows it. */
export const productProvidersFields = {
  name: { label: "Name", type: "text" },
  short_name: { label: "Short Name", type: "text" },
  status: { label: "Status", type: "enum", options: PROVIDER_STATUSES },
  product_types: { label: "Product Types", type: "text" },
  countries: { label: "Countries", type: "text" },
  am_best_rating: { label: "AM Best Rating", type: "enum", nullable: true, options: AM_BEST_RATINGS },
  appointed: { label: "Appointed", type: "boolean" },
  my_appointment_status: { label: "My Appointment", type: "enum", options: APPOINTMENT_STATUSES },
  my_writing_number: { label: "My Writing Number", type: "text", nullable: true },
} as const satisfies ListFacts;
