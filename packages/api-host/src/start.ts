import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { seedDemo } from '../seed/seed-demo.ts';
import { areas } from './areas.ts';
import { createPlatform } from './create-platform.ts';
import { buildApp } from './http/build-app.ts';
import { createMetrics } from './http/metrics.ts';
import { MAX_AT_ONCE, watchPressure } from './http/pressure.ts';
import { Readiness } from './http/readiness.ts';
import type { Config } from './platform/config/config.ts';
import { isUnavailable } from './platform/database/database-errors.ts';
import { type Database, openEmbedded, openPostgres } from './platform/database/open-database.ts';
import { createLog } from './platform/log.ts';
import { systemClock } from './platform/time/system-clock.ts';

export interface RunningHost {
  readonly app: FastifyInstance;
  readonly address: string;
  /** Graceful stop: takes nothing new, finishes what runs within 10 s, closes the database. */
  stop(): Promise<void>;
}

const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 30_000;
const STOP_MS = 10_000;
const DRAIN_MS = 300;
/** Somebody who asks `/ready` shortens the wait, to no less than this. */
const ASKED_RETRY_MS = 1_000;

/**
 * Starts the whole host. With DATABASE_URL the process comes up even while the database is down: `/ready` and the API answer
 * 503 until a connection succeeds. Throws `DataFolderInUse` when another process has the embedded folder open.
 */
export async function start(config: Config): Promise<RunningHost> {
  const log = createLog(config);
  const database = config.databaseUrl ? openPostgres(config.databaseUrl) : await openEmbedded(config.dataDir);
  log.info({ database: database.kind, demo: config.demo }, databaseText(database));
  const running = createPlatform({ config, database, clock: systemClock, log });
  const readiness = new Readiness();
  let stopping = false;

  async function prepareUntilReady(): Promise<void> {
    for (let wait = FIRST_RETRY_MS; !stopping; wait = Math.min(wait * 2, LAST_RETRY_MS)) {
      try {
        await running.prepare();
        if (config.demo && (await seedDemo(running.platform, { size: config.demoSize })))
          log.info('demo network made');
        readiness.databaseIs(true);
        if (config.workers) running.work();
        return;
      } catch (error) {
        // Anything but an absent database is a defect of the schema or the keys: waiting would not mend it.
        if (database.kind === 'embedded' || !isUnavailable(error)) throw error;
        log.warn({ err: error, retryInMs: wait }, 'database is not available');
        await Promise.race([sleep(wait, undefined, { ref: false }), askedAfter(readiness, ASKED_RETRY_MS)]);
      }
    }
  }

  try {
    const pressure = watchPressure();
    const metrics = createMetrics(database.pool);
    const app = await buildApp({
      platform: running.platform,
      areas,
      readiness,
      metrics,
      pressure: pressure.level,
      maxAtOnce: MAX_AT_ONCE,
    });
    if (database.kind === 'embedded') await prepareUntilReady();
    const address = await app.listen({ port: config.port, host: config.host });
    if (database.kind === 'postgres') {
      prepareUntilReady().catch((error: unknown) => {
        log.fatal({ err: error }, 'start failed');
        process.exitCode = 1;
        void stop();
      });
    }
    async function stop(): Promise<void> {
      if (stopping) return;
      stopping = true;
      readiness.drain();
      // Requests already on their way are still read and answered; closing at once would cut their connections.
      await sleep(DRAIN_MS);
      pressure.stop();
      await Promise.race([app.close(), sleep(STOP_MS, undefined, { ref: false })]);
      await running.close();
      log.info('stopped');
    }
    return { app, address, stop };
  } catch (error) {
    await running.close().catch(() => {});
    throw error;
  }
}

/** Resolves when `/ready` is asked for, but not before `earliest` milliseconds have passed. */
async function askedAfter(readiness: Readiness, earliest: number): Promise<void> {
  await sleep(earliest, undefined, { ref: false });
  await new Promise<void>((resolve) => readiness.whenAsked(resolve));
}

function databaseText({ kind }: Database): string {
  return kind === 'postgres'
    ? 'using PostgreSQL'
    : 'using the embedded database: one process, safe against a crash of the process, not against a power cut';
}
