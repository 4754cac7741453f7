import type { FastifyInstance } from 'fastify';
import { areas } from '../areas.ts';
import { createPlatform } from '../create-platform.ts';
import { buildApp } from '../http/build-app.ts';
import { Readiness } from '../http/readiness.ts';
import { openPostgres } from '../platform/database/open-database.ts';
import { createLog } from '../platform/log.ts';
import { systemClock } from '../platform/time/system-clock.ts';
import { testConfig } from '../testing/test-config.ts';

/** The whole app without a database behind it: enough to describe it. */
export async function offlineApp(): Promise<FastifyInstance> {
  const config = testConfig();
  const database = openPostgres('postgres://127.0.0.1:1/none');
  const { platform } = createPlatform({
    config,
    database,
    clock: systemClock,
    log: createLog(config),
  });
  const app = await buildApp({ platform, areas, readiness: new Readiness() });
  await app.ready();
  return app;
}
