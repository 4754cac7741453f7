import type { Db } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { rowWrites } from '../../platform/database/record-store.ts';
import type { Row } from '../../platform/database/tables.ts';
import { defineList } from '../../platform/list/define-list.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import { readableBy } from './clients.scope.ts';

export type ClientNoteRow = Row<'client_note'>;
type Reader = Pick<Caller, 'code'>;

/** Notes of one client, newest first. */
export const clientNoteList = defineList<ClientNoteRow>({
  name: 'client-notes',
  fields: {
    text: { label: 'Note', type: 'text', column: 'client_note.text', order: false },
    created_at: { label: 'Created', type: 'datetime', column: 'client_note.created_at' },
  },
  defaultOrder: { created_at: 'DESC' },
  key: { column: 'client_note.id', type: 'uuid' },
  keyOf: (row) => row.id,
});

/** Notes of the client as far as the reader reaches it. */
export function scopedNotes(db: Db, reader: Reader, clientId: string) {
  return (
    db
      .selectFrom('client_note')
      .innerJoin('client', 'client.id', 'client_note.client_id')
      .where('client_note.client_id', '=', clientId)
      // The condition reads the client alone, and the query has its notes as well.
      .where((where) => readableBy(reader)(where as never))
  );
}

export async function noteRows(db: Db, reader: Reader, clientId: string, ids: readonly string[]) {
  return scopedNotes(db, reader, clientId)
    .selectAll('client_note')
    .where(isOneOf('client_note.id', ids))
    .execute();
}

/** The note of that client; a note of another client is unknown there (S-38). */
export async function lockNote(db: Db, clientId: string, id: string): Promise<ClientNoteRow | undefined> {
  return db
    .selectFrom('client_note')
    .selectAll()
    .where('id', '=', id)
    .where('client_id', '=', clientId)
    .forUpdate()
    .executeTakeFirst();
}

export const { insert: insertNote, update: updateNote, remove: deleteNote } = rowWrites('client_note');
