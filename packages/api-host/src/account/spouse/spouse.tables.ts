import type { Row } from '../../platform/database/tables.ts';

export const SPOUSE_REQUEST_STATUSES = [
  'Pending For Associate',
  'Approved',
  'Rejected By Owner',
  'Revoked',
] as const;
export type SpouseRequestStatus = (typeof SPOUSE_REQUEST_STATUSES)[number];

export type SpouseRequest = Row<'spouse_request'>;
