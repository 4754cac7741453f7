import { formatMoney, messages } from '@upline/domain';
import { z } from 'zod';
import { setting } from '../../catalogue/plan-data.store.ts';
import { AUDIT_LABELS } from '../../platform/audit/audit-changes.ts';
import type { Row } from '../../platform/database/tables.ts';
import { cents, date, text, uuid } from '../../platform/operation/fields.ts';
import { checkDocument, checkEnd, fieldChecks } from './credential-checks.ts';
import type { CredentialKind } from './credential-kind.ts';
import { credentialExample, credentialShape } from './credentials.schemas.ts';

export const eoPolicyBody = z.strictObject({
  carrier: text('Carrier', { min: 2, max: 100 }),
  policy_number: text('Policy Number', { min: 2, max: 40 }),
  per_claim_cents: cents('Per-claim limit'),
  aggregate_cents: cents('Aggregate limit'),
  effective_date: date('Effective Date'),
  expiration_date: date('Expiration Date'),
  document_id: uuid('Document')
    .nullish()
    .transform((value) => value ?? null)
    .meta({ label: 'Document', description: 'From `uploadOwnLicensingDocument`; required of associates' }),
});

export const eoPolicyAnswer = z.strictObject({
  ...credentialShape,
  carrier: z.string(),
  policy_number: z.string(),
  per_claim_cents: z.int(),
  aggregate_cents: z.int(),
  effective_date: z.iso.date(),
  expiration_date: z.iso.date(),
  is_current: z.boolean().meta({ description: 'Approved, begun and not expired today' }),
  days_left: z.int(),
});

type Values = Pick<
  Row<'eo_policy'>,
  | 'carrier'
  | 'policy_number'
  | 'per_claim_cents'
  | 'aggregate_cents'
  | 'effective_date'
  | 'expiration_date'
  | 'document_id'
>;

const valuesOf = (row: Values): Values => ({
  carrier: row.carrier,
  policy_number: row.policy_number,
  per_claim_cents: row.per_claim_cents,
  aggregate_cents: row.aggregate_cents,
  effective_date: row.effective_date,
  expiration_date: row.expiration_date,
  document_id: row.document_id,
});

/** Errors and omissions cover (domain.md 2.33). */
export const eoPolicyKind: CredentialKind<'eo_policy', typeof eoPolicyBody, Values> = {
  table: 'eo_policy',
  name: 'E&O policy',
  singular: 'EoPolicy',
  plural: 'EoPolicies',
  path: 'eo-policies',
  body: eoPolicyBody,
  keepsProposals: false,
  fields: {
    carrier: { label: 'Carrier' },
    policy_number: { label: AUDIT_LABELS.policy_number },
    per_claim_cents: { label: 'Per-Claim Limit', show: (value) => formatMoney(value, 'USD') },
    aggregate_cents: { label: 'Aggregate Limit', show: (value) => formatMoney(value, 'USD') },
    effective_date: { label: 'Effective Date' },
    expiration_date: { label: 'Expiration Date' },
    document_id: { label: 'Document' },
  },
  valuesOf,
  labelOf: ({ carrier }) => `E&O policy of ${carrier}`,

  async check(context, { ownerCode, body }) {
    const { db, today } = context;
    const checks = fieldChecks();
    const least = await setting(db, 'eo_per_claim_cents', today);
    if (body.per_claim_cents < least)
      checks.refuse(
        'per_claim_cents',
        `Per-claim limit must be at least $${(least / 100).toLocaleString('en-US')}`,
      );
    if (body.aggregate_cents < body.per_claim_cents)
      checks.refuse(
        'aggregate_cents',
        messages.min('Aggregate limit', formatMoney(body.per_claim_cents, 'USD')),
      );
    checkEnd(
      {
        from: { label: 'Effective Date', date: body.effective_date },
        to: { field: 'expiration_date', label: 'Expiration Date', date: body.expiration_date },
      },
      today,
      checks,
    );
    await checkDocument(context, ownerCode, body.document_id, 'Document', checks);
    return checks.errors.length > 0 ? { errors: checks.errors } : { values: valuesOf(body) };
  },
};

const values = {
  carrier: 'Harbor Professional Indemnity',
  policy_number: 'EO-000008',
  per_claim_cents: 100_000_000,
  aggregate_cents: 200_000_000,
  effective_date: '2026-03-01',
  expiration_date: '2027-03-01',
};

export const eoPolicyExamples = {
  body: { ...values, document_id: credentialExample.document.id } satisfies z.input<typeof eoPolicyBody>,
  answer: {
    ...credentialExample,
    ...values,
    actions: [],
    is_current: true,
    days_left: 100,
  } satisfies z.input<typeof eoPolicyAnswer>,
};
