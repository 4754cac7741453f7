import type { Row } from '../../platform/database/tables.ts';

export const PAYOUT_INFORMATION_STATUSES = [
  'Pending For Admin',
  'Pending For Owner',
  'Approved',
  'Rejected By Admin',
  'Revoked',
] as const;
export type PayoutInformationStatus = (typeof PAYOUT_INFORMATION_STATUSES)[number];

export type PayoutInformation = Row<'payout_information'>;
