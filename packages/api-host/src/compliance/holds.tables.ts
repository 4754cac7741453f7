import type { Generated, Selectable } from 'kysely';

interface ComplianceHoldTable {
  id: string;
  associate_code: string;
  reason: string;
  placed_on: string;
  placed_at: Date;
  placed_by: string;
  resolved_on: string | null;
  resolved_at: Date | null;
  resolved_by: string | null;
  note: string | null;
  version: Generated<number>;
}

export type ComplianceHold = Selectable<ComplianceHoldTable>;

declare module '../platform/database/tables.ts' {
  interface Tables {
    compliance_hold: ComplianceHoldTable;
  }
}
