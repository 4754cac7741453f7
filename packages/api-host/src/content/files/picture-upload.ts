import type { attachments } from '../../attachments/attachments.service.ts';
import { type FileUpload, fileUpload } from '../../attachments/file-upload.ts';
import { IMAGE_RULES } from './content-files.ts';

interface PictureUpload extends Omit<FileUpload, 'description' | 'rules'> {
  /** The record that names the picture: `the video`. */
  readonly namedIn: string;
  /** The most a picture may have, in MB. */
  readonly most: number;
}

/** The operation by which the home office uploads a picture, before the record that will name it is saved. */
export const pictureUpload = (
  files: ReturnType<typeof attachments>,
  { namedIn, most, ...about }: PictureUpload,
) =>
  fileUpload(files, {
    ...about,
    description: `One part "document": JPG, PNG or WebP, at most ${most} MB. Name its id in ${namedIn}.`,
    rules: { ...IMAGE_RULES, maxBytes: most * 1024 * 1024 },
  });
