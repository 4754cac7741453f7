const ENDINGS: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
};

/** The name of a file as it is saved; a name without an ending takes that of what the file holds. */
export const fileNameOf = (name: string, { type }: Blob): string =>
  /\.\w+$/.test(name) ? name : `${name}${ENDINGS[type] ?? ''}`;
