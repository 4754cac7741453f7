import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Operation, RateClass } from '../platform/operation.ts';
import { tooManyRequests } from './problem-document.ts';

/** Requests a minute, by class: for one address, and for one user (S-74). Sign-in, codes and resets also count per account in the database. */
export const LIMITS: Readonly<Record<RateClass, { readonly address: number; readonly user: number }>> = {
  'sign-in': { address: 60, user: 60 },
  code: { address: 60, user: 60 },
  reset: { address: 30, user: 30 },
  search: { address: 1_200, user: 300 },
  export: { address: 120, user: 30 },
  upload: { address: 120, user: 30 },
  write: { address: 2_400, user: 600 },
  read: { address: 6_000, user: 1_800 },
};

/** Never eased by the scale of the configuration. */
const GUARDED: ReadonlySet<string> = new Set<RateClass>(['sign-in', 'code', 'reset']);

type Check = ReturnType<FastifyInstance['createRateLimit']>;
type Subject = 'address' | 'user';

/** The class an operation counts against: its own, or `read` and `write` by method. */
export function rateClassOf(operation: Pick<Operation, 'rateClass' | 'method'>): RateClass {
  return operation.rateClass ?? (operation.method === 'GET' ? 'read' : 'write');
}

/**
 * Counts requests in this process per address (before the session is read) and per user (after it). Spoofed
 * X-Forwarded-For has no effect: `request.ip` believes only the configured number of proxies. `scale` eases everything but
 * signing in, `all` everything.
 */
export async function createRateLimits(
  app: FastifyInstance,
  { scale = 1, all = 1 }: { scale?: number; all?: number },
) {
  await app.register(rateLimit, { global: false });
  const checks = new Map<string, Check>();
  for (const [name, limits] of Object.entries(LIMITS)) {
    for (const subject of ['address', 'user'] as const) {
      checks.set(
        `${name}/${subject}`,
        app.createRateLimit({
          max: limits[subject] * all * (GUARDED.has(name) ? 1 : scale),
          timeWindow: 60_000,
          keyGenerator: (request) =>
            subject === 'address' ? request.ip : (request.caller?.userId ?? request.ip),
        }),
      );
    }
  }

  /** Counts a request of an operation; the count of the user, made last, is the one the answer tells of. */
  return (operation: Operation, subject: Subject) => {
    const check = checks.get(`${rateClassOf(operation)}/${subject}`) as Check;
    return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const result = await check(request);
      if (result.isAllowed) return;
      reply
        .header('ratelimit-limit', String(result.max))
        .header('ratelimit-remaining', String(Math.max(0, result.remaining)))
        .header('ratelimit-reset', String(result.ttlInSeconds));
      if (result.isExceeded) throw tooManyRequests(Math.max(1, result.ttlInSeconds));
    };
  };
}
