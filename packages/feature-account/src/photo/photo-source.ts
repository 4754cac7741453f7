/** A photo that the browser has opened, as it is seen: turned as its camera says. */
export interface PhotoSource {
  readonly bitmap: ImageBitmap;
  /** For the screen, which needs less than the whole. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** The part of a photo that is kept, in its pixels. */
export interface PhotoArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const MIN_SIDE = 200;
const SHOWN_SIDE = 1_400;
const KEPT_SIDE = 1_024;

/** Why a photo is not taken, in the words of its field. */
export class PhotoProblem extends Error {
  override readonly name = 'PhotoProblem';
  readonly statusCode = 422;
}

const isHeic = ({ type, name }: File) => /hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name);

function drawn(bitmap: ImageBitmap, { x, y, width, height }: PhotoArea, most: number): HTMLCanvasElement {
  const scale = Math.min(1, most / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new PhotoProblem('This browser cannot crop photos');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Opens the photo in the browser. Only some open HEIC, and there is no decoder of our own. */
export async function readPhoto(file: File): Promise<PhotoSource> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new PhotoProblem(
      isHeic(file)
        ? 'This browser cannot open HEIC photos. Choose a JPEG, PNG or WebP photo, or save this one as JPEG first.'
        : 'Photo is not valid',
    );
  });
  const { width, height } = bitmap;
  if (Math.min(width, height) < MIN_SIDE) {
    bitmap.close();
    throw new PhotoProblem('Photo must be at least 200 by 200 pixels');
  }
  const url = drawn(bitmap, { x: 0, y: 0, width, height }, SHOWN_SIDE).toDataURL('image/webp', 0.9);
  return { bitmap, url, width, height };
}

/** How far the photo may be enlarged before the kept part has fewer than 200 pixels a side. */
export const mostZoom = ({ width, height }: Pick<PhotoSource, 'width' | 'height'>): number =>
  Math.max(1, Math.min(5, Math.min(width, height) / MIN_SIDE));

/** The kept part as a file of its own, square and of at most 1,024 pixels. */
export async function cropPhoto({ bitmap, width, height }: PhotoSource, area: PhotoArea): Promise<File> {
  const side = Math.max(MIN_SIDE, Math.min(width, height, Math.round(Math.min(area.width, area.height))));
  const x = Math.min(Math.max(0, Math.round(area.x)), width - side);
  const y = Math.min(Math.max(0, Math.round(area.y)), height - side);
  const canvas = drawn(bitmap, { x, y, width: side, height: side }, KEPT_SIDE);
  // A browser that writes no WebP writes PNG.
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', 0.92));
  if (!blob) throw new PhotoProblem('Photo is not valid');
  return new File([blob], blob.type === 'image/png' ? 'photo.png' : 'photo.webp', { type: blob.type });
}
