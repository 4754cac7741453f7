import { openAsBlob } from 'node:fs';
import { readConfig } from '../platform/config/config.ts';
import { lockDataFolder } from '../platform/database/data-lock.ts';
import { restoreDump } from '../platform/database/database-dump.ts';

/**
 * `node packages/api-host/src/bin/restore-dump.ts <dump>`: makes the embedded database of DATA_DIR from a nightly dump. The
 * host must be stopped; a database that is there is refused, move it away first.
 */
const [file] = process.argv.slice(2);
if (!file) {
  console.error('Say which dump: restore-dump.ts .data/dumps/database-2026-03-02.tar.gz');
  process.exit(1);
}
const { dataDir } = readConfig(process.env);
const release = lockDataFolder(dataDir);
try {
  await restoreDump(await openAsBlob(file), dataDir);
  console.log(`Restored ${file}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  release();
}
