import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { newKey, typeOfKey } from './files.keys.ts';
import { spool } from './files.spool.ts';
import type { FileStore } from './files.ts';

/** Opened by the first read: a body that nobody wants in the end holds no descriptor. */
async function* contentOf(path: string): AsyncGenerator<Buffer> {
  yield* createReadStream(path);
}

/** Files in a folder of this machine: written beside their place, then renamed, so that a reader sees all or nothing. */
export function localFiles(folder: string): FileStore {
  const pathOf = (key: string) => {
    typeOfKey(key);
    return join(folder, key);
  };
  return {
    newKey,

    async write(key, body, { maxBytes } = {}) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const draft = `${path}.${randomUUID()}.part`;
      const { size } = await spool(body, draft, maxBytes);
      await rename(draft, path);
      return { size };
    },

    async read(key) {
      const path = pathOf(key);
      try {
        const { size } = await stat(path);
        return { body: Readable.from(contentOf(path), { objectMode: false }), size, type: typeOfKey(key) };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },

    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}
