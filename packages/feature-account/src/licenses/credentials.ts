import type { OperationAnswer } from '@upline/api-client';
import {
  createOwnEoPolicy,
  createOwnLicense,
  createOwnTrainingCertificate,
} from '@upline/api-client/fields/account/licensing.ts';
import { messages } from '@upline/domain';
import { reshapedValues, type ValuesIn } from '@upline/shell';

export type License = OperationAnswer<'listOwnLicenses'>['rows'][number];
export type EoPolicy = OperationAnswer<'listOwnEoPolicies'>['rows'][number];
export type Certificate = OperationAnswer<'listOwnTrainingCertificates'>['rows'][number];

interface Documented {
  readonly document: { readonly id: string } | null;
}

/** The form keeps the id of the document, which the record answers with its name. */
const DOCUMENT = {
  document_id: {
    empty: '' as string,
    of: ({ document }: Documented) => document?.id ?? '',
    sent: (held: string) => held || null,
  },
};
const documented =
  (label: string) =>
  ({ document_id }: { readonly document_id: string }): Record<string, string> =>
    document_id === '' ? { document_id: messages.required(label) } : {};

/** Forms of licenses, E&O policies and certificates (domain.md 2.3, 2.33). */
export const licenseValues = reshapedValues(createOwnLicense, DOCUMENT, { check: documented('Document') });
export const eoPolicyValues = reshapedValues(createOwnEoPolicy, DOCUMENT, { check: documented('Document') });
export const certificateValues = reshapedValues(createOwnTrainingCertificate, DOCUMENT, {
  check: documented('Certificate'),
});

export type CertificateValues = ValuesIn<typeof certificateValues>;
