import { useQueryClient } from '@tanstack/react-query';
import type { ApiError, OperationId } from '@upline/api-client';
import { useEffect } from 'react';

/** A write that was refused because somebody was faster shows what it is about again, so that it can be decided again. */
export function useFresh<Write extends { readonly error: ApiError | undefined }>(
  write: Write,
  shownBy: readonly OperationId[],
): Write {
  const queryClient = useQueryClient();
  const { error } = write;
  useEffect(() => {
    if (error?.statusCode !== 409) return;
    for (const id of shownBy) void queryClient.invalidateQueries({ queryKey: [id] });
  }, [error, queryClient, shownBy]);
  return write;
}
