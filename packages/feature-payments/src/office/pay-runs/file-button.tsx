import { ApiError } from '@upline/api-client';
import { useApi, useMay } from '@upline/shell';
import { Button } from '@upline/ui-kit';
import { saveFile } from '@upline/ui-kit/file/save-file.ts';
import { toast } from '@upline/ui-kit/toasts/toast.tsx';
import { useState } from 'react';

interface FileButtonProps {
  readonly file: { readonly id: string; readonly file_name: string };
}

/** Saves a bank file; account numbers are in it in full, so every download is in the trail (R-BNK-04). */
export function FileButton({ file: { id, file_name } }: FileButtonProps) {
  const api = useApi();
  const may = useMay('downloadBankFile');
  const [loading, setLoading] = useState(false);
  if (!may) return null;
  const save = async () => {
    setLoading(true);
    try {
      const answer: unknown = await api.call('downloadBankFile', { params: { id } });
      saveFile(file_name, answer instanceof Blob ? answer : new Blob([String(answer)]));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.message, { requestId: error.requestId });
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button size="xs" loading={loading} aria-label={`Download ${file_name}`} onClick={() => void save()}>
      Download
    </Button>
  );
}
