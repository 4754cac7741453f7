import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AuditAction } from '../platform/audit/audit.ts';
import type { Caller } from '../platform/operation/caller.ts';
import type { Platform } from '../platform/platform.ts';
import { companyDay } from '../platform/time/company-time.ts';
import './request-state.ts';

const ACTIONS: Readonly<Record<string, AuditAction>> = { POST: 'create', DELETE: 'delete' };

/**
 * Every request of an admin who views as an associate leaves a trace (domain.md 7.3): reads where the session is read,
 * changes with what they change, and here what was refused, with its status.
 */
export function installProxyTrail(app: FastifyInstance, { audit, clock, db, transaction }: Platform): void {
  async function recordRefusal(request: FastifyRequest, caller: Caller, status: number): Promise<void> {
    const now = clock.now();
    const context = {
      db,
      now,
      today: companyDay(now),
      requestId: request.id,
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      log: request.log,
      caller,
    };
    try {
      await transaction(context, async (inside) =>
        audit.record(inside, {
          action: ACTIONS[request.method] ?? 'transition',
          entity: 'proxy_request',
          entityId: caller.sessionId,
          entityLabel: `${request.method} ${request.routeOptions.url ?? request.url}`,
          ownerCode: caller.code,
          reason: `Refused with status ${status}`,
        }),
      );
    } catch (error) {
      // The request is refused either way; its answer must not turn into another because the trail is out of reach.
      request.log.error({ err: error }, 'a refused request of a proxy session was not recorded');
    }
  }

  app.addHook('onSend', (request, reply, payload, done) => {
    const { caller, method } = request;
    if (caller?.proxyAdminCode === undefined || method === 'GET' || reply.statusCode < 400) {
      done(null, payload);
      return;
    }
    void recordRefusal(request, caller, reply.statusCode).then(() => done(null, payload));
  });
}
