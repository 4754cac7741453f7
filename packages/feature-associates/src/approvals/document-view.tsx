import { useQuery } from '@tanstack/react-query';
import type { ApiError } from '@upline/api-client';
import { useApi } from '@upline/shell';
import { Button } from '@upline/ui-kit/button/button.tsx';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { EmptyState, ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { fileNameOf } from '@upline/ui-kit/file/file-name.ts';
import { saveFile } from '@upline/ui-kit/file/save-file.ts';
import { Private } from '@upline/ui-kit/private/private.tsx';
import classes from './approval.module.css';
import type { ApprovalDocument } from './approval-kind.ts';

interface ReadDocument {
  readonly file: Blob;
  /** As the address of an image; null for what is no image. */
  readonly image: string | null;
}

/** The bytes as an address that the content policy of the page allows: images only, and from nowhere else. */
const asDataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** The document beside the fields: an image is shown, a PDF is saved and opened outside the page. */
export function DocumentView({ document }: { readonly document: ApprovalDocument | null }) {
  if (document === null)
    return (
      <Card title="Document">
        <EmptyState>No document was sent.</EmptyState>
      </Card>
    );
  return <ShownDocument document={document} />;
}

function ShownDocument({ document: { operation, id, name } }: { readonly document: ApprovalDocument }) {
  const api = useApi();
  const found = useQuery<ReadDocument, ApiError>({
    queryKey: [operation, 'shown', id],
    queryFn: async () => {
      const answer: unknown = await api.call(operation, { params: { id } });
      const file = answer as Blob;
      return { file, image: file.type.startsWith('image/') ? await asDataUrl(file) : null };
    },
  });
  const { data, error } = found;
  return (
    <Card
      title="Document"
      actions={
        data && (
          <Button size="xs" onClick={() => saveFile(fileNameOf(name, data.file), data.file)}>
            Save document
          </Button>
        )
      }
    >
      {error ? (
        <ErrorState error={error} onRetry={() => void found.refetch()} />
      ) : !data ? (
        <Loading label="Document" />
      ) : data.image ? (
        <Private kind="contact">
          <img className={classes.image} src={data.image} alt={`Document ${name}`} />
        </Private>
      ) : (
        <p>{fileNameOf(name, data.file)} is a PDF. Save it to read it; it is not shown in the page.</p>
      )}
    </Card>
  );
}
