import type { OperationAnswer } from '@upline/api-client';
import { useSave } from '@upline/shell';
import { Button } from '@upline/ui-kit/button/button.tsx';
import { toast } from '@upline/ui-kit/toasts/toast.tsx';

export interface DownloadButtonProps {
  readonly row: OperationAnswer<'listExports'>['rows'][number];
}

/** Gives the file of an export, once. */
export function DownloadButton({ row: { id, state, file_name } }: DownloadButtonProps) {
  const claim = useSave({ operation: 'claimExport', refresh: ['listExports', 'countExports'] });
  if (state !== 'Ready') return null;
  const download = async () => {
    try {
      const { url } = await claim.send({ params: { id } });
      window.location.assign(url);
    } catch {
      toast.error('This export is no longer there. Export the list again to get a new file.');
    }
  };
  return (
    <Button
      size="xs"
      loading={claim.saving}
      aria-label={`Download ${file_name}`}
      onClick={() => void download()}
    >
      Download
    </Button>
  );
}
