import type { Generated } from 'kysely';

declare module '../platform/tables.ts' {
  interface Tables {
    expiry_notice: ExpiryNoticeTable;
  }
}

export const EXPIRING_PAPERS = ['license', 'eo_policy', 'training_certificate'] as const;
export type ExpiringPaper = (typeof EXPIRING_PAPERS)[number];

interface ExpiryNoticeTable {
  paper_kind: ExpiringPaper;
  paper_id: string;
  expires_on: string;
  days_before: number;
  sent_at: Generated<Date>;
}
