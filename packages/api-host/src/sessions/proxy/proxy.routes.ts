import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import { nothing, text, timestamp } from '../../platform/operation/fields.ts';
import { operation } from '../../platform/operation/operation.ts';
import { proxySessionList } from './proxy.list.ts';
import { proxyService } from './proxy.service.ts';
import { proxySessionsByIds, scopedProxySessions } from './proxy.store.ts';

const proxySession = z.strictObject({
  id: z.guid(),
  admin_code: z.string(),
  admin_name: z.string(),
  associate_code: z.string(),
  associate_name: z.string(),
  reason: z.string(),
  status: z.enum(['Active', 'Closed']),
  started_at: timestamp(),
  ends_at: timestamp(),
  closed_at: timestamp().nullable(),
});

/** Viewing as an associate (domain.md 2.32). */
export const proxyRoutes: Area = (platform) => {
  const proxies = proxyService(platform);
  return [
    operation({
      id: 'startProxySession',
      method: 'POST',
      path: '/admin/proxy-sessions',
      tag: 'Proxy sessions',
      summary: 'View the portal as an associate',
      description:
        'Answers a link that is good once and for 60 seconds. The view lasts 30 minutes, every request in it is audited and the associate is told. Needs a password confirmation of the last five minutes.',
      policy: { needs: 'proxy.start', audience: 'admin', scope: 'all', proxy: 'refused' },
      body: z.strictObject({
        associate_code: text('Associate', { max: 20 }).toUpperCase(),
        reason: text('Reason', { min: 10, max: 500 }),
      }),
      answer: { status: 201, schema: z.object({ url: z.url(), ends_at: timestamp() }) },
      examples: {
        body: { associate_code: 'U000101', reason: 'Call of March 2: cannot find a client' },
        answer: {
          url: 'https://portal.upline.test/login/sso/eyJhbGciOiJFZERTQSJ9.e30.c2ln',
          ends_at: '2026-03-02T15:30:00.000Z',
        },
      },
      handler: (input) => proxies.start(input, input.caller, input.body),
    }),
    ...listOperations(platform, {
      name: 'ProxySessions',
      path: '/admin/proxy-sessions',
      tag: 'Proxy sessions',
      summary: 'Who viewed as whom, newest first',
      policy: { needs: 'audit.view', audience: 'admin', scope: 'all', proxy: 'refused' },
      list: proxySessionList,
      row: proxySession,
      source: ({ db }) => ({
        scoped: scopedProxySessions(db),
        rows: (ids) => proxySessionsByIds(db, ids, platform.clock.now()),
      }),
      toRow: (row) => row,
      examples: {
        query: { filter: '{"associate_code":{"eq":"U000101"}}' },
        rows: [
          {
            id: '5b8d2f0e-6f55-4d0a-8f0b-5ff0b6d6c001',
            admin_code: 'A000001',
            admin_name: 'Ada Ward',
            associate_code: 'U000101',
            associate_name: 'Ana Reyes',
            reason: 'Call of March 2: cannot find a client',
            status: 'Closed',
            started_at: '2026-03-02T15:00:00.000Z',
            ends_at: '2026-03-02T15:30:00.000Z',
            closed_at: '2026-03-02T15:12:00.000Z',
          },
        ],
      },
      count: { summary: 'How many proxy sessions match', example: { count: 12 } },
    }),
    operation({
      id: 'endProxySession',
      method: 'DELETE',
      path: '/proxy-session',
      tag: 'Proxy sessions',
      summary: 'Leave the view of an associate',
      policy: {
        needs: 'signed-in',
        audience: 'portal',
        scope: 'own',
        proxy: 'allowed',
        suspended: 'allowed',
        unsigned: 'allowed',
      },
      answer: { status: 204, schema: nothing() },
      refusals: [404],
      handler: (input) => proxies.end(input, input.caller),
    }),
  ];
};
