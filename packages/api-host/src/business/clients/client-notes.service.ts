import type { ListQuery } from '@upline/domain';
import { addedBy, changedBy } from '../../platform/database/stamps.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { notFound, staleVersion } from '../../platform/operation/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  type ClientNoteRow,
  clientNoteList,
  deleteNote,
  insertNote,
  lockNote,
  noteRows,
  scopedNotes,
  updateNote,
} from './client-notes.store.ts';
import { clientTrail } from './clients.audit.ts';
import { lockOwn } from './clients.service.ts';
import type { ClientRow } from './clients.store.ts';
import { clientStore, touchClient } from './clients.store.ts';

/** Notes on a client: everybody who may read the client reads them, its owner writes them. */
export function clientNotes(platform: Pick<Platform, 'audit'>) {
  const trail = clientTrail(platform);
  // The text stays out of the trail: a deleted note is gone, while the trail is kept for seven years.
  const record = (
    context: SignedInContext,
    action: 'create' | 'update' | 'delete',
    client: ClientRow,
    note: ClientNoteRow,
  ) =>
    trail(context, client, {
      action,
      entity: 'client_note',
      entityId: note.id,
      changes: [{ field: 'Note', old: null, new: null }],
    });

  const locked = async (context: SignedInContext, clientId: string, id: string, version: number) => {
    const client = await lockOwn(context, clientId);
    const note = await lockNote(context.db, clientId, id);
    if (!note) throw notFound();
    if (note.version !== version) throw staleVersion('note', note);
    return { client, note };
  };

  return {
    async list({ db, caller, today }: SignedInContext, clientId: string, query: ListQuery) {
      if (!(await clientStore.find(db, caller, clientId))) throw notFound();
      return clientNoteList.page(await clientNoteList.asked(query, { db, caller, today }), {
        scoped: scopedNotes(db, caller, clientId),
        rows: (ids) => noteRows(db, caller, clientId, ids),
      });
    },

    async create(context: SignedInContext, clientId: string, text: string): Promise<ClientNoteRow> {
      const { db, now } = context;
      const client = await lockOwn(context, clientId);
      const note = await insertNote(db, { client_id: clientId, text, ...addedBy(context) });
      await touchClient(db, clientId, now);
      record(context, 'create', client, note);
      return note;
    },

    async update(context: SignedInContext, clientId: string, id: string, version: number, text: string) {
      const { db, now } = context;
      const { client, note } = await locked(context, clientId, id, version);
      if (note.text === text) return note;
      const changed = await updateNote(db, note, { text, ...changedBy(context) });
      if (!changed) throw staleVersion('note');
      await touchClient(db, clientId, now);
      record(context, 'update', client, changed);
      return changed;
    },

    async remove(context: SignedInContext, clientId: string, id: string, version: number): Promise<void> {
      const { client, note } = await locked(context, clientId, id, version);
      await deleteNote(context.db, id);
      record(context, 'delete', client, note);
    },
  };
}
