import { Dialog } from '@upline/ui-kit/dialog/dialog.tsx';
import { FileUpload } from '@upline/ui-kit/file-upload/file-upload.tsx';
import { type ProviderLookup, ProviderPicker } from '@upline/ui-kit/picker/pickers.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useState } from 'react';

export interface ImportFileFormProps {
  readonly searchProviders: (text: string, signal: AbortSignal) => Promise<readonly ProviderLookup[]>;
  /** Imports the file of a provider and gives the import's id. */
  readonly send: (providerId: string, file: File, signal: AbortSignal) => Promise<{ readonly id: string }>;
  readonly onDone: (id: string) => void;
  readonly onClose: () => void;
}

// Spreadsheet programs give their own type to the same files.
const TYPES = { 'text/csv': 'CSV', 'application/vnd.ms-excel': 'CSV' } as const;
const MOST_BYTES = 10 * 1024 * 1024;
const NEEDED = 'policy_number, applicant, status, last_update';
const KNOWN = 'product, state, premium, writing_number, received_on, issued_on, requirements';

/** Asks whose file it is, and takes it. */
export function ImportFileForm({ searchProviders, send, onDone, onClose }: ImportFileFormProps) {
  const [provider, setProvider] = useState<ProviderLookup | null>(null);
  const [sending, setSending] = useState(false);
  const sendOne = async (file: File, signal: AbortSignal) => {
    setSending(true);
    try {
      return await send(provider?.id ?? '', file, signal);
    } finally {
      setSending(false);
    }
  };
  return (
    <Dialog opened title="Import a file" size="lg" locked={sending} onClose={onClose}>
      <div className={layout.stack}>
        <ProviderPicker
          label="Provider"
          required
          startsFocused
          value={provider}
          onChange={setProvider}
          search={searchProviders}
        />
        <FileUpload
          label="File"
          required
          disabled={!provider}
          accept={TYPES}
          maxSize={MOST_BYTES}
          help={provider ? undefined : 'Choose the provider first.'}
          upload={(file, { signal }) => sendOne(file, signal)}
          onChange={([id]) => id && onDone(id)}
        />
        <div className={layout.muted}>
          <p>The first row names the columns. Needed: {NEEDED}.</p>
          <p>Taken where there: {KNOWN}.</p>
          <p>Rows that are known already, or older than what is known, change nothing.</p>
        </div>
      </div>
    </Dialog>
  );
}
