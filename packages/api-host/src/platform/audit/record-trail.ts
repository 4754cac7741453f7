import type { Context } from '../operation/operation.ts';
import type { Audit, AuditEntry } from './audit.ts';

interface OwnedRow {
  readonly id: string;
  readonly owner_code: string;
}

/** Writes down what was done to a record of somebody's own book, or to what belongs to it. */
export const recordTrail =
  <Row extends OwnedRow>(entity: string, nameOf: (row: Row) => string) =>
  ({ audit }: { readonly audit: Audit }) =>
  (context: Context, row: Row, entry: Pick<AuditEntry, 'action' | 'changes'> & Partial<AuditEntry>): void =>
    audit.record(context, {
      entity,
      entityId: row.id,
      entityLabel: nameOf(row),
      ownerCode: row.owner_code,
      ...entry,
    });
