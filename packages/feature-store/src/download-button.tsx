import { useFileSaving } from '@upline/shell';
import { Button } from '@upline/ui-kit';
import { fileNameOf } from '@upline/ui-kit/file/file-name.ts';

interface DownloadButtonProps {
  readonly file: { readonly id: string; readonly name: string };
  readonly load: () => Promise<unknown>;
}

/** A file that is saved at a press. */
export function DownloadButton({ file: { id, name }, load }: DownloadButtonProps) {
  const { save, saving } = useFileSaving();
  return (
    <Button
      size="xs"
      loading={saving === id}
      aria-label={`Download ${name}`}
      onClick={() => void save(id, load, (blob) => fileNameOf(name, blob))}
    >
      Download
    </Button>
  );
}
