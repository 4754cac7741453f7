import type { SignedInContext } from '../../platform/operation/operation.ts';
import { notFound } from '../../platform/operation/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ClientAnswer } from './clients.schemas.ts';
import { clients, lockOwn } from './clients.service.ts';
import type { ClientRow } from './clients.store.ts';
import { lockClients } from './clients.store.ts';

/** Archived clients stay readable and leave the daily lists (R-CLI-02). Archiving twice changes nothing. */
export function clientArchive(platform: Pick<Platform, 'audit' | 'vault'>) {
  const { answer, save } = clients(platform);

  async function set(context: SignedInContext, row: ClientRow, archived: boolean): Promise<ClientRow> {
    const { now } = context;
    if ((row.archived_at !== null) === archived) return row;
    const columns = { archived_at: archived ? now : null, last_activity_at: now };
    const [old, after] = archived ? ['No', 'Yes'] : ['Yes', 'No'];
    return save(context, row, columns, [{ field: 'Archived', old, new: after }]);
  }

  return {
    setOne: async (context: SignedInContext, id: string, archived: boolean): Promise<ClientAnswer> =>
      answer(context, await set(context, await lockOwn(context, id), archived)),

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
