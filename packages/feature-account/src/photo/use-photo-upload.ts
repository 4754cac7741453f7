import { useQueryClient } from '@tanstack/react-query';
import { accessQuery, inputFor, updatedMessage, useApi } from '@upline/shell';
import type { Upload } from '@upline/ui-kit/file-upload/use-uploads.ts';
import { toast } from '@upline/ui-kit/toasts/toast.tsx';

/** Whose answers show whether there is a photo. */
export const PHOTO_SHOWN_BY = ['getAccess', 'getAssociate', 'listAssociates'] as const;

/** Sends a photo. The id it answers is the photo's version. */
export function usePhotoUpload(): Upload {
  const api = useApi();
  const queryClient = useQueryClient();
  return async (file, { signal }) => {
    const form = new FormData();
    form.set('photo', file);
    // The document knows multipart bodies only as such, so the client's type has none.
    const input = inputFor<'uploadPhoto'>({ body: form, signal });
    const { photo_version } = await api.call('uploadPhoto', ...input);
    await queryClient.invalidateQueries({ queryKey: accessQuery.queryKey });
    for (const id of PHOTO_SHOWN_BY) void queryClient.invalidateQueries({ queryKey: [id] });
    toast.success(updatedMessage('Photo'));
    return { id: photo_version };
  };
}
