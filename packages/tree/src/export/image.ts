import { drawTree } from '../draw/draw-tree.ts';
import { extentOf } from '../draw/geometry.ts';
import { NO_MARKS, type Picture } from '../draw/picture.ts';

const MARGIN = 32;
/** What every browser can hold. */
const MOST_SIDE = 12_000;
const MOST_PIXELS = 60_000_000;

/** Everybody shown on one canvas, as sharp as a browser can hold. */
function wholePicture(picture: Picture): HTMLCanvasElement {
  const extent = extentOf(picture.tree, picture.orientation);
  const width = extent.width + 2 * MARGIN;
  const height = extent.height + 2 * MARGIN;
  const scale = Math.min(2, MOST_SIDE / width, MOST_SIDE / height, Math.sqrt(MOST_PIXELS / width / height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  const size = { width: canvas.width, height: canvas.height };
  drawTree(
    context,
    picture,
    { camera: { scale, x: MARGIN * scale, y: MARGIN * scale, apart: 0 }, size },
    NO_MARKS,
  );
  return canvas;
}

const blobOf = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob>((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('The picture is too large.'))), type, 0.92),
  );

export const treePng = (picture: Picture): Promise<Blob> => blobOf(wholePicture(picture), 'image/png');

/** One page as large as the picture needs, for a plotter or a wall. */
export async function treePdf(picture: Picture): Promise<Blob> {
  const canvas = wholePicture(picture);
  const jpeg = new Uint8Array(await (await blobOf(canvas, 'image/jpeg')).arrayBuffer());
  return new Blob(posterPdf(jpeg, canvas.width, canvas.height), { type: 'application/pdf' });
}

/** Readers open no page beyond 200 inches. */
const MOST_POINTS = 14_400;

/** A document of one page that is filled with a picture: the least that the format asks for. */
export function posterPdf(
  jpeg: Uint8Array<ArrayBuffer>,
  width: number,
  height: number,
): (string | Uint8Array<ArrayBuffer>)[] {
  const by = Math.min(0.5, MOST_POINTS / Math.max(width, height));
  const [wide, high] = [Math.round(width * by), Math.round(height * by)];
  const paint = `q ${wide} 0 0 ${high} 0 0 cm /Poster Do Q`;
  const parts: (string | Uint8Array<ArrayBuffer>)[] = ['%PDF-1.4\n'];
  const starts: number[] = [];
  const length = () =>
    parts.reduce((sum, part) => sum + (typeof part === 'string' ? part.length : part.byteLength), 0);
  const object = (...content: (string | Uint8Array<ArrayBuffer>)[]) => {
    starts.push(length());
    parts.push(`${starts.length} 0 obj\n`, ...content, '\nendobj\n');
  };
  object('<< /Type /Catalog /Pages 2 0 R >>');
  object('<< /Type /Pages /Kids [3 0 R] /Count 1 >>');
  object(
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${wide} ${high}] /Contents 4 0 R /Resources << /XObject << /Poster 5 0 R >> >> >>`,
  );
  object(`<< /Length ${paint.length} >>\nstream\n${paint}\nendstream`);
  object(
    `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.byteLength} >>\nstream\n`,
    jpeg,
    '\nendstream',
  );
  const table = length();
  const entries = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    `xref\n0 ${starts.length + 1}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${starts.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`,
  );
  return parts;
}
