import { useAppConfig } from '@upline/shell';
import { useCallback } from 'react';

/** `2:34` */
export const lengthWords = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The address of a thumbnail, at the host of files. */
export function useThumbnailUrl(): (id: string) => string {
  const { fileUrl } = useAppConfig();
  return useCallback((id) => `${fileUrl}/content/${id}`, [fileUrl]);
}
