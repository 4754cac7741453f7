import type { Generated, Selectable } from 'kysely';

export const SPOUSE_REQUEST_STATUSES = [
  'Pending For Associate',
  'Approved',
  'Rejected By Owner',
  'Revoked',
] as const;
export type SpouseRequestStatus = (typeof SPOUSE_REQUEST_STATUSES)[number];

interface SpouseRequestTable {
  id: Generated<string>;
  /** Who asks. */
  associate_code: string;
  /** Who answers. */
  spouse_code: string;
  status: Generated<SpouseRequestStatus>;
  decided_at: Date | null;
  decided_by: string | null;
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
}

export type SpouseRequest = Selectable<SpouseRequestTable>;

declare module '../../platform/database/tables.ts' {
  interface Tables {
    spouse_request: SpouseRequestTable;
  }
}
