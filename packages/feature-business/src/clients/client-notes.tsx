import { useQuery } from '@tanstack/react-query';
import type { OperationAnswer } from '@upline/api-client';
import { messages } from '@upline/domain';
import { queryFor, useMay } from '@upline/shell';
import { Button, Private, TextField } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { DeleteModal } from '@upline/ui-kit/dialog/delete-modal.tsx';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { EmptyState, ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { RecordForm } from '@upline/ui-kit/record-form/record-form.tsx';
import { useRecordForm } from '@upline/ui-kit/record-form/use-record-form.ts';
import { useState } from 'react';
import { useCreateNote, useDeleteNote, useUpdateNote } from './client.mutations.ts';
import classes from './client-notes.module.css';
import type { Client } from './client-values.ts';

type Note = OperationAnswer<'listClientNotes'>['rows'][number];

/** Notes on a client, newest first, written and changed in place. */
export function ClientNotes({ client }: { readonly client: Client }) {
  const notes = useQuery(queryFor('listClientNotes', { params: { id: client.id } }));
  const mayWrite = useMay('createClientNote') && client.actions.includes('add_note');
  const mayDelete = useMay('deleteClientNote');
  const [editing, setEditing] = useState<string>();
  const [deleting, setDeleting] = useState<Note>();
  // A sent note empties the form by making it anew.
  const [written, setWritten] = useState(0);
  const create = useCreateNote();
  const update = useUpdateNote();
  const remove = useDeleteNote();
  const params = { id: client.id };

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
      {notes.data?.rows.length === 0 && (
        <EmptyState>Nothing here yet. What is said on a call belongs here.</EmptyState>
      )}
      {notes.data?.rows.map((note) => (
        <Card key={note.id}>
          {editing === note.id ? (
            <NoteForm
              text={note.text}
              version={note.version}
              saveLabel="Save note"
              save={(text, version) =>
                update.send({
                  params: { ...params, note_id: note.id },
                  body: { text },
                  ifMatch: version ?? note.version,
                })
              }
              onSaved={() => setEditing(undefined)}
              onCancel={() => setEditing(undefined)}
            />
          ) : (
            <>
              <p className={classes.text}>
                <Private>{note.text}</Private>
              </p>
              <p className={classes.meta}>
                <DateText value={note.created_at} relative />
                {note.updated_at !== note.created_at && ' · changed'}
                {mayWrite && (
                  <Button size="small" variant="quiet" onClick={() => setEditing(note.id)}>
                    Edit note
                  </Button>
                )}
                {mayWrite && mayDelete && (
                  <Button size="small" variant="quiet" onClick={() => setDeleting(note)}>
                    Delete note
                  </Button>
                )}
              </p>
            </>
          )}
        </Card>
      ))}
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

interface NoteFormProps {
  readonly text: string;
  readonly version?: number;
  readonly saveLabel: string;
  readonly save: (text: string, version: number | undefined) => Promise<unknown>;
  readonly onSaved: () => void;
  readonly onCancel?: () => void;
}

function NoteForm({ text, version, saveLabel, save, onSaved, onCancel }: NoteFormProps) {
  const form = useRecordForm({
    initialValues: { text },
    validate: { text: (value) => (value.trim() === '' ? messages.required('Note') : null) },
  });
  return (
    <RecordForm
      form={form}
      name="Note"
      saveLabel={saveLabel}
      version={version}
      labels={{ text: 'Note' }}
      save={(values, context) => save(values.text, context.version)}
      onSaved={onSaved}
      cancel={onCancel ?? (() => form.reset())}
    >
      <TextField label="Note" rows={3} maxLength={4000} required {...form.field('text')} />
    </RecordForm>
  );
}
