import { inputFor, useApi } from '@upline/shell';

/** Sends a file; the record that is saved next names its id. */
export function useUpload(operation: 'uploadContentFile' | 'uploadContentImage' | 'uploadEfastDocument') {
  const api = useApi();
  return (file: File, { signal }: { readonly signal?: AbortSignal } = {}) => {
    const body = new FormData();
    body.append('document', file);
    return api.call(operation, ...inputFor<typeof operation>({ body, ...(signal && { signal }) }));
  };
}
