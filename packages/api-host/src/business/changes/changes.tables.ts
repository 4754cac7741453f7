import type { ChangeKind, ChangeResourceName, ChangeRowState, ChangeStatus } from '@upline/domain';
import type { ColumnType, Generated } from 'kysely';

/** How many rows stand in each state; a state without rows is left out. */
export type ChangeCounts = Partial<Record<ChangeRowState, number>>;

export interface ChangeSetTable {
  id: Generated<string>;
  owner_code: string;
  resource: ChangeResourceName;
  kind: ChangeKind;
  title: string;
  status: ChangeStatus;
  settings_sealed: string | null;
  counts: ColumnType<ChangeCounts, string | undefined, string>;
  created_at: ColumnType<Date, Date, never>;
  created_by: string;
  applied_at: Date | null;
  undone_at: Date | null;
  version: Generated<number>;
}

export interface ChangeRowTable {
  id: Generated<string>;
  change_set_id: string;
  position: number;
  record_id: string | null;
  record_version: number | null;
  state: ChangeRowState;
  is_similar: Generated<boolean>;
  message: string | null;
  content_sealed: string | null;
}

interface ImportMappingTable {
  owner_code: string;
  resource: ChangeResourceName;
  headings: ColumnType<Readonly<Record<string, string | null>>, string, string>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    change_set: ChangeSetTable;
    change_row: ChangeRowTable;
    import_mapping: ImportMappingTable;
  }
}
