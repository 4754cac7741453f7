// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { AMA_PLANS, COUNTRIES, LEGAL_DOCUMENT_STATUSES, LEGAL_DOCUMENT_TYPES } from '@upline/domain';

/** Fields of the list `legal-documents`; loaded with the page that shows it. */
export const legalDocumentsFields = {
  associate: { label: "Associate", type: "text" },
  associate_code: { label: "Associate Code", type: "text" },
  type: { label: "Type", type: "enum", options: LEGAL_DOCUMENT_TYPES },
  country: { label: "Country", type: "enum", options: COUNTRIES },
  plan: { label: "Plan", type: "enum", nullable: true, options: AMA_PLANS },
  text_version: { label: "Version", type: "number" },
  status: { label: "Status", type: "enum", options: LEGAL_DOCUMENT_STATUSES },
  requested_at: { label: "Requested", type: "datetime" },
  signed_at: { label: "Signed", type: "datetime", nullable: true },
  revoked_at: { label: "Revoked", type: "datetime", nullable: true },
} as const satisfies ListFacts;
