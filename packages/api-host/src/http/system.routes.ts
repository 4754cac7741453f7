import { sql } from 'kysely';
import { z } from 'zod';
import { type Operation, operation, type Policy } from '../platform/operation.ts';
import type { Platform } from '../platform/platform.ts';
import { unavailable } from './problem-document.ts';
import type { Readiness } from './readiness.ts';

const open: Policy & { needs: 'public' } = {
  needs: 'public',
  audience: 'any',
  scope: 'none',
  proxy: 'allowed',
};

/** Operations about the host itself. They answer also while the host is not ready. */
export function systemRoutes(_platform: Platform, readiness: Readiness): readonly Operation[] {
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
        if (!readiness.isReady) throw unavailable(1);
        try {
          await sql`select 1`.execute(db);
        } catch (error) {
          log.warn({ err: error }, 'database does not answer');
          throw unavailable(1);
        }
        return { status: 'ready' as const };
      },
    }),
  ];
}
