import { randomUUID } from 'node:crypto';
import { FILE_TYPES, type FileExtension } from './files.ts';

const KEY = /^[a-z]+\/[0-9a-f]{2}\/[0-9a-f-]{36}\.([a-z]+)$/;

/** A fresh key, spread over folders of two hexadecimal digits. */
export function newKey(area: string, extension: FileExtension): string {
  const id = randomUUID();
  return `${area}/${id.slice(0, 2)}/${id}.${extension}`;
}

/** The content type behind a key. Throws for anything `newKey` did not make, so that no path can be smuggled in (S-62). */
export function typeOfKey(key: string): string {
  const extension = KEY.exec(key)?.[1];
  if (extension === undefined || !(extension in FILE_TYPES))
    throw new Error('This is not the key of a stored file');
  return FILE_TYPES[extension as FileExtension];
}
