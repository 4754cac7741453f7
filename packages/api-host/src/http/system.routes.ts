import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { bytes } from '../platform/operation/fields.ts';
import { type Operation, operation, type Policy } from '../platform/operation/operation.ts';
import { notAuthorized, notFound } from '../platform/operation/problem.ts';
import { pingDatabase } from '../platform/ping.store.ts';
import type { Platform } from '../platform/platform.ts';
import type { Metrics } from './metrics.ts';
import { unavailable } from './problem-document.ts';
import type { Readiness } from './readiness.ts';

const open: Policy & { needs: 'public' } = {
  needs: 'public',
  audience: 'any',
  scope: 'none',
  proxy: 'allowed',
};

/** Compares in the same time whatever was sent. */
function isBearer(header: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`));
}

/** Operations about the host itself. They answer also while the host is not ready. */
export function systemRoutes(
  { config }: Pick<Platform, 'config'>,
  readiness: Readiness,
  metrics: Metrics,
  /** Whether requests are refused because the process has too much to do. */
  isShedding: () => boolean = () => false,
): readonly Operation[] {
  return [
    operation({
      id: 'getHealth',
      method: 'GET',
      path: '/health',
      tag: 'System',
      summary: 'Whether the process lives',
      policy: open,
      answer: { status: 200, schema: z.object({ status: z.literal('ok') }), description: 'It lives' },
      examples: { answer: { status: 'ok' } },
      handler: () => ({ status: 'ok' as const }),
    }),
    operation({
      id: 'getReadiness',
      method: 'GET',
      path: '/ready',
      tag: 'System',
      summary: 'Whether the host can serve',
      description: 'Tells strangers nothing more: the reason of a 503 stands in the log.',
      policy: open,
      answer: { status: 200, schema: z.object({ status: z.literal('ready') }), description: 'It can' },
      examples: { answer: { status: 'ready' } },
      async handler({ db, log }) {
        if (!readiness.isReady) {
          readiness.asked();
          throw unavailable(1);
        }
        if (isShedding()) throw unavailable(1);
        try {
          await pingDatabase(db);
        } catch (error) {
          log.warn({ err: error }, 'database does not answer');
          throw unavailable(1);
        }
        return { status: 'ready' as const };
      },
    }),
    operation({
      id: 'getMetrics',
      method: 'GET',
      path: '/metrics',
      tag: 'System',
      summary: 'Figures of the host for Prometheus',
      description:
        'Wants the METRICS_TOKEN of the host as bearer token. Without one configured it is open in development and absent in production.',
      policy: open,
      refusals: [401, 404],
      answer: { status: 200, schema: bytes(), contentType: 'text/plain; version=0.0.4; charset=utf-8' },
      async handler({ request }) {
        if (config.metricsToken === undefined && config.production) throw notFound();
        if (
          config.metricsToken !== undefined &&
          !isBearer(request.headers.authorization, config.metricsToken)
        )
          throw notAuthorized();
        return metrics.registry.metrics();
      },
    }),
  ];
}
