import type { AuditChange } from '../platform/audit/audit.ts';
import { rowWrites } from '../platform/database/record-store.ts';
import { changedBy } from '../platform/database/stamps.ts';
import type { SignedInContext } from '../platform/operation/operation.ts';
import { notFound, staleVersion } from '../platform/operation/problem.ts';
import { demand } from '../platform/operation/row-actions.ts';
import type { Platform } from '../platform/platform.ts';
import type { HelpCategory } from './content.tables.ts';
import * as order from './placed.store.ts';
import { canPublish, canUnpublish, isDraft } from './publishing.actions.ts';

interface Placed<T extends order.PlacedTable> {
  readonly table: T;
  /** As messages say it: `article`. */
  readonly name: string;
}

type Published = Exclude<order.PlacedTable, 'help_category'>;

/** What is done alike with all that has a place in an order and a line in the trail. */
export function placed<T extends order.PlacedTable>(
  { audit }: Pick<Platform, 'audit'>,
  { table, name }: Placed<T>,
) {
  // The tables share these columns; which of them it is, no type can follow.
  const writes = rowWrites(table as 'help_category');
  type Row = Pick<HelpCategory, 'id' | 'position' | 'version'>;
  const labelOf = (row: object) => ('title' in row ? row.title : (row as HelpCategory).name) as string;

  function trail(
    context: SignedInContext,
    row: Row,
    action: 'create' | 'update' | 'delete' | 'transition',
    changes: readonly AuditChange[],
  ): void {
    audit.record(context, {
      action,
      entity: table,
      entityId: row.id,
      entityLabel: labelOf(row),
      changes: [...changes],
    });
  }

  return {
    trail,

    async locked({ db }: SignedInContext, id: string, version: number): Promise<Row> {
      const row = await writes.lock(db, id);
      if (!row) throw notFound();
      if (row.version !== version) throw staleVersion(name);
      return row;
    },

    /** The place of a new row: the last one. */
    async lastPlace({ db }: SignedInContext): Promise<number> {
      await order.lockOrder(db, table);
      return order.placeAtEnd(db, table);
    },

    async move(context: SignedInContext, id: string, position: number): Promise<void> {
      await order.lockOrder(context.db, table);
      const before = await writes.lock(context.db, id);
      if (!before) throw notFound();
      await order.moveTo(context.db, table, id, position);
      const after = await writes.lock(context.db, id);
      if (!after || after.position === before.position) return;
      trail(context, before, 'update', [
        { field: 'Position', old: String(before.position), new: String(after.position) },
      ]);
    },

    async remove(context: SignedInContext, row: Row): Promise<void> {
      await order.lockOrder(context.db, table);
      await writes.remove(context.db, row.id);
      await order.closeGap(context.db, table, row.position);
      trail(context, row, 'delete', []);
    },
  };
}

/** The same of what is drafted, published and taken back (domain.md 2.27). */
export function published<T extends Published>(platform: Pick<Platform, 'audit'>, declared: Placed<T>) {
  const common = placed(platform, declared);
  const writes = rowWrites(declared.table as 'content_page');
  type Row = NonNullable<Awaited<ReturnType<typeof writes.lock>>>;

  /** The row in this version, for a change. Throws 404 and 409. */
  const locked = (context: SignedInContext, id: string, version: number) =>
    common.locked(context, id, version) as Promise<Row>;

  async function become(context: SignedInContext, row: Row, status: Row['status']): Promise<void> {
    const { db, now, caller } = context;
    await writes.write(db, row.id, { status, ...changedBy({ now, caller }) });
    common.trail(context, row, 'transition', [{ field: 'Status', old: row.status, new: status }]);
  }

  return {
    ...common,
    locked,

    async publish(context: SignedInContext, id: string, version: number): Promise<void> {
      const row = await locked(context, id, version);
      demand(canPublish, row, context.caller);
      await become(context, row, 'Published');
    },

    async unpublish(context: SignedInContext, id: string, version: number): Promise<void> {
      const row = await locked(context, id, version);
      demand(canUnpublish, row, context.caller);
      await become(context, row, 'Unpublished');
    },

    async removeDraft(
      context: SignedInContext,
      id: string,
      version: number,
      first?: (row: Row) => Promise<void>,
    ): Promise<void> {
      const row = await locked(context, id, version);
      demand(isDraft, row, context.caller);
      await first?.(row);
      await common.remove(context, row);
    },
  };
}
