import type { ChangeRowState } from '@upline/domain';

/** How many rows stand in each state; a state without rows is left out. */
export type ChangeCounts = Partial<Record<ChangeRowState, number>>;

declare module '../../platform/database/tables.ts' {
  interface ColumnTypes {
    'change_set.counts': ChangeCounts;
    'import_mapping.headings': Readonly<Record<string, string | null>>;
  }
}
