import { saveFile } from '../file/save-file.ts';

const fileName = (title: string, extension: string) =>
  `${title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}.${extension}`;

/** Saves the chart's values. */
export function saveCsv(title: string, csv: string) {
  saveFile(fileName(title, 'csv'), new Blob([csv], { type: 'text/csv;charset=utf-8' }));
}

/** Saves the chart as it is seen, twice as sharp. */
export async function savePng(title: string, element: HTMLElement) {
  const { toBlob } = await import('html-to-image');
  const backgroundColor = getComputedStyle(element).backgroundColor;
  const picture = await toBlob(element, { pixelRatio: 2, skipFonts: true, backgroundColor });
  if (picture) saveFile(fileName(title, 'png'), picture);
}
