import type { AttachmentRules } from '../../attachments/attachments.service.ts';

/** What an article offers to save (domain.md 2.27). */
export const FILE_RULES: AttachmentRules = {
  purpose: 'content-file',
  field: 'document',
  label: 'File',
  types: ['pdf', 'docx', 'xlsx', 'jpg', 'png', 'webp'],
  maxBytes: 20 * 1024 * 1024,
};

/** What a text shows; stored as WebP. */
export const IMAGE_RULES: AttachmentRules = {
  purpose: 'content-image',
  field: 'document',
  label: 'Picture',
  types: ['jpg', 'png', 'webp'],
  maxBytes: 10 * 1024 * 1024,
};
