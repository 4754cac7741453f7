import { parseArgs } from 'node:util';
import { DEMO_SHAPES, DEMO_SIZES, type DemoSize } from '../../seed/demo-shapes.ts';
import { loadLargeDemo } from '../../seed/load-large.ts';
import { payLargeDemo } from '../../seed/pay-large.ts';
import { seedDemo } from '../../seed/seed-demo.ts';
import { createPlatform } from '../create-platform.ts';
import { ConfigError, readConfig } from '../platform/config/config.ts';
import { DataFolderInUse } from '../platform/database/data-lock.ts';
import { type Database, openEmbedded, openPostgres } from '../platform/database/open-database.ts';
import { createLog } from '../platform/log.ts';
import type { Platform } from '../platform/platform.ts';
import { systemClock } from '../platform/time/system-clock.ts';

/**
 * Loads the demo network: `seed.ts --size s|m|l`. Demo mode only; a database that has people is left alone, but for one of size
 * l whose money is still to come.
 */
async function seed(): Promise<void> {
  const { values } = parseArgs({ options: { size: { type: 'string', default: 's' } } });
  const size = DEMO_SIZES.find((each) => each === values.size);
  if (size === undefined) throw new Error(`--size must be one of ${DEMO_SIZES.join(', ')}`);
  const config = readConfig({ DEMO: 'true', ...process.env });
  if (!config.demo) throw new Error('Demo data is loaded in demo mode only (DEMO=true)');
  if (size === 'l' && !config.databaseUrl)
    throw new Error('Size l needs PostgreSQL: set DATABASE_URL to an empty database');
  const database = config.databaseUrl ? openPostgres(config.databaseUrl) : await openEmbedded(config.dataDir);
  const running = createPlatform({
    config,
    database,
    clock: systemClock,
    log: createLog(config),
  });
  try {
    await running.prepare();
    const began = performance.now();
    const loaded = await load(running.platform, size, database, config.databaseUrl);
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    console.log(
      loaded
        ? `Demo network loaded in ${seconds} s`
        : 'The database has people and money already; nothing was changed',
    );
  } finally {
    await running.close();
  }
}

async function load(
  platform: Platform,
  size: DemoSize,
  database: Database,
  url: string | undefined,
): Promise<boolean> {
  if (size !== 'l') return seedDemo(platform, { size });
  const shape = DEMO_SHAPES.l;
  const onProgress = (what: string, seconds: number) => console.log(`${what} after ${seconds} s`);
  const isLoaded = await loadLargeDemo({ ...platform, url: url as string, shape, onProgress });
  let isPaid = false;
  await database.withSlowStatements(async (db) => {
    isPaid = await payLargeDemo({ ...platform, db, paidDays: shape.paidDays, onProgress });
  });
  return isLoaded || isPaid;
}

seed().catch((error: unknown) => {
  console.error(
    error instanceof ConfigError || error instanceof DataFolderInUse || error instanceof Error
      ? error.message
      : error,
  );
  process.exitCode = 1;
});
