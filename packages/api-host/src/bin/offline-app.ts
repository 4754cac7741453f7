import type { FastifyInstance } from 'fastify';
import { areas } from '../areas.ts';
import { buildApp } from '../http/build-app.ts';
import { Readiness } from '../http/readiness.ts';
import { createPlatform } from '../platform/create-platform.ts';
import { createLog } from '../platform/log.ts';
import { openPostgres } from '../platform/open-database.ts';
import { systemClock } from '../platform/system-clock.ts';
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
