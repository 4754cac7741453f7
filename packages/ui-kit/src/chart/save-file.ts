/** Hands a text or an image to the browser as a download. */
function save(name: string, address: string) {
  const link = document.createElement('a');
  link.download = name;
  link.href = address;
  link.click();
}

const fileName = (title: string, extension: string) =>
  `${title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}.${extension}`;

/** Saves the chart's values. */
export function saveCsv(title: string, csv: string) {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  save(fileName(title, 'csv'), address);
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** Saves the chart as it is seen, twice as sharp. */
export async function savePng(title: string, element: HTMLElement) {
  const { toPng } = await import('html-to-image');
  const backgroundColor = getComputedStyle(element).backgroundColor;
  save(fileName(title, 'png'), await toPng(element, { pixelRatio: 2, skipFonts: true, backgroundColor }));
}
