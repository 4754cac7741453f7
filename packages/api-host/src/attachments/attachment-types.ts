import { fileTypeFromFile } from 'file-type';
import type { FileExtension } from '../platform/files/files.ts';

/** The types that may be attached. The content decides, and the ending of the name must match it (S-61). */
export const ATTACHMENT_TYPES = {
  pdf: { mime: 'application/pdf', endings: ['pdf'], isImage: false },
  jpg: { mime: 'image/jpeg', endings: ['jpg', 'jpeg'], isImage: true },
  png: { mime: 'image/png', endings: ['png'], isImage: true },
  webp: { mime: 'image/webp', endings: ['webp'], isImage: true },
  docx: {
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    endings: ['docx'],
    isImage: false,
  },
  xlsx: {
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    endings: ['xlsx'],
    isImage: false,
  },
} as const satisfies Partial<
  Record<FileExtension, { mime: string; endings: readonly string[]; isImage: boolean }>
>;

export type AttachmentType = keyof typeof ATTACHMENT_TYPES;

/** The type of a file by its magic bytes, if it is allowed here and matches the name; otherwise undefined. */
export async function judgeType(
  path: string,
  name: string,
  allowed: readonly AttachmentType[],
): Promise<AttachmentType | undefined> {
  const found = await fileTypeFromFile(path);
  const ending = /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? '';
  return allowed.find((type) => {
    const { mime, endings } = ATTACHMENT_TYPES[type];
    return found?.mime === mime && (endings as readonly string[]).includes(ending);
  });
}
