import { createHash } from 'node:crypto';
import { messages } from '@upline/domain';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { invalid } from '../../platform/operation/problem.ts';

export const MAX_PHOTO_BYTES = 8 * 1024 * 1024;
const MIN_SIDE = 200;
const MAX_PIXELS = 40_000_000;
const TYPES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** Widths a photo is kept in, in pixels. */
export const PHOTO_SIZES = { large: 512, small: 96 } as const;

const refuse = (message: string) => invalid([{ field: 'photo', message }]);

export const photoTooLarge = () => refuse('Photo must be at most 8 MB');

export interface PhotoImages {
  readonly large: Buffer;
  readonly small: Buffer;
  readonly version: string;
}

// Pictures are rare and the machine is shared: one at a time, so that a burst of uploads does not starve requests.
sharp.concurrency(1);

/**
 * Judges an uploaded picture by its content, never by its name, and encodes it again as square WebP without any
 * metadata (S-61). Throws 422 with the message of the field.
 */
export async function photoImages(bytes: Buffer): Promise<PhotoImages> {
  if (bytes.length > MAX_PHOTO_BYTES) throw photoTooLarge();
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !TYPES.has(type.mime)) throw refuse(messages.fileType);
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });
  let width: number;
  let height: number;
  try {
    ({ width, height } = await picture.metadata());
  } catch (error) {
    // Read from the header alone: a picture that claims too many pixels is never unpacked.
    const isTooBig = error instanceof Error && error.message.includes('pixel limit');
    throw refuse(isTooBig ? 'Photo must be at most 40 megapixels' : 'Photo is not valid');
  }
  if (width < MIN_SIDE || height < MIN_SIDE) throw refuse('Photo must be at least 200 by 200 pixels');
  const encode = (side: number) =>
    picture.clone().autoOrient().resize(side, side, { fit: 'cover' }).webp({ quality: 82 }).toBuffer();
  try {
    const large = await encode(PHOTO_SIZES.large);
    const small = await encode(PHOTO_SIZES.small);
    return { large, small, version: createHash('sha256').update(large).digest('base64url').slice(0, 16) };
  } catch {
    throw refuse('Photo is not valid');
  }
}
