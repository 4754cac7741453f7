import { sql } from 'kysely';
import { z } from 'zod';
import { among } from '../../platform/among.ts';
import type { AuditChange } from '../../platform/audit.ts';
import type { Db } from '../../platform/database.ts';
import { timestamp } from '../../platform/fields.ts';
import { defineList, listAnswer } from '../../platform/list/define-list.ts';

interface ActivityRow {
  readonly id: string;
  readonly at: Date;
  readonly action: string;
  readonly actor_code: string | null;
  readonly actor_name: string | null;
  readonly proxy_admin_code: string | null;
  readonly changes: readonly AuditChange[];
  readonly reason: string | null;
}

/** Fields only the home office reads. */
const INTERNAL = new Set(['Internal Note']);

/** The audit entries of a policy, newest first. */
export const policyActivityList = defineList<ActivityRow>({
  name: 'policy-activity',
  fields: {
    at: { label: 'Date', type: 'datetime', column: 'audit_entry.at' },
    actor_code: { label: 'Actor', type: 'text', column: 'audit_entry.actor_code', nullable: true },
  },
  defaultOrder: { at: 'DESC' },
  key: { column: 'audit_entry.id', type: 'number' },
  keyOf: (row) => row.id,
});

export const activityAnswer = listAnswer(
  z.strictObject({
    id: z.string(),
    at: timestamp(),
    action: z.string(),
    actor_code: z.string().nullable(),
    actor_name: z.string().nullable(),
    proxy_admin_code: z.string().nullable(),
    changes: z.array(
      z.strictObject({ field: z.string(), old: z.string().nullable(), new: z.string().nullable() }),
    ),
    reason: z.string().nullable(),
  }),
);

export const activityExample = {
  id: '812',
  at: '2026-11-21T15:04:05.000Z',
  action: 'update',
  actor_code: 'U000008',
  actor_name: 'Ana Alvarez',
  proxy_admin_code: null,
  changes: [{ field: 'Issue Date', old: null, new: '11/16/2026' }],
  reason: null,
};

/** A page of it. Its reader must have been let in before; `isOffice` shows internal notes as well. */
export async function policyActivity(
  db: Db,
  policyId: string,
  query: z.output<typeof policyActivityList.query>,
  isOffice: boolean,
) {
  const scoped = db
    .selectFrom('audit_entry')
    .where('entity', '=', 'policy')
    .where('entity_id', '=', policyId);
  const rows = await policyActivityList.page(query, {
    scoped,
    rows: (ids) =>
      scoped
        .leftJoin('app_user', 'app_user.code', 'audit_entry.actor_code')
        .select([
          sql<string>`audit_entry.id::text`.as('id'),
          'audit_entry.at',
          'audit_entry.action',
          'audit_entry.actor_code',
          sql<string | null>`app_user.first_name || ' ' || app_user.last_name`.as('actor_name'),
          'audit_entry.proxy_admin_code',
          'audit_entry.changes',
          'audit_entry.reason',
        ])
        .where(among('audit_entry.id', ids.map(Number)))
        .execute(),
  });
  return rows.map((row) => ({
    ...row,
    changes: row.changes.filter(({ field }) => isOffice || !INTERNAL.has(field)),
  }));
}
