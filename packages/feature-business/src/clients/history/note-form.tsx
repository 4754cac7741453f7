import { messages } from '@upline/domain';
import { TextField } from '@upline/ui-kit';
import { RecordForm } from '@upline/ui-kit/record-form/record-form.tsx';
import { useRecordForm } from '@upline/ui-kit/record-form/use-record-form.ts';

export interface NoteFormProps {
  readonly text: string;
  readonly version?: number;
  readonly saveLabel: string;
  readonly save: (text: string, version: number | undefined) => Promise<unknown>;
  readonly onSaved: () => void;
  readonly onCancel?: () => void;
}

/** The text of a note. */
export function NoteForm({ text, version, saveLabel, save, onSaved, onCancel }: NoteFormProps) {
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
