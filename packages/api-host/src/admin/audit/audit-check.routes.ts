import { z } from 'zod';
import { lastCheck } from '../../platform/audit/audit.store.ts';
import type { Area } from '../../platform/host.ts';
import { timestamp } from '../../platform/operation/fields.ts';
import { operation, type Policy } from '../../platform/operation/operation.ts';

const tag = 'Audit';
const policy = {
  needs: 'audit.view',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;

const auditCheck = z.strictObject({
  checked_at: timestamp().nullable().meta({ description: 'Null before its first run' }),
  through_id: z.int().nullable().meta({ description: 'Number of the last entry that was read' }),
  is_whole: z.boolean().nullable().meta({ description: 'Null before its first run' }),
  broken_id: z.int().nullable().meta({ description: 'Number of the first entry that does not fit' }),
  problem: z.enum(['changed', 'missing', 'out of order']).nullable(),
});

/** Whether the chain of the trail is whole, as the check of the night found it (S-78). */
export const auditCheckRoutes: Area = ({ jobs, audit }) => [
  operation({
    id: 'getAuditCheck',
    method: 'GET',
    path: '/admin/audit/check',
    tag,
    summary: 'Whether the audit trail is whole, as the last check found it',
    description: 'Every night all entries are read and compared with the hash of each and of the one before.',
    policy,
    answer: { status: 200, schema: auditCheck },
    examples: {
      answer: {
        checked_at: '2026-11-25T08:10:02.000Z',
        through_id: 48_112,
        is_whole: true,
        broken_id: null,
        problem: null,
      },
    },
    async handler({ db }) {
      const last = await lastCheck(db);
      return {
        checked_at: last?.checked_at ?? null,
        through_id: last?.through_id ?? null,
        is_whole: last ? last.broken_id === null : null,
        broken_id: last?.broken_id ?? null,
        problem: last?.problem ?? null,
      };
    },
  }),
  operation({
    id: 'runAuditCheck',
    method: 'POST',
    path: '/admin/audit/check/run',
    tag,
    summary: 'Check the audit trail now',
    description: 'In the background; `getAuditCheck` has the new result when `checked_at` has moved.',
    policy,
    idempotencyKey: 'required',
    answer: { status: 202, schema: z.strictObject({ asked_at: timestamp() }) },
    examples: { answer: { asked_at: '2026-11-25T15:00:00.000Z' } },
    async handler(input) {
      await jobs.add(input.db, 'verify-audit-trail', {}, { key: 'now' });
      audit.record(input, {
        action: 'post',
        entity: 'audit_check',
        entityId: 'now',
        entityLabel: 'Check of the audit trail',
      });
      return { asked_at: input.now };
    },
  }),
];
