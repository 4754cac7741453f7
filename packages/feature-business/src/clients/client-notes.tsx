import { useQuery } from '@tanstack/react-query';
import { queryFor, useMay } from '@upline/shell';
import { DeleteModal } from '@upline/ui-kit/dialog/delete-modal.tsx';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { useState } from 'react';
import { useCreateNote, useDeleteNote, useUpdateNote } from './client.mutations.ts';
import classes from './client-notes.module.css';
import type { Client } from './client-values.ts';
import { NoteForm } from './note-form.tsx';
import { type Note, NoteList } from './note-list.tsx';

/** Notes on a client, newest first, written and changed in place. */
export function ClientNotes({ client }: { readonly client: Client }) {
  const notes = useQuery(queryFor('listClientNotes', { params: { id: client.id } }));
  const mayWrite = useMay('createClientNote') && client.actions.includes('add_note');
  const mayDelete = useMay('deleteClientNote') && mayWrite;
  const [deleting, setDeleting] = useState<Note>();
  // A sent note empties the form by making it anew.
  const [written, setWritten] = useState(0);
  const create = useCreateNote();
  const update = useUpdateNote();
  const remove = useDeleteNote();
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
          onDelete={mayDelete ? setDeleting : undefined}
        />
      )}
      <DeleteModal
        name="note"
        opened={deleting !== undefined}
        onClose={() => setDeleting(undefined)}
        onDelete={async () => {
          if (deleting)
            await remove.send({ params: { ...params, note_id: deleting.id }, ifMatch: deleting.version });
        }}
      />
    </div>
  );
}
