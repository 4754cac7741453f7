import type { Readable } from 'node:stream';

/** Stored bytes behind an adapter: a local folder or an S3-compatible bucket. Keys are generated, never a person's file name (S-62). */
export interface FileStore {
  write(key: string, body: Readable | Buffer, type: string): Promise<{ size: number }>;
  /** Undefined when there is no such file. */
  read(key: string): Promise<{ body: Readable; size: number; type: string } | undefined>;
  remove(key: string): Promise<void>;
}
