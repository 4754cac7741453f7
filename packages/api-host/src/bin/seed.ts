import { parseArgs } from 'node:util';
import { SEED_SIZES, type SeedSize, seedDemo } from '../../seed/seed-demo.ts';
import { ConfigError, readConfig } from '../platform/config.ts';
import { createPlatform } from '../platform/create-platform.ts';
import { DataFolderInUse } from '../platform/data-lock.ts';
import { createLog } from '../platform/log.ts';
import { openEmbedded, openPostgres } from '../platform/open-database.ts';

/** Loads the demo network: `seed.ts --size s|m`. Demo mode only; a database that has people is left alone. */
async function seed(): Promise<void> {
  const { values } = parseArgs({ options: { size: { type: 'string', default: 's' } } });
  if (!Object.hasOwn(SEED_SIZES, values.size))
    throw new Error(`--size must be one of ${Object.keys(SEED_SIZES).join(', ')}`);
  const config = readConfig({ DEMO: 'true', ...process.env });
  if (!config.demo) throw new Error('Demo data is loaded in demo mode only (DEMO=true)');
  const database = config.databaseUrl ? openPostgres(config.databaseUrl) : await openEmbedded(config.dataDir);
  const running = createPlatform({
    config,
    database,
    clock: { now: () => new Date() },
    log: createLog(config),
  });
  try {
    await running.prepare();
    const began = performance.now();
    const loaded = await seedDemo(running.platform, { size: values.size as SeedSize });
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    console.log(
      loaded ? `Demo network loaded in ${seconds} s` : 'The database has people already; nothing was changed',
    );
  } finally {
    await running.close();
  }
}

seed().catch((error: unknown) => {
  console.error(
    error instanceof ConfigError || error instanceof DataFolderInUse || error instanceof Error
      ? error.message
      : error,
  );
  process.exitCode = 1;
});
