import { changedBy } from '../../platform/database/stamps.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { notFound } from '../../platform/operation/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { countDependants } from './client-dependants.ts';
import { clientTrail } from './clients.audit.ts';
import { toAnswer } from './clients.record.ts';
import type { ClientAnswer } from './clients.schemas.ts';
import { lockOwn } from './clients.service.ts';
import { lockClients, peopleOf, updateClient } from './clients.store.ts';
import type { ClientRow } from './clients.tables.ts';

/** Archived clients stay readable and leave the daily lists (R-CLI-02). Archiving twice changes nothing. */
export function clientArchive(platform: Pick<Platform, 'audit' | 'vault'>) {
  const { vault } = platform;
  const record = clientTrail(platform);

  async function set(context: SignedInContext, row: ClientRow, archived: boolean): Promise<ClientRow> {
    const { db, now, caller } = context;
    if ((row.archived_at !== null) === archived) return row;
    const changed = await updateClient(db, row, {
      archived_at: archived ? now : null,
      last_activity_at: now,
      ...changedBy({ now, caller }),
    });
    if (!changed) throw notFound();
    record(context, row, {
      action: 'update',
      changes: [{ field: 'Archived', old: archived ? 'No' : 'Yes', new: archived ? 'Yes' : 'No' }],
    });
    return changed;
  }

  return {
    async setOne(context: SignedInContext, id: string, archived: boolean): Promise<ClientAnswer> {
      const row = await set(context, await lockOwn(context, id), archived);
      return toAnswer(
        vault,
        context.caller,
        row,
        await peopleOf(context.db, row),
        await countDependants(context.db, row.id),
      );
    },

    /** Each row answers for itself: a client out of reach does not stop the others. */
    async setMany(context: SignedInContext, ids: readonly string[], archived: boolean) {
      const { db, caller } = context;
      const wanted = [...new Set(ids)];
      const rows = new Map((await lockClients(db, caller, wanted)).map((row) => [row.id, row]));
      const results = [];
      for (const id of wanted) {
        const row = rows.get(id);
        if (row) await set(context, row, archived);
        results.push({ id, ok: row !== undefined, message: row ? null : notFound().message });
      }
      return results;
    },
  };
}
