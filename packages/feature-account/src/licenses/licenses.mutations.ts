import type { OperationId } from '@upline/api-client';
import { createdMessage, updatedMessage, useSave } from '@upline/shell';

/** What a license, an E&O policy or a certificate decides besides its own list. */
const DECIDED_BY = [
  'getCoverage',
  'getCoverageMap',
  'getLevelQualification',
] as const satisfies OperationId[];

const LICENSES = ['listOwnLicenses', 'getProfile', ...DECIDED_BY] as const;
export const useCreateLicense = () =>
  useSave({ operation: 'createOwnLicense', refresh: LICENSES, message: createdMessage('License') });
export const useUpdateLicense = () =>
  useSave({ operation: 'updateOwnLicense', refresh: LICENSES, message: updatedMessage('License') });

const EO_POLICIES = ['listOwnEoPolicies', ...DECIDED_BY] as const;
export const useCreateEoPolicy = () =>
  useSave({ operation: 'createOwnEoPolicy', refresh: EO_POLICIES, message: createdMessage('E&O policy') });
export const useUpdateEoPolicy = () =>
  useSave({ operation: 'updateOwnEoPolicy', refresh: EO_POLICIES, message: updatedMessage('E&O policy') });

const CERTIFICATES = ['listOwnTrainingCertificates', ...DECIDED_BY] as const;
export const useCreateCertificate = () =>
  useSave({
    operation: 'createOwnTrainingCertificate',
    refresh: CERTIFICATES,
    message: createdMessage('Certificate'),
  });
export const useUpdateCertificate = () =>
  useSave({
    operation: 'updateOwnTrainingCertificate',
    refresh: CERTIFICATES,
    message: updatedMessage('Certificate'),
  });
