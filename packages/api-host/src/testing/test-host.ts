import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { areas as productAreas } from '../areas.ts';
import { createPlatform } from '../create-platform.ts';
import { buildApp } from '../http/build-app.ts';
import { Readiness } from '../http/readiness.ts';
import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/database/database.ts';
import type { Database } from '../platform/database/open-database.ts';
import type { Area } from '../platform/host.ts';
import { createLog } from '../platform/log.ts';
import type { Platform } from '../platform/platform.ts';
import { demoFill } from './demo-fill.ts';
import { signInAs } from './sign-in.ts';
import { type TestClock, testClock } from './test-clock.ts';
import { testConfig } from './test-config.ts';
import { openTestDatabase } from './test-database.ts';

export interface TestHostOptions {
  /** A moving clock of the test's own; by default one that is at the present. */
  readonly clock?: TestClock;
  /** `none` leaves the tables empty; `demo` loads the small demo network. */
  readonly seed?: 'none' | 'demo';
  /** Instead of the product's areas; for tests of the platform itself. */
  readonly areas?: readonly Area[];
  /** Environment keys over the test configuration. */
  readonly environment?: Readonly<Record<string, string>>;
  /** 1 for the real rate limits; by default they are out of the way. */
  readonly rateScale?: number;
  /** Replaces single services, e.g. `authenticate` in tests of the platform. */
  readonly override?: (platform: Platform) => Partial<Platform>;
  readonly database?: Database;
}

export interface ListedProblem {
  readonly statusCode: number;
  readonly code: string;
  readonly message: string;
  readonly requestId: string;
  readonly fields?: readonly { readonly field: string; readonly message: string }[];
  readonly details?: Readonly<Record<string, unknown>>;
}

interface Send {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly idempotencyKey?: string;
  readonly ifMatch?: number;
}

type Reply = LightMyRequestResponse;

/** Sends requests under one identity. `body` of the reply: `reply.json()`. */
export interface TestClient {
  readonly headers: Readonly<Record<string, string>>;
  get(path: string, send?: Send): Promise<Reply>;
  post(path: string, send?: Send): Promise<Reply>;
  put(path: string, send?: Send): Promise<Reply>;
  patch(path: string, send?: Send): Promise<Reply>;
  delete(path: string, send?: Send): Promise<Reply>;
}

/** The whole host in this process over a database of its own. Anonymous unless signed in by `signInAs`. */
export interface TestHost extends TestClient {
  readonly app: FastifyInstance;
  readonly platform: Platform;
  readonly db: Db;
  readonly clock: TestClock;
  readonly config: Config;
  /** Sends with these headers on every request. */
  as(headers: Readonly<Record<string, string>>): TestClient;
  /** A client with a new session of this user; with `via`, one in which that admin views as the user. */
  signInAs(username: string, options?: { readonly via?: string }): Promise<TestClient>;
  /** Takes out of the database what was written; false where only a new host has an empty one. */
  empty(): Promise<boolean>;
  close(): Promise<void>;
}

function clientOf(app: FastifyInstance, identity: Readonly<Record<string, string>>): TestClient {
  const call =
    (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE') =>
    async (path: string, { query, body, headers, idempotencyKey, ifMatch }: Send = {}): Promise<Reply> =>
      app.inject({
        method,
        url: path,
        ...(query ? { query: { ...query } } : {}),
        ...(body === undefined ? {} : { payload: body as object }),
        headers: {
          ...identity,
          ...headers,
          ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
          ...(ifMatch === undefined ? {} : { 'if-match': `"${ifMatch}"` }),
        },
      });
  return {
    headers: identity,
    get: call('GET'),
    post: call('POST'),
    put: call('PUT'),
    patch: call('PATCH'),
    delete: call('DELETE'),
  };
}

/** Starts the real host for a test: routes, policy, database, nothing replaced. Close it in `afterAll`. */
export async function startTestHost(options: TestHostOptions = {}): Promise<TestHost> {
  const { clock = testClock(), areas = productAreas, rateScale = 1_000 } = options;
  const config = testConfig(options.environment);
  const own = options.database
    ? undefined
    : await openTestDatabase(options.seed === 'demo' ? await demoFill(config) : undefined);
  const database = (options.database ?? own) as Database;
  const running = createPlatform({ config, database, clock, log: createLog(config) });
  const platform: Platform = { ...running.platform, ...options.override?.(running.platform) };
  const readiness = new Readiness();
  await running.prepare();
  readiness.databaseIs(true);
  const app = await buildApp({ platform, areas, readiness, rateScale });
  await app.ready();
  const host: TestHost = {
    ...clientOf(app, {}),
    app,
    platform,
    db: database.db,
    clock,
    config,
    as: (headers) => clientOf(app, headers),
    signInAs: (username, options) => signInAs(host, username, options),
    empty: async () => (await own?.empty()) ?? false,
    async close() {
      await app.close();
      await running.close();
    },
  };
  return host;
}
