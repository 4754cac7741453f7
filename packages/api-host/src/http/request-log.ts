import { hash } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import './request-state.ts';

const REMEMBERED = 5_000;
const hashes = new Map<string, string>();

/** Names a session in the log without being usable as one. */
function sessionHash(id: string): string {
  const known = hashes.get(id);
  if (known !== undefined) return known;
  if (hashes.size >= REMEMBERED) hashes.clear();
  const made = hash('sha256', id, 'base64url').slice(0, 12);
  hashes.set(id, made);
  return made;
}

/** A logger of its own, created with the first line that is written. */
class LazyChildLog {
  readonly #parent: FastifyBaseLogger;
  readonly #bindings: Record<string, unknown>;
  #made: FastifyBaseLogger | undefined;

  constructor(parent: FastifyBaseLogger, bindings: Record<string, unknown>) {
    this.#parent = parent;
    this.#bindings = bindings;
  }

  get made(): FastifyBaseLogger {
    this.#made ??= this.#parent.child(this.#bindings);
    return this.#made;
  }

  get level(): string {
    return this.#parent.level;
  }
}

type LogMethod = (...args: unknown[]) => unknown;
for (const name of ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent', 'child'] as const) {
  Object.defineProperty(LazyChildLog.prototype, name, {
    value(this: LazyChildLog, ...args: unknown[]) {
      return (this.made[name] as LogMethod)(...args);
    },
  });
}

/** The log of the app, of which every `request.log` is a child: most requests leave nothing but their one line, which needs none. */
export function withLazyChildren<L extends FastifyBaseLogger>(log: L): L {
  const child = (bindings: Record<string, unknown>) => new LazyChildLog(log, bindings);
  return Object.create(log, { child: { value: child } }) as L;
}

/** One line a request: route pattern, status, time and who; never path values, query, headers or bodies (S-77). */
export function installRequestLog(app: FastifyInstance): void {
  if (!['trace', 'debug', 'info'].includes(app.log.level)) return;
  app.addHook('onResponse', (request, reply, done) => {
    const { caller, routeOptions } = request;
    app.log.info(
      {
        requestId: request.id,
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
