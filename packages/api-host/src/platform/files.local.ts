import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newKey, typeOfKey } from './files.keys.ts';
import { spool } from './files.spool.ts';
import type { FileStore } from './files.ts';

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
      let file: Awaited<ReturnType<typeof open>>;
      try {
        file = await open(path, 'r');
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
      const { size } = await file.stat();
      return { body: file.createReadStream(), size, type: typeOfKey(key) };
    },

    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}
