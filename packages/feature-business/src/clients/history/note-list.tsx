import type { OperationAnswer } from '@upline/api-client';
import { Button, Private } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { EmptyState } from '@upline/ui-kit/feedback/states.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { type ReactNode, useState } from 'react';
import classes from './client-notes.module.css';
import { NoteForm } from './note-form.tsx';

export type Note = OperationAnswer<'listClientNotes'>['rows'][number];

export interface NoteListProps {
  readonly notes: readonly Note[];
  /** Absent where notes are only read. */
  readonly onSave?: ((note: Note, text: string, version: number) => Promise<unknown>) | undefined;
  /** What else may be done with a note. */
  readonly actionsOf?: (note: Note) => ReactNode;
}

/** Notes in the order given, each changed in its place. */
export function NoteList({ notes, ...may }: NoteListProps) {
  if (notes.length === 0)
    return <EmptyState>Nothing here yet. What is said on a call belongs here.</EmptyState>;
  return notes.map((note) => (
    <Card key={note.id}>
      <NoteText note={note} {...may} />
    </Card>
  ));
}

function NoteText({ note, onSave, actionsOf }: Omit<NoteListProps, 'notes'> & { readonly note: Note }) {
  const [editing, setEditing] = useState(false);
  if (editing && onSave) {
    return (
      <NoteForm
        text={note.text}
        version={note.version}
        saveLabel="Save note"
        save={(text, version) => onSave(note, text, version ?? note.version)}
        onSaved={() => setEditing(false)}
        onCancel={() => setEditing(false)}
      />
    );
  }
  return (
    <>
      <p className={layout.typed}>
        <Private>{note.text}</Private>
      </p>
      <p className={classes.meta}>
        <DateText value={note.created_at} relative />
        {note.updated_at !== note.created_at && ' · changed'}
        {onSave && (
          <Button size="xs" variant="subtle" onClick={() => setEditing(true)}>
            Edit note
          </Button>
        )}
        {actionsOf?.(note)}
      </p>
    </>
  );
}
