import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../platform/config/config.ts';

/** Headers of every answer of the API (S-75). An operation that serves files or pages may override single ones. */
export function securityHeaders(production: boolean): Record<string, string> {
  return {
    'content-security-policy':
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    // The two apps are other origins: CORS decides who reads, CORP must let them through.
    'cross-origin-resource-policy': 'cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cache-control': 'no-store',
    ...(production ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

const EXPOSED = ['X-Token', 'X-Release', 'ETag', 'X-Request-Id', 'Retry-After', 'Idempotent-Replayed'];

/** Sets the headers before anything can fail, and answers CORS for the exact origins of the two apps. */
export async function installHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const headers = Object.entries({
    ...securityHeaders(config.production),
    'x-release': config.release,
    vary: 'Origin',
    'access-control-expose-headers': EXPOSED.join(', '),
  });
  const origins = new Set(config.origins);
  app.addHook('onRequest', (request, reply, done) => {
    for (const [name, value] of headers) reply.header(name, value);
    reply.header('x-request-id', request.id);
    const { origin } = request.headers;
    if (origin !== undefined && origins.has(origin)) {
      reply.header('access-control-allow-origin', origin);
      // Only the apps' own pages may send and keep the cookie of a remembered device.
      reply.header('access-control-allow-credentials', 'true');
    }
    done();
  });
  const options: FastifyCorsOptions = {
    origin: [...config.origins],
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: [
      'Authorization',
      'X-Access-Token',
      'Content-Type',
      'Idempotency-Key',
      'If-Match',
      'X-Request-Id',
    ],
    exposedHeaders: EXPOSED,
    maxAge: 600,
    strictPreflight: false,
  };
  const own = { ...options, credentials: true };
  const foreign = { ...options, credentials: false };
  // Asked by browsers before a request; in a part of its own, since every other answer has what it needs from above.
  await app.register(async (scope) => {
    await scope.register(
      cors,
      () => (request: FastifyRequest, done: (error: null, options: FastifyCorsOptions) => void) =>
        done(null, origins.has(request.headers.origin ?? '') ? own : foreign),
    );
  });
}
