import { useSave } from '@upline/shell';
import { Button } from '@upline/ui-kit';
import { Dialog } from '@upline/ui-kit/dialog/dialog.tsx';
import { FileUpload } from '@upline/ui-kit/file-upload/file-upload.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useState } from 'react';
import { useUpload } from '../use-upload.ts';
import type { Task } from './efast.ts';

const TYPES = { 'application/pdf': 'PDF', 'image/jpeg': 'JPG', 'image/png': 'PNG' } as const;
const MOST_BYTES = 10 * 1024 * 1024;

interface UploadDialogProps {
  readonly task: Task;
  readonly onClose: () => void;
}

/** The document that a task asks for. */
export function UploadDialog({ task: { id, title, description }, onClose }: UploadDialogProps) {
  const upload = useUpload('uploadEfastDocument');
  const [documentId, setDocumentId] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const { save, saving, error } = useSave({
    operation: 'tickEfastTask',
    refresh: ['getEfastStart', 'getMainDashboard'],
    message: 'Document saved',
  });
  const send = async () => {
    if (!documentId) return setMissing(true);
    if (await save({ params: { id }, body: { is_done: true, document_id: documentId } })) onClose();
  };
  return (
    <Dialog opened title={title} onClose={onClose}>
      <div className={layout.stack}>
        <FileUpload
          label="Document"
          help={description ?? 'PDF, JPG or PNG.'}
          required
          accept={TYPES}
          maxSize={MOST_BYTES}
          upload={upload}
          error={error?.message ?? (isMissing && !documentId ? 'Document is required' : undefined)}
          onChange={([first]) => setDocumentId(first)}
        />
        <div className={layout.buttons}>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="filled" loading={saving} onClick={() => void send()}>
            Save document
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
