import {
  addMonths,
  COUNTRIES,
  daysBetween,
  isStateOf,
  LICENSE_STATUSES,
  LICENSE_TYPES,
  LICENSE_TYPES_OF,
  type LicenseStatus,
  messages,
} from '@upline/domain';
import { z } from 'zod';
import { shareGuardPromptly } from '../../network/changes/guard.service.ts';
import { AUDIT_LABELS } from '../../platform/audit/audit-changes.ts';
import { bool, date, oneOf, text, uuid } from '../../platform/operation/fields.ts';
import type { Vault } from '../../platform/vault/vault.ts';
import { withLicensePoints } from '../licenses/license-points.ts';
import type { LicenseValues } from '../licensing.tables.ts';
import { checkDocument, checkEnd, checkPast, fieldChecks } from './credential-checks.ts';
import type { CredentialKind } from './credential-kind.ts';
import { credentialExample, credentialShape } from './credentials.schemas.ts';
import {
  type CredentialRows,
  hasOtherResident,
  isLicenseOfInternational,
  isNumberTaken,
  sealedBirth,
} from './credentials.store.ts';

export const licenseBody = z.strictObject({
  type: oneOf('License Type', LICENSE_TYPES),
  country: oneOf('Country', COUNTRIES),
  state: text('State', { max: 2 }),
  number: text('Number', { min: 3, max: 20 })
    .refine((value) => /^[A-Za-z0-9]+$/.test(value), '{label} is not valid')
    .transform((value) => value.toUpperCase())
    .meta({ label: 'Number' }),
  is_resident: bool('Resident'),
  issue_date: date('Issue Date'),
  expiration_date: date('Expiration Date')
    .nullish()
    .transform((value) => value ?? null)
    .meta({ label: 'Expiration Date', description: 'Null where licenses have no end' }),
  document_id: uuid('Document')
    .nullish()
    .transform((value) => value ?? null)
    .meta({ label: 'Document', description: 'From `uploadOwnLicensingDocument`; required of associates' }),
});

const licenseValues = z.strictObject({
  type: z.enum(LICENSE_TYPES),
  country: z.enum(COUNTRIES),
  state: z.string(),
  number: z.string(),
  is_resident: z.boolean(),
  issue_date: z.iso.date(),
  expiration_date: z.iso.date().nullable(),
});

export const licenseAnswer = z.strictObject({
  ...credentialShape,
  ...licenseValues.shape,
  status: z.enum(LICENSE_STATUSES),
  days_left: z.int().nullable().meta({ description: 'Negative once expired; null without an end' }),
  proposed: z
    .strictObject({ ...licenseValues.shape, document_id: z.uuid().nullable() })
    .nullable()
    .meta({
      description: 'Changes waiting for an admin; until then the values beside it are in force (R-LIC-03)',
    }),
});

/** Expired is what an active license becomes the day after its last (domain.md 2.3). */
export function shownStatus(
  { status, expiration_date }: Pick<CredentialRows['license'], 'status' | 'expiration_date'>,
  today: string,
): LicenseStatus {
  return status === 'Active' && expiration_date !== null && expiration_date < today ? 'Expired' : status;
}

export const daysLeft = (expiration: string | null, today: string): number | null =>
  expiration === null ? null : daysBetween(today, expiration);

const valuesOf = (row: LicenseValues): LicenseValues => ({
  type: row.type,
  country: row.country,
  state: row.state,
  number: row.number,
  is_resident: row.is_resident,
  issue_date: row.issue_date,
  expiration_date: row.expiration_date,
  document_id: row.document_id,
});

/** License (domain.md 2.3). */
export function licenseKind(vault: Vault) {
  async function minimumIssueDate(context: Parameters<typeof checkDocument>[0], code: string) {
    const sealed = await sealedBirth(context.db, code);
    if (sealed === null) return undefined;
    return addMonths(
      vault.open({ table: 'associate', column: 'date_of_birth_sealed', id: code }, sealed),
      216,
    );
  }

  const kind: CredentialKind<'license', typeof licenseBody, LicenseValues> = {
    table: 'license',
    name: 'license',
    singular: 'License',
    plural: 'Licenses',
    path: 'licenses',
    body: licenseBody,
    keepsProposals: true,
    // Before any license: a move of the holder takes the guard first and then writes the holder's licenses.
    begin: shareGuardPromptly,
    around: withLicensePoints,
    namedIn: async ({ db }, id) =>
      (await isLicenseOfInternational(db, id)) ? 'an international appointment' : undefined,
    fields: {
      type: { label: 'License Type' },
      country: { label: AUDIT_LABELS.country },
      state: { label: 'State' },
      number: { label: 'Number' },
      is_resident: { label: 'Resident' },
      issue_date: { label: AUDIT_LABELS.issue_date },
      expiration_date: { label: 'Expiration Date' },
      document_id: { label: 'Document' },
    },
    valuesOf,
    labelOf: ({ type, state }) => `${type} license in ${state}`,

    async check(context, { ownerCode, body, id }) {
      const { db, today } = context;
      const checks = fieldChecks();
      const { refuse, errors } = checks;
      if (!LICENSE_TYPES_OF[body.country].includes(body.type))
        refuse('type', `License type is not available in ${body.country}`);
      if (!isStateOf(body.country, body.state)) refuse('state', messages.invalid('State'));
      checkPast('issue_date', 'Issue Date', body.issue_date, today, checks);
      const earliest = await minimumIssueDate(context, ownerCode);
      if (earliest !== undefined && body.issue_date < earliest)
        refuse('issue_date', messages.invalid('Issue Date'));
      if (body.expiration_date !== null)
        checkEnd(
          {
            from: { label: 'Issue Date', date: body.issue_date },
            to: { field: 'expiration_date', label: 'Expiration Date', date: body.expiration_date },
          },
          today,
          checks,
        );
      await checkDocument(context, ownerCode, body.document_id, 'Document', checks);
      if (await isNumberTaken(db, body, id)) refuse('number', messages.unique('Number'));
      if (body.is_resident && (await hasOtherResident(db, ownerCode, body.type, id)))
        refuse('is_resident', 'Only one resident license of this type is allowed');
      return errors.length > 0 ? { errors } : { values: valuesOf(body) };
    },
  };
  return kind;
}

const values = {
  type: 'Life',
  country: 'USA',
  state: 'TX',
  number: 'TX1048821',
  is_resident: true,
  issue_date: '2024-03-01',
  expiration_date: '2027-03-01',
} as const;

export const licenseExamples = {
  body: { ...values, document_id: credentialExample.document.id } satisfies z.input<typeof licenseBody>,
  answer: {
    ...credentialExample,
    ...values,
    actions: ['update'],
    status: 'Active',
    days_left: 100,
    proposed: null,
  } satisfies z.input<typeof licenseAnswer>,
};
