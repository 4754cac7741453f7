import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '@upline/domain';
import type { Area } from '../platform/host.ts';
import { removeUnnamed } from './unnamed-documents.store.ts';

declare module '../platform/jobs/jobs.ts' {
  interface Tasks {
    'remove-unnamed-documents': Record<string, never>;
    'remove-cut-off-uploads': Record<string, never>;
  }
}

/** Long enough for a form that stays open over a weekend after its document was uploaded. */
const KEEP_MS = 3 * DAY_MS;
const BATCH = 500;

/** A process that was killed during an upload leaves a partial file. Nothing names it, and no upload lasts a day. */
async function removeParts(folder: string, before: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.endsWith('.part'))) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtime < before) await rm(path, { force: true });
  }
}

/** Every night removes documents that were uploaded for a form that was never saved, and parts of uploads that were cut off. */
export const unnamedDocumentTasks: Area = ({ jobs, config }) => {
  jobs.define('remove-unnamed-documents', {
    async run({ db, now }) {
      const keys = await removeUnnamed(db, new Date(now.getTime() - KEEP_MS), BATCH);
      if (keys.length > 0) await jobs.add(db, 'remove-files', { keys });
      if (keys.length === BATCH) await jobs.add(db, 'remove-unnamed-documents', {});
    },
  });
  jobs.schedule('remove-unnamed-documents', { dailyAt: '03:55' }, 'remove-unnamed-documents', {});
  jobs.define('remove-cut-off-uploads', {
    transaction: 'manual',
    async run({ now }) {
      await removeParts(join(config.dataDir, 'upload'), new Date(now.getTime() - DAY_MS));
    },
  });
  jobs.schedule('remove-cut-off-uploads', { dailyAt: '04:05' }, 'remove-cut-off-uploads', {});
  return [];
};
