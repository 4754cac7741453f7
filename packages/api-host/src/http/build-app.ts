import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Area } from '../platform/host.ts';
import type { Operation } from '../platform/operation/operation.ts';
import type { Platform } from '../platform/platform.ts';
import { installBodyTimeout, installJsonParser, MAX_BODY_BYTES } from './body-limits.ts';
import { installDocs, installDocument } from './docs.ts';
import { clientErrorHandler, frameworkErrors, installErrorHandlers } from './errors.ts';
import { createMetrics, installMetrics, type Metrics } from './metrics.ts';
import { isAdmitted, type PressureLevel, WorkAtOnce } from './pressure.ts';
import { unavailable } from './problem-document.ts';
import { installProxyTrail } from './proxy-trail.ts';
import { createRateLimits, rateClassOf } from './rate-limits.ts';
import type { Readiness } from './readiness.ts';
import { registerOperation } from './register.ts';
import { installRequestLog, withLazyChildren } from './request-log.ts';
import { installHeaders } from './security-headers.ts';
import { systemRoutes } from './system.routes.ts';
import './request-state.ts';

export interface AppOptions {
  readonly platform: Platform;
  readonly areas: readonly Area[];
  readonly readiness: Readiness;
  /** Multiplies every rate limit; tests that send thousands of requests raise it. */
  readonly rateScale?: number;
  readonly metrics?: Metrics;
  /** How hard the process is pressed; expensive operations are refused first. */
  readonly pressure?: () => PressureLevel;
  /** Requests worked on at once, see `MAX_AT_ONCE`; any number by default. */
  readonly maxAtOnce?: number;
}

const UPLOAD_BYTES = 20 * 1024 * 1024;

/** Trusts exactly the configured number of reverse proxies; with 0 the socket's address counts (S-74). */
const trustHops = (hops: number) => (hops === 0 ? false : (_address: string, hop: number) => hop < hops);

/** Collects every route and refuses to start when one of them has no policy (S-35). */
function requirePolicies(app: FastifyInstance): void {
  const routes: { method: string | string[]; url: string; hasPolicy: () => boolean }[] = [];
  app.addHook('onRoute', (route) => {
    routes.push({
      method: route.method,
      url: route.url,
      hasPolicy: () => route.config?.policy !== undefined,
    });
  });
  app.addHook('onReady', async () => {
    const bare = routes.filter(({ method, hasPolicy }) => method !== 'OPTIONS' && !hasPolicy());
    if (bare.length > 0) {
      throw new Error(
        `Routes without a policy: ${bare.map(({ method, url }) => `${method} ${url}`).join(', ')}`,
      );
    }
  });
}

function requireUniqueIds(operations: readonly Operation[]): void {
  const seen = new Set<string>();
  for (const { id } of operations) {
    if (seen.has(id)) throw new Error(`Two operations are called ${id}`);
    seen.add(id);
  }
}

/** Builds the HTTP host over a platform. Listens nowhere: call `listen`, or `inject` in tests. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { platform, areas, readiness, rateScale, metrics = createMetrics() } = options;
  const { pressure = () => 0, maxAtOnce = Number.POSITIVE_INFINITY } = options;
  const { config } = platform;
  const app = fastify({
    loggerInstance: withLazyChildren(platform.log),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    },
    trustProxy: trustHops(config.trustedProxyHops),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: 60_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
    keepAliveTimeout: 65_000,
    exposeHeadRoutes: false,
    return503OnClosing: false,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    frameworkErrors: frameworkErrors(config.production),
    clientErrorHandler: clientErrorHandler(config.production),
  });
  app.decorateRequest('caller', undefined);
  app.decorateRequest('rawBody', undefined);
  requirePolicies(app);
  installErrorHandlers(app);
  installRequestLog(app);
  installMetrics(app, metrics);
  installJsonParser(app);
  installBodyTimeout(app);
  await installHeaders(app, config);
  installProxyTrail(app, platform);
  app.addHook('onSend', (_request, reply, payload, done) => {
    // Kept-alive connections end with their next answer, so that the client goes to another host.
    if (readiness.isDraining) reply.header('connection', 'close');
    done(null, payload);
  });
  await installDocument(app);
  const limitOf = createRateLimits({
    scale: config.rateLimitScale,
    ...(rateScale === undefined ? {} : { all: rateScale }),
  });

  const work = new WorkAtOnce(maxAtOnce);
  const isShedding = () => !isAdmitted(pressure(), 'read') || !work.hasRoomFor('read');
  const system = systemRoutes(platform, readiness, metrics, isShedding);
  const operations = areas.flatMap((area) => area(platform));
  requireUniqueIds([...system, ...operations]);
  // Routes that take files are a part of their own: what reading them needs on every request is not paid by the others.
  let uploads: FastifyInstance = app;
  await app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { fileSize: UPLOAD_BYTES, files: 1, fields: 10, fieldSize: 4_096, parts: 11 },
    });
    uploads = scope;
  });
  const registrar = { platform, limitOf, work };
  for (const operation of system) registerOperation({ ...registrar, app, admit: () => {} }, operation);
  // Made once: a refusal must cost next to nothing.
  const refusal = unavailable();
  const admit = (operation: Operation) => {
    const rateClass = rateClassOf(operation);
    if (!readiness.isReady || !isAdmitted(pressure(), rateClass) || !work.hasRoomFor(rateClass))
      throw refusal;
  };
  for (const operation of operations)
    registerOperation({ ...registrar, app: operation.consumes ? uploads : app, admit }, operation);
  app.decorate('operations', [...system, ...operations]);
  await installDocs(app);
  return app;
}
