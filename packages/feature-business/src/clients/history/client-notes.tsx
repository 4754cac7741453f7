import { useQuery } from '@tanstack/react-query';
import { deletion, offered, queryFor, RecordActions } from '@upline/shell';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { useState } from 'react';
import { NOTES_SHOWN_BY, useCreateNote, useUpdateNote } from '../clients.mutations.ts';
import type { Client } from '../form/client-values.ts';
import classes from './client-notes.module.css';
import { NoteForm } from './note-form.tsx';
import { type Note, NoteList } from './note-list.tsx';

const noteActions = (client: Client, { id, version }: Note) =>
  offered(client, {
    delete_note: deletion('note', {
      operation: 'deleteClientNote',
      input: { params: { id: client.id, note_id: id }, ifMatch: version },
      refresh: NOTES_SHOWN_BY,
    }),
  });

/** Notes on a client, newest first, written and changed in place. */
export function ClientNotes({ client }: { readonly client: Client }) {
  const notes = useQuery(queryFor('listClientNotes', { params: { id: client.id } }));
  const mayWrite = client.actions.includes('add_note');
  // A sent note empties the form by making it again.
  const [written, setWritten] = useState(0);
  const create = useCreateNote();
  const update = useUpdateNote();
  const params = { id: client.id };
  const save = (note: Note, text: string, version: number) =>
    update.send({ params: { ...params, note_id: note.id }, body: { text }, ifMatch: version });

  return (
    <div className={classes.notes}>
      {mayWrite && (
        <NoteForm
          key={written}
          text=""
          saveLabel="Add note"
          save={(text) => create.send({ params, body: { text } })}
          onSaved={() => setWritten(written + 1)}
        />
      )}
      {notes.isPending && <Loading label="Notes" />}
      {notes.isError && <ErrorState error={notes.error} onRetry={() => void notes.refetch()} />}
      {notes.data && (
        <NoteList
          notes={notes.data.rows}
          onSave={mayWrite ? save : undefined}
          actionsOf={(note) => <RecordActions actions={noteActions(client, note)} />}
        />
      )}
    </div>
  );
}
