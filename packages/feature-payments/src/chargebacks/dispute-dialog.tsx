import { messages } from '@upline/domain';
import { RestoredBanner, useFormDraft } from '@upline/shell';
import { TextField } from '@upline/ui-kit';
import { Dialog } from '@upline/ui-kit/dialog/dialog.tsx';
import { FileUpload } from '@upline/ui-kit/file-upload/file-upload.tsx';
import { RecordForm } from '@upline/ui-kit/record-form/record-form.tsx';
import { useRecordForm } from '@upline/ui-kit/record-form/use-record-form.ts';
import { useState } from 'react';
import type { Chargeback } from './chargeback-view.tsx';
import { useDispute, useDisputeUpload } from './dispute.mutations.ts';

const TYPES = { 'application/pdf': 'PDF', 'image/jpeg': 'JPG', 'image/png': 'PNG' } as const;
const MOST_BYTES = 10 * 1024 * 1024;
const LEAST = 10;

export interface DisputeDialogProps {
  readonly debt: Pick<Chargeback, 'id' | 'version'>;
  /** What the typed text is kept under. */
  readonly draftOf: string;
  readonly onClose: () => void;
}

/** What is wrong with a chargeback, with the letter that shows it. */
export function DisputeDialog({ debt: { id, version }, draftOf, onClose }: DisputeDialogProps) {
  const dispute = useDispute();
  const upload = useDisputeUpload();
  const [documentId, setDocument] = useState<string | null>(null);
  const form = useRecordForm({
    initialValues: { text: '' },
    validate: {
      text: (text: string) =>
        text.trim() === ''
          ? messages.required('What is wrong')
          : text.trim().length < LEAST
            ? messages.minLength('What is wrong', LEAST)
            : null,
    },
  });
  const draft = useFormDraft(form, { version, of: draftOf });
  return (
    <Dialog opened title="Dispute chargeback" size="lg" onClose={onClose}>
      <RecordForm
        form={form}
        name="Chargeback"
        version={draft.version}
        saveLabel="Dispute chargeback"
        labels={{ text: 'What is wrong' }}
        save={({ text }, { version: current = version }) =>
          dispute.send({
            params: { id },
            ifMatch: current,
            body: { text: text.trim(), document_id: documentId },
          })
        }
        onSaved={() => {
          draft.forget();
          onClose();
        }}
        cancel={onClose}
      >
        <RestoredBanner draft={draft}>
          A document is not kept: choose it again if there was one.
        </RestoredBanner>
        <p>The home office decides, and you are notified. A chargeback can be disputed once.</p>
        <TextField
          label="What is wrong"
          required
          rows={4}
          maxLength={4_000}
          startsFocused
          {...form.field('text')}
        />
        <FileUpload
          label="Document"
          help="A letter or statement that shows it."
          accept={TYPES}
          maxSize={MOST_BYTES}
          upload={upload}
          onChange={([file]) => setDocument(file ?? null)}
        />
      </RecordForm>
    </Dialog>
  );
}
