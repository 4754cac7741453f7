import { ApiError } from '@upline/api-client';
import { saveFile } from '@upline/ui-kit/file/save-file.ts';
import { toast } from '@upline/ui-kit/toasts/toast.tsx';
import { useState } from 'react';

interface FileSaving {
  /** Id of the record whose file is on its way. */
  readonly saving: string | undefined;
  /** Loads a file and saves it under its name, one at a time; a message reports a failure. */
  readonly save: (id: string, load: () => Promise<unknown>, nameOf: (file: Blob) => string) => Promise<void>;
}

export function useFileSaving(): FileSaving {
  const [saving, setSaving] = useState<string>();
  return {
    saving,
    async save(id, load, nameOf) {
      if (saving !== undefined) return;
      setSaving(id);
      try {
        const file = await load();
        if (file instanceof Blob) saveFile(nameOf(file), file);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        toast.error(error.message, { requestId: error.requestId });
      } finally {
        setSaving(undefined);
      }
    },
  };
}
