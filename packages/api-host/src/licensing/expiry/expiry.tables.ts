import type { Generated } from 'kysely';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    expiry_notice: ExpiryNoticeTable;
  }
}

export const EXPIRING_CREDENTIALS = ['license', 'eo_policy', 'training_certificate'] as const;
export type ExpiringCredential = (typeof EXPIRING_CREDENTIALS)[number];

interface ExpiryNoticeTable {
  paper_kind: ExpiringCredential;
  paper_id: string;
  expires_on: string;
  days_before: number;
  sent_at: Generated<Date>;
}
