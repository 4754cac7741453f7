import type { OperationAnswer } from '@upline/api-client';
import {
  createEoPolicy,
  createLicense,
  createTrainingCertificate,
  updateEoPolicy,
  updateLicense,
  updateTrainingCertificate,
} from '@upline/api-client/fields/admin/licensing.ts';
import { reshapedValues } from '@upline/shell';

export type License = OperationAnswer<'listAssociateLicenses'>['rows'][number];
export type EoPolicy = OperationAnswer<'listAssociateEoPolicies'>['rows'][number];
export type Certificate = OperationAnswer<'listAssociateTrainingCertificates'>['rows'][number];

/** The form keeps the id of the document, which the office may leave out. */
const DOCUMENT = {
  document_id: {
    empty: '' as string,
    of: ({ document }: { readonly document: { readonly id: string } | null }) => document?.id ?? '',
    sent: (held: string) => held || null,
  },
};

/** What the office enters for an associate; it counts as approved at once (domain.md 2.3, 2.33). */
export const licenseValues = reshapedValues(createLicense, DOCUMENT);
export const eoPolicyValues = reshapedValues(createEoPolicy, DOCUMENT);
export const certificateValues = reshapedValues(createTrainingCertificate, DOCUMENT);

/** Why it is corrected is asked each time; no paper keeps it. */
const CORRECTED = {
  ...DOCUMENT,
  reason: { empty: '' as string, of: () => '', sent: (held: string) => held },
};

/** The same of a paper that is corrected, with the reason for the trail. */
export const licenseCorrections = reshapedValues(updateLicense, CORRECTED);
export const eoPolicyCorrections = reshapedValues(updateEoPolicy, CORRECTED);
export const certificateCorrections = reshapedValues(updateTrainingCertificate, CORRECTED);
