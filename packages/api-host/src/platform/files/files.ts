import type { Readable } from 'node:stream';

/**
 * Kinds of stored files by the ending of their key; no other kind is accepted. The ending decides the content type of
 * the download, so there is no second record that could disagree with the bytes.
 */
export const FILE_TYPES = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

export type FileExtension = keyof typeof FILE_TYPES;

export interface StoredFile {
  readonly body: Readable;
  readonly size: number;
  readonly type: string;
}

/** Stored bytes behind an adapter: a local folder or an S3-compatible bucket. Keys are generated, never a person's file name (S-62). */
export interface FileStore {
  /** A key nobody has: `photo/3f/3f0c….webp`. `area` is one lower-case word. */
  newKey(area: string, extension: FileExtension): string;
  /**
   * Stores all of it or nothing: an aborted or failed body leaves no file (S-65). Throws `FileTooLarge` beyond `maxBytes`,
   * and a `Problem` 507 when the disk is full.
   */
  write(key: string, body: Readable | Buffer, options?: { maxBytes?: number }): Promise<{ size: number }>;
  /** Undefined when there is no such file. */
  read(key: string): Promise<StoredFile | undefined>;
  /** Quietly does nothing when there is no such file. */
  remove(key: string): Promise<void>;
}

/** A body went on beyond its limit; nothing of it was kept. */
export class FileTooLarge extends Error {
  override readonly name = 'FileTooLarge';
  readonly maxBytes: number;

  constructor(maxBytes: number) {
    super(`The file is larger than ${maxBytes} bytes`);
    this.maxBytes = maxBytes;
  }
}
