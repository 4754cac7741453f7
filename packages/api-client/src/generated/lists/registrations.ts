// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { AMA_PLANS, COUNTRIES, REGISTRATION_CHANNELS, REGISTRATION_STATUSES, REGISTRATION_STEPS, REGISTRATION_WAITS } from '@upline/domain';

/** Fields of the list `registrations`; loaded with the page that shows it. */
export const registrationsFields = {
  created_at: { label: "Started", type: "datetime" },
  number: { label: "Number", type: "text" },
  name: { label: "Name", type: "text", nullable: true },
  email: { label: "Email", type: "text", nullable: true },
  status: { label: "Status", type: "enum", options: REGISTRATION_STATUSES },
  step: { label: "Step", type: "enum", nullable: true, options: REGISTRATION_STEPS },
  channel: { label: "Channel", type: "enum", options: REGISTRATION_CHANNELS },
  upline: { label: "Upline", type: "text" },
  upline_code: { label: "Upline Code", type: "text" },
  country: { label: "Country", type: "enum", options: COUNTRIES },
  plan: { label: "Plan", type: "enum", options: AMA_PLANS },
  is_paid: { label: "Paid", type: "boolean" },
  updated_at: { label: "Last Change", type: "datetime" },
  expires_at: { label: "Expires", type: "datetime" },
  associate_code: { label: "Code", type: "text", nullable: true },
  waits_for: { label: "Waits For", type: "enum", nullable: true, options: REGISTRATION_WAITS },
  reason: { label: "Reason", type: "text", nullable: true },
} as const satisfies ListFacts;
