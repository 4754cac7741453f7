import { ApiError } from '@upline/api-client';
import { saveFile } from '@upline/ui-kit/file/save-file.ts';
import { toast } from '@upline/ui-kit/toasts/toast.tsx';
import { useState } from 'react';

interface FileSaving {
  /** Id of the record whose file is on its way. */
  readonly saving: string | undefined;
  /** Loads a file and saves it under its name; a second press meanwhile asks for nothing, and a message reports a failure. */
  readonly save: (id: string, load: () => Promise<unknown>, nameOf: (file: Blob) => string) => Promise<void>;
}

/** Files that the API gives, saved at a press. */
export function useFileSaving(): FileSaving {
  const [saving, setSaving] = useState<string>();
  return {
    saving,
    async save(id, load, nameOf) {
      if (saving === id) return;
      setSaving(id);
      try {
        const answer = await load();
        // The client gives text as text and everything else as a blob.
        const file = answer instanceof Blob ? answer : new Blob([String(answer)], { type: 'text/csv' });
        saveFile(nameOf(file), file);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        toast.error(error.message, { requestId: error.requestId });
      } finally {
        setSaving((current) => (current === id ? undefined : current));
      }
    },
  };
}
