import type { Area } from '../../platform/host.ts';
import { operation } from '../../platform/operation/operation.ts';
import { officeQueues } from './office-queues.schemas.ts';
import { queuesOf } from './office-queues.store.ts';

/** What waits for the home office, by the age of the oldest (domain.md 2.36). */
export const officeQueueRoutes: Area = () => [
  operation({
    id: 'getOfficeQueues',
    method: 'GET',
    path: '/admin/dashboards/queues',
    tag: 'Dashboards',
    summary: 'How much waits for the home office, and since when',
    policy: { needs: 'associates.view', audience: 'admin', scope: 'all', proxy: 'refused' },
    answer: { status: 200, schema: officeQueues },
    examples: {
      answer: {
        as_of: '2026-11-21T15:04:05.000Z',
        rows: [
          { queue: 'Approvals', count: 3, oldest_at: '2026-11-17T16:30:00.000Z' },
          { queue: 'Unmatched Cases', count: 5, oldest_at: '2026-11-19T05:00:00.000Z' },
        ],
      },
    },
    handler: async ({ db, now, caller }) => ({
      as_of: now,
      rows: (await queuesOf(db, caller)).sort((a, b) => a.oldest_at.getTime() - b.oldest_at.getTime()),
    }),
  }),
];
