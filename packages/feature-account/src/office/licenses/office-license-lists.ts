import { addDays, companyToday, EXPIRING_DAYS } from '@upline/domain';
import { builtInViews, type ListOperations } from '@upline/shell';

const soon = (): [string, string] => [companyToday(), addDays(companyToday(), EXPIRING_DAYS)];
const EXPIRING = `Expiring in ${EXPIRING_DAYS} days`;

/** Licenses of everybody. */
export const OFFICE_LICENSE_LIST = {
  name: 'licenses',
  list: 'listLicenses',
  count: 'countLicenses',
  export: 'exportLicenses',
  views: builtInViews('listLicenses', () => [
    {
      id: 'expiring',
      name: EXPIRING,
      filter: { status: { in: ['Active'] }, expiration_date: { between: soon() } },
    },
    {
      id: 'expired',
      name: 'Expired',
      filter: { status: { in: ['Expired'] } },
      order: { expiration_date: 'DESC' },
    },
    { id: 'waiting', name: 'Waiting', filter: { approval_status: { in: ['Pending For Admin'] } } },
  ]),
} as const satisfies ListOperations;

/** E&O policies of everybody. */
export const EO_POLICY_LIST = {
  name: 'eo-policies',
  list: 'listEoPolicies',
  count: 'countEoPolicies',
  export: 'exportEoPolicies',
  views: builtInViews('listEoPolicies', () => [
    {
      id: 'expiring',
      name: EXPIRING,
      filter: { status: { in: ['Current'] }, expiration_date: { between: soon() } },
    },
    {
      id: 'expired',
      name: 'Expired',
      filter: { status: { in: ['Expired'] } },
      order: { expiration_date: 'DESC' },
    },
    { id: 'waiting', name: 'Waiting', filter: { approval_status: { in: ['Pending For Admin'] } } },
  ]),
} as const satisfies ListOperations;

/** Training certificates of everybody. */
export const CERTIFICATE_LIST = {
  name: 'training-certificates',
  list: 'listTrainingCertificates',
  count: 'countTrainingCertificates',
  export: 'exportTrainingCertificates',
  views: builtInViews('listTrainingCertificates', () => [
    {
      id: 'expiring',
      name: EXPIRING,
      filter: { status: { in: ['Current'] }, valid_until: { between: soon() } },
    },
    { id: 'aml', name: 'AML', filter: { kind: { in: ['AML'] } } },
    {
      id: 'expired',
      name: 'Expired',
      filter: { status: { in: ['Expired'] } },
      order: { valid_until: 'DESC' },
    },
    { id: 'waiting', name: 'Waiting', filter: { approval_status: { in: ['Pending For Admin'] } } },
  ]),
} as const satisfies ListOperations;
