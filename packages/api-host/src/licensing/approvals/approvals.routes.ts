import { daysBetween } from '@upline/domain';
import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import { person, timestamp } from '../../platform/operation/fields.ts';
import type { Policy } from '../../platform/operation/operation.ts';
import { companyDay } from '../../platform/time/company-time.ts';
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
export const approvalRoutes: Area = (platform) => [
  ...listOperations(platform, {
    name: 'Approvals',
    path: '/admin/approvals',
    tag,
    summary: 'What waits for an admin, oldest first',
    description: 'Only the kinds the caller may decide.',
    policy: policy,
    list: approvalList,
    row: row,
    source: ({ db, caller }) => approvalSource(db, caller),
    toRow: ({ associate_code, associate_name, ...item }, { today }) => ({
      ...item,
      associate: { code: associate_code, name: associate_name },
      waiting_days: daysBetween(companyDay(item.submitted_at), today),
    }),
    examples: { query: { filter: '{"kind":{"eq":"License"}}' }, rows: [example] },
    count: { summary: 'How much waits for an admin', example: { count: 17 } },
  }),
];
