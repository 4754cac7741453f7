import { useQuery } from '@tanstack/react-query';
import type { ApiError, OperationId } from '@upline/api-client';
import { Button } from '@upline/ui-kit/button/button.tsx';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { DocumentFile } from '@upline/ui-kit/document/document-file.tsx';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { fileNameOf } from '@upline/ui-kit/file/file-name.ts';
import { saveFile } from '@upline/ui-kit/file/save-file.ts';
import { Private } from '@upline/ui-kit/private/private.tsx';
import { useApi } from '../app/client.tsx';
import { inputFor } from '../data/by-id.ts';

export interface DocumentCardProps {
  readonly title?: string;
  /** Reads the file by the id. */
  readonly operation: OperationId;
  readonly id: string;
  readonly name: string;
}

/** A document in the page, with the way to save it. */
export function DocumentCard({ title = 'Document', operation, id, name }: DocumentCardProps) {
  const api = useApi();
  const found = useQuery<Blob, ApiError>({
    queryKey: [operation, 'shown', id],
    queryFn: async () => {
      const answer: unknown = await api.call(operation, ...inputFor<OperationId>({ params: { id } }));
      return answer as Blob;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data, error } = found;
  return (
    <Card
      title={title}
      actions={
        data && (
          <Button size="xs" onClick={() => saveFile(fileNameOf(name, data), data)}>
            Save document
          </Button>
        )
      }
    >
      {error ? (
        <ErrorState error={error} onRetry={() => void found.refetch()} />
      ) : data ? (
        <Private kind="contact">
          <DocumentFile file={data} name={name} />
        </Private>
      ) : (
        <Loading label={title} />
      )}
    </Card>
  );
}
