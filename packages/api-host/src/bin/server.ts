import { ConfigError, readConfig } from '../platform/config.ts';
import { DataFolderInUse } from '../platform/data-lock.ts';
import { start } from '../start.ts';

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
  console.error(error instanceof ConfigError || error instanceof DataFolderInUse ? error.message : error);
  process.exit(1);
}
