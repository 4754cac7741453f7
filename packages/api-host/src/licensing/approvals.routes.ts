import { daysBetween } from '@upline/domain';
import { z } from 'zod';
import { companyDay } from '../platform/company-time.ts';
import { person, timestamp } from '../platform/fields.ts';
import type { Area } from '../platform/host.ts';
import { countAnswer, listAnswer } from '../platform/list/define-list.ts';
import { operation, type Policy } from '../platform/operation.ts';
import { APPROVAL_KINDS, approvalList, approvalSource } from './approvals.list.ts';

const tag = 'Approvals';
const policy = {
  needs: 'associates.view',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;

const row = z.strictObject({
  id: z.uuid().meta({ description: 'Of the record, in the operations of its kind' }),
  kind: z.enum(APPROVAL_KINDS as [string, ...string[]]),
  subject: z.string(),
  associate: person,
  submitted_at: timestamp(),
  waiting_days: z.int(),
});

const example = {
  id: '4b7c2f58-0a4e-4c58-9a6b-0f8e3f1d2a01',
  kind: 'License',
  subject: 'Life in TX',
  associate: { code: 'U000008', name: 'Ana Alvarez' },
  submitted_at: '2026-11-18T15:04:05.000Z',
  waiting_days: 3,
};

/** One queue of everything that waits for an admin (domain.md 2.36); each sees what the own role may decide. */
export const approvalRoutes: Area = () => [
  operation({
    id: 'listApprovals',
    method: 'GET',
    path: '/admin/approvals',
    tag,
    summary: 'What waits for an admin, oldest first',
    description: 'Only the kinds the caller may decide.',
    policy,
    query: approvalList.query,
    answer: { status: 200, schema: listAnswer(row) },
    examples: { query: { filter: '{"kind":{"eq":"License"}}' }, answer: { rows: [example] } },
    async handler({ db, caller, today, query }) {
      const rows = await approvalList.page(query, approvalSource(db, caller));
      return {
        rows: rows.map(({ associate_code, associate_name, ...item }) => ({
          ...item,
          associate: { code: associate_code, name: associate_name },
          waiting_days: daysBetween(companyDay(item.submitted_at), today),
        })),
      };
    },
  }),
  operation({
    id: 'countApprovals',
    method: 'GET',
    path: '/admin/approvals/count',
    tag,
    summary: 'How much waits for an admin',
    policy,
    query: approvalList.countQuery,
    answer: { status: 200, schema: countAnswer },
    examples: { answer: { count: 17 } },
    handler: async ({ db, caller, query }) => ({
      count: await approvalList.count(query.filter, approvalSource(db, caller).scoped),
    }),
  }),
];
