import { useAppConfig } from '@upline/shell';
import { useCallback } from 'react';

/** The address of a picture of a text, at the host of files. */
export function useImageUrl(): (id: string) => string {
  const { fileUrl } = useAppConfig();
  return useCallback((id) => `${fileUrl}/content/${id}`, [fileUrl]);
}
