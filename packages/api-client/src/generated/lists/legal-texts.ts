// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { AMA_PLANS, COUNTRIES, LEGAL_TEXT_STATUSES, LEGAL_TEXT_TYPES, PARTNERS } from '@upline/domain';

/** Fields of the list `legal-texts`; loaded with the page that shows it. */
export const legalTextsFields = {
  type: { label: "Type", type: "enum", options: LEGAL_TEXT_TYPES },
  country: { label: "Country", type: "enum", options: COUNTRIES },
  plan: { label: "Plan", type: "enum", nullable: true, options: AMA_PLANS },
  partner: { label: "Partner", type: "enum", nullable: true, options: PARTNERS },
  text_version: { label: "Version", type: "number" },
  status: { label: "Status", type: "enum", options: LEGAL_TEXT_STATUSES },
  published_at: { label: "Published", type: "datetime", nullable: true },
  updated_at: { label: "Updated", type: "datetime" },
} as const satisfies ListFacts;
