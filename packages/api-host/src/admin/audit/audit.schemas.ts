import { z } from 'zod';
import { AUDIT_ACTIONS } from '../../platform/audit/audit.ts';
import { timestamp } from '../../platform/operation/fields.ts';
import type { AuditRow } from './audit.store.ts';

/** An entry as the admin app shows it; values were masked when it was written (R-AUD-02). */
export const auditEntry = z.strictObject({
  id: z.int(),
  at: timestamp(),
  actor_code: z.string().nullable(),
  actor_name: z.string().nullable(),
  actor_kind: z.string(),
  proxy_admin_code: z.string().nullable(),
  action: z.enum(AUDIT_ACTIONS),
  entity: z.string(),
  entity_id: z.string(),
  entity_label: z.string(),
  owner_code: z.string().nullable(),
  changes: z.array(
    z.strictObject({ field: z.string(), old: z.string().nullable(), new: z.string().nullable() }),
  ),
  reason: z.string().nullable(),
  ip: z.string().nullable(),
  user_agent: z.string().nullable(),
  request_id: z.string(),
});

export function shownEntry({
  actor_first_name,
  actor_last_name,
  ...entry
}: AuditRow): z.input<typeof auditEntry> {
  return {
    ...entry,
    actor_name: actor_first_name === null ? null : `${actor_first_name} ${actor_last_name}`,
  };
}

export const auditEntryExample = {
  id: 4711,
  at: '2026-11-21T15:04:05.000Z',
  actor_code: 'A000001',
  actor_name: 'Nora Admin',
  actor_kind: 'Admin',
  proxy_admin_code: null,
  action: 'update',
  entity: 'associate',
  entity_id: 'U000123',
  entity_label: 'Dev Patel (U000123)',
  owner_code: 'U000123',
  changes: [{ field: 'SSN', old: '***-**-6789', new: '***-**-4321' }],
  reason: null,
  ip: '203.0.113.7',
  user_agent: 'Mozilla/5.0',
  request_id: 'b9b0f6a2-1b0e-4c1f-8a57-0d3c5d5f8a11',
};
