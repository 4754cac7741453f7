import { useApi, useFileSaving, useMay } from '@upline/shell';
import { Button } from '@upline/ui-kit';

interface FileButtonProps {
  readonly file: { readonly id: string; readonly file_name: string };
}

/** Saves a bank file; account numbers are in it in full, so every download is in the trail (R-BNK-04). */
export function FileButton({ file: { id, file_name } }: FileButtonProps) {
  const api = useApi();
  const may = useMay('downloadBankFile');
  const { saving, save } = useFileSaving();
  if (!may) return null;
  const download = () =>
    save(
      id,
      () => api.call('downloadBankFile', { params: { id } }),
      () => file_name,
    );
  return (
    <Button
      size="xs"
      loading={saving === id}
      aria-label={`Download ${file_name}`}
      onClick={() => void download()}
    >
      Download
    </Button>
  );
}
