import { BUSINESS_STATUSES, POLICY_FILE_KINDS, PREMIUM_MODES } from '@upline/domain';
import { z } from 'zod';
import { bool, cents, date, integer, oneOf, optionalText, text } from '../../../platform/operation/fields.ts';
import { share } from '../policies.schemas.ts';
import { RERATE_REASONS, TERMINATION_REASONS, UNISSUED_ENDS } from './policy-lifecycle.ts';

export const transitionBody = z.strictObject({
  to: oneOf('Status', BUSINESS_STATUSES),
  reason: optionalText('Reason', { max: 1_000, multiline: true }).meta({
    label: 'Reason',
    description: 'Of Action Required: what is asked for',
  }),
  ended_as: oneOf('Ended As', UNISSUED_ENDS)
    .nullish()
    .meta({ label: 'Ended As', description: 'Of Archived before Ready To Pay; Withdrawn when absent' }),
});

export const reasonBody = z.strictObject({ reason: text('Reason', { min: 5, max: 500 }) });

/** Who shares now, and the policy's version to go on with. */
export const sharesAnswer = z.strictObject({ id: z.uuid(), version: z.int(), shares: z.array(share) });

export const answerBody = z.strictObject({ answer: text('Answer', { max: 4_000, multiline: true }) });
export const askBody = z.strictObject({ text: text('Requirement', { min: 5, max: 1_000, multiline: true }) });

export const fileQuery = z.strictObject({ kind: oneOf('Kind', POLICY_FILE_KINDS).default('Other') });

export const issueBody = z.strictObject({ issue_date: date('Issue Date') });
export const placeBody = z.strictObject({ placed_date: date('Placed Date') });
export const underwritingBody = z.strictObject({
  lifecycle: oneOf('Lifecycle', ['Submitted', 'Underwriting']),
});
export const premiumBody = z.strictObject({
  payments: integer('Payments', { min: 1, max: 12 }).meta({
    label: 'Payments',
    description: "Of the policy's premium mode",
  }),
  paid_to_date: date('Paid To Date').nullish(),
});
export const terminationBody = z.strictObject({
  reason: oneOf('Termination Reason', TERMINATION_REASONS),
  termination_date: date('Termination Date'),
  paid_to_date: date('Paid To Date').nullish(),
});
export const rerateBody = z.strictObject({
  reason: oneOf('Reason', RERATE_REASONS),
  event_date: date('Event Date'),
  premium_mode: oneOf('Premium Mode', PREMIUM_MODES),
  modal_premium_cents: cents('Modal Premium'),
  target_premium_cents: cents('Target Premium'),
  face_amount_cents: cents('Face Amount').nullish(),
});
export const reinstatementBody = z.strictObject({
  event_date: date('Event Date'),
  reason: text('Reason', { min: 5, max: 500 }),
});

export const reviewBody = z.strictObject({
  suitability_documented: bool('Suitability Documented'),
  replacement_justified: bool('Replacement Justified'),
  client_contacted: bool('Client Contacted'),
  comment: optionalText('Comment', { max: 2_000, multiline: true }),
});
