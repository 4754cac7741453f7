import { useQueryClient } from '@tanstack/react-query';
import { Dialog } from '@upline/ui-kit/dialog/dialog.tsx';
import { FileUpload } from '@upline/ui-kit/file-upload/file-upload.tsx';
import { asAddress } from '@upline/ui-kit/link/link-target.ts';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useState } from 'react';
import { useApi } from '../app/client.tsx';
import { inputFor } from '../data/by-id.ts';
import { useGo } from '../navigation/destination.ts';

// Spreadsheet programs give their own type to the same files.
const TYPES = { 'text/csv': 'CSV', 'application/vnd.ms-excel': 'CSV' } as const;
const MOST_BYTES = 10 * 1024 * 1024;

/** A list whose rows come from files as well. */
export interface ImportedList {
  readonly operation: 'importClients' | 'importProspects' | 'importVideoContacts';
  /** `clients`. */
  readonly many: string;
  /** Lines of one file at most. */
  readonly most: number;
  /** What else is to be known before a file is chosen. */
  readonly hint?: string;
}

export interface ImportDialogProps {
  readonly list: ImportedList;
  readonly onClose: () => void;
}

/** Takes a CSV file and leads to its preview. */
export function ImportDialog({ list, onClose }: ImportDialogProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const go = useGo();
  return (
    <ImportForm
      list={list}
      send={async (file, signal) => {
        const body = new FormData();
        body.append('file', file);
        const id = list.operation;
        return (await api.call(id, ...inputFor<typeof id>({ body, signal }))) as { id: string };
      }}
      onDone={(id) => {
        for (const each of ['listChanges', 'countChanges'])
          void queryClient.invalidateQueries({ queryKey: [each] });
        onClose();
        // A page of the portal, which the shell of the office does not know.
        void go({ to: asAddress(`/business/changes/${id}`) });
      }}
      onClose={onClose}
    />
  );
}

export interface ImportFormProps {
  readonly list: ImportedList;
  /** Sends the file and gives the id of its preview. */
  readonly send: (file: File, signal: AbortSignal) => Promise<{ readonly id: string }>;
  readonly onDone: (id: string) => void;
  readonly onClose: () => void;
}

export function ImportForm({ list: { many, most, hint }, send, onDone, onClose }: ImportFormProps) {
  const [sending, setSending] = useState(false);
  return (
    <Dialog opened title={`Import ${many}`} size="lg" locked={sending} onClose={onClose}>
      <FileUpload
        label="File"
        required
        accept={TYPES}
        maxSize={MOST_BYTES}
        upload={async (file, { signal }) => {
          setSending(true);
          try {
            return await send(file, signal);
          } finally {
            setSending(false);
          }
        }}
        onChange={([id]) => id && onDone(id)}
      />
      <div className={layout.muted}>
        <p>
          A CSV file of at most {most.toLocaleString('en-US')} lines; the first line names the columns, in any
          order.
        </p>
        {hint && <p>{hint}</p>}
        <p>Nothing is added yet: the next page shows every line, and lets you say which column is what.</p>
      </div>
    </Dialog>
  );
}
