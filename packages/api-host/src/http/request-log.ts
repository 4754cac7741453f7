import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import './request-state.ts';

/** Names a session in the log without being usable as one. */
const sessionHash = (id: string) => hash('sha256', id, 'base64url').slice(0, 12);

/** One line a request: route pattern, status, time and who; never path values, query, headers or bodies (S-77). */
export function installRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { caller, routeOptions } = request;
    request.log.info(
      {
        method: request.method,
        route: routeOptions.url ?? 'unknown',
        operation: routeOptions.config?.operation?.id,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ip: request.ip,
        ...(caller ? { actor: caller.code, session: sessionHash(caller.sessionId) } : {}),
        ...(caller?.proxyAdminCode ? { proxyAdmin: caller.proxyAdminCode } : {}),
      },
      'request',
    );
    done();
  });
}
