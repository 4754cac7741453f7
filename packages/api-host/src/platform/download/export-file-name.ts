/** `Clients`, `2026-11-21`, `csv` → `clients-2026-11-21.csv`. */
export function exportFileName(label: string, day: string, format: string): string {
  const words = label
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? ['export'];
  return `${words.join('-')}-${day}.${format}`;
}

/** `Content-Disposition` of a file to be saved, with the name in both forms of RFC 6266. */
export function attachment(fileName: string): string {
  const ascii = fileName.replace(/[^\x20-\x7e]|["\\]/g, '_');
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
