import type { Generated } from 'kysely';

declare module '../platform/tables.ts' {
  interface Tables {
    expiry_notice: ExpiryNoticeTable;
    admin_conflict: AdminConflictTable;
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

interface AdminConflictTable {
  admin_code: string;
  associate_code: string;
  relation: string;
  created_at: Generated<Date>;
  created_by: string | null;
}
