import type { AuditEntry } from './audit-words.ts';

/** An entry for stories and tests. */
export const sampleEntry: AuditEntry = {
  id: 4711,
  at: '2026-01-06T15:04:05.000Z',
  actor_code: 'A000001',
  actor_name: 'Nora Admin',
  actor_kind: 'Admin',
  proxy_admin_code: null,
  action: 'update',
  entity: 'associate',
  entity_id: 'U000123',
  entity_label: 'Dev Patel (U000123)',
  owner_code: 'U000123',
  changes: [
    { field: 'SSN', old: '***-**-6789', new: '***-**-4321' },
    { field: 'Phone', old: null, new: '(212) 555-0143' },
    { field: 'City', old: 'Austin', new: 'Dallas' },
  ],
  reason: null,
  ip: '203.0.113.7',
  user_agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)',
  request_id: 'b9b0f6a2-1b0e-4c1f-8a57-0d3c5d5f8a11',
};
