import { useQueryClient } from '@tanstack/react-query';
import type { OperationId } from '@upline/api-client';
import { inputFor, useApi } from '@upline/shell';
import { toast } from '@upline/ui-kit/toasts/toast.tsx';

interface FileSending {
  readonly operation: 'uploadProviderLogo' | 'uploadProviderAttachmentFile';
  readonly params: object;
  /** Name of the part that holds the file. */
  readonly part: 'logo' | 'file';
  readonly refresh: readonly OperationId[];
  readonly message: string;
}

/** Sends a file of a provider, and what shows it asks again once it has arrived. */
export function useFileSending({ operation, params, part, refresh, message }: FileSending) {
  const api = useApi();
  const queryClient = useQueryClient();
  return {
    async upload(file: File, { signal }: { readonly signal: AbortSignal }) {
      const body = new FormData();
      body.append(part, file);
      const answer: object = await api.call(
        operation,
        ...inputFor<typeof operation>({ params, body, signal }),
      );
      return { id: String('file_id' in answer ? answer.file_id : part) };
    },
    arrived() {
      toast.success(message);
      for (const id of refresh) void queryClient.invalidateQueries({ queryKey: [id] });
    },
  };
}
