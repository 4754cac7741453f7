import type { Generated, Selectable } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { addedBy, type By, changedBy } from '../../platform/database/stamps.ts';
import type { RecordColumns } from '../../platform/database/tables.ts';
import { updateVersion } from '../../platform/database/update-version.ts';
import { defineList } from '../../platform/list/define-list.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import { readableBy } from './clients.scope.ts';

interface ClientNoteTable extends RecordColumns {
  id: Generated<string>;
  client_id: string;
  text: string;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    client_note: ClientNoteTable;
  }
}

export type ClientNoteRow = Selectable<ClientNoteTable>;
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

export async function insertNote(db: Db, clientId: string, text: string, by: By): Promise<ClientNoteRow> {
  return db
    .insertInto('client_note')
    .values({
      client_id: clientId,
      text,
      ...addedBy(by),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Undefined when another write came first. */
export async function updateNote(
  db: Db,
  id: string,
  version: number,
  text: string,
  by: By,
): Promise<ClientNoteRow | undefined> {
  return updateVersion(db, 'client_note', { id, version }, { text, ...changedBy(by) });
}

export async function deleteNote(db: Db, id: string): Promise<void> {
  await db.deleteFrom('client_note').where('id', '=', id).execute();
}
