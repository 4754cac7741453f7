import { type NamedAction, offered, recordAction } from '@upline/shell';
import type { Certificate, EoPolicy, License } from './paper-values.ts';

const REASON_LENGTH = 5;
const TRAIL = ['listAssociateAudit', 'listAuditEntries', 'listApprovals', 'countApprovals'] as const;

const REVOKED = {
  danger: true,
  about: 'It counts no longer. The associate is notified with the reason.',
  reason: REASON_LENGTH,
} as const;
const REMOVED = {
  danger: true,
  about:
    'For what should never have been entered. The trail keeps what it said; what has ended is revoked instead.',
  reason: REASON_LENGTH,
} as const;

const on = ({ id, version }: { readonly id: string; readonly version: number }) => ({
  params: { id },
  ifMatch: version,
});

/** What ends a license: revoked where it has ended, removed where it was a mistake (R-LIC-03, 7.1). */
export const licenseActions = (row: License): NamedAction[] => {
  const refresh = [
    ...TRAIL,
    'listAssociateLicenses',
    'listLicenses',
    'countLicenses',
    'listAssociates',
  ] as const;
  return offered(row, {
    revoke: recordAction({
      ...REVOKED,
      operation: 'revokeLicense',
      label: 'Revoke',
      title: `Revoke ${row.type} license in ${row.state}`,
      input: on(row),
      refresh,
      message: 'License revoked',
    }),
    remove: recordAction({
      ...REMOVED,
      operation: 'removeLicense',
      label: 'Remove',
      title: `Remove ${row.type} license in ${row.state}`,
      input: on(row),
      refresh,
      message: 'License removed',
    }),
  });
};

export const eoPolicyActions = (row: EoPolicy): NamedAction[] => {
  const refresh = [...TRAIL, 'listAssociateEoPolicies', 'listEoPolicies', 'countEoPolicies'] as const;
  return offered(row, {
    revoke: recordAction({
      ...REVOKED,
      operation: 'revokeEoPolicy',
      label: 'Revoke',
      title: `Revoke E&O policy of ${row.carrier}`,
      input: on(row),
      refresh,
      message: 'E&O policy revoked',
    }),
    remove: recordAction({
      ...REMOVED,
      operation: 'removeEoPolicy',
      label: 'Remove',
      title: `Remove E&O policy of ${row.carrier}`,
      input: on(row),
      refresh,
      message: 'E&O policy removed',
    }),
  });
};

export const certificateActions = (row: Certificate): NamedAction[] => {
  const refresh = [
    ...TRAIL,
    'listAssociateTrainingCertificates',
    'listTrainingCertificates',
    'countTrainingCertificates',
  ] as const;
  return offered(row, {
    revoke: recordAction({
      ...REVOKED,
      operation: 'revokeTrainingCertificate',
      label: 'Revoke',
      title: `Revoke ${row.kind} certificate`,
      input: on(row),
      refresh,
      message: 'Certificate revoked',
    }),
    remove: recordAction({
      ...REMOVED,
      operation: 'removeTrainingCertificate',
      label: 'Remove',
      title: `Remove ${row.kind} certificate`,
      input: on(row),
      refresh,
      message: 'Certificate removed',
    }),
  });
};
