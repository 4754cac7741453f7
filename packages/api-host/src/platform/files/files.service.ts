import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { localFiles } from './files.local.ts';
import { s3Files } from './files.s3.ts';
import type { FileStore } from './files.ts';

declare module '../jobs/jobs.ts' {
  interface Tasks {
    /** Removes stored files once the transaction that let go of them has committed. */
    'remove-files': { keys: string[] };
  }
}

/** The bucket when one is configured, otherwise `files/` in the data folder. */
export function makeFiles({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): FileStore {
  return s3 ? s3Files(s3, join(dataDir, 'upload')) : localFiles(join(dataDir, 'files'));
}

/** Files are removed by a job, so that a rolled-back change never loses one. */
export function defineFileTasks(jobs: Jobs, files: FileStore): void {
  jobs.define('remove-files', {
    transaction: 'manual',
    async run(_, { keys }) {
      for (const key of keys) await files.remove(key);
    },
  });
}
