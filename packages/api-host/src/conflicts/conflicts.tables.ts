import type { Generated } from 'kysely';

declare module '../platform/database/tables.ts' {
  interface Tables {
    admin_conflict: AdminConflictTable;
  }
}

interface AdminConflictTable {
  id: Generated<string>;
  admin_code: string;
  associate_code: string;
  relation: string;
  created_at: Generated<Date>;
  created_by: string | null;
}
