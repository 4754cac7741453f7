import { setFlagsFromString } from 'node:v8';
import { ConfigError, readConfig } from '../platform/config/config.ts';
import { DataFolderInUse } from '../platform/database/data-lock.ts';
import { DatabaseTooOld } from '../platform/database/migrate.ts';
import { start } from '../start.ts';

/**
 * The old heap is cleared when it has grown by half since it last was. V8 would let it grow to several times what is alive while
 * many requests wait, and a process keeps much of what it once had: so memory stays flat in a flood.
 */
setFlagsFromString('--heap-growing-percent=50');

try {
  const host = await start(readConfig(process.env));
  let signals = 0;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      signals += 1;
      // A second signal means now.
      if (signals > 1) process.exit(1);
      host.stop().then(
        () => process.exit(),
        () => process.exit(1),
      );
    });
  }
} catch (error) {
  const isForPeople = [ConfigError, DataFolderInUse, DatabaseTooOld].some((kind) => error instanceof kind);
  console.error(isForPeople && error instanceof Error ? error.message : error);
  process.exit(1);
}
