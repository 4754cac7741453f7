import type { AttachmentRules } from '../attachments/attachments.service.ts';

/** What a download of the store may be (domain.md 2.25). */
export const DOWNLOAD_RULES: AttachmentRules = {
  purpose: 'store-file',
  field: 'document',
  label: 'File',
  types: ['pdf', 'docx', 'xlsx', 'jpg', 'png', 'webp'],
  maxBytes: 20 * 1024 * 1024,
};

/** Goods that are a file are saved by the buyer; all others are sent. */
export const isDownload = ({ file_id }: { readonly file_id: string | null }) => file_id !== null;

/** Nothing of it is sent anywhere. */
export const areDownloads = (lines: readonly { readonly file_id: string | null }[]) =>
  lines.length > 0 && lines.every(isDownload);
