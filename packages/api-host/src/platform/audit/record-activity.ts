import { type Expression, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../database/database.ts';
import { fullName } from '../database/full-name.ts';
import { isOneOf } from '../database/is-one-of.ts';
import { defineList, listAnswer } from '../list/define-list.ts';
import { timestamp } from '../operation/fields.ts';
import type { AuditChange } from './audit.ts';

interface ActivityRow {
  readonly id: string;
  readonly at: Date;
  readonly action: string;
  readonly entity: string;
  readonly entity_label: string;
  readonly actor_code: string | null;
  readonly actor_name: string | null;
  readonly proxy_admin_code: string | null;
  readonly changes: readonly AuditChange[];
  readonly reason: string | null;
}

/** The audit entries of a record and of what belongs to it, newest first. */
export const activityList = defineList<ActivityRow>({
  name: 'activity',
  fields: {
    at: { label: 'Date', type: 'datetime', column: 'audit_entry.at' },
    actor_code: { label: 'Actor', type: 'text', column: 'audit_entry.actor_code', nullable: true },
  },
  defaultOrder: { at: 'DESC' },
  key: { column: 'audit_entry.id', type: 'number' },
  keyOf: (row) => row.id,
});

export const activityEntry = z.strictObject({
  id: z.string(),
  at: timestamp(),
  action: z.string(),
  entity: z.string(),
  entity_label: z.string(),
  actor_code: z.string().nullable(),
  actor_name: z.string().nullable(),
  proxy_admin_code: z.string().nullable(),
  changes: z.array(
    z.strictObject({ field: z.string(), old: z.string().nullable(), new: z.string().nullable() }),
  ),
  reason: z.string().nullable(),
});

export const recordActivityAnswer = listAnswer(activityEntry);

/** A page of the entries that `isOf` chooses. Its reader must have been let in before. */
export function recordActivity(
  db: Db,
  isOf: Expression<SqlBool>,
  query: z.output<typeof activityList.query>,
): Promise<ActivityRow[]> {
  const scoped = db.selectFrom('audit_entry').where(isOf);
  return activityList.page(query, {
    scoped,
    rows: (ids) =>
      scoped
        .leftJoin('app_user', 'app_user.code', 'audit_entry.actor_code')
        .select([
          sql<string>`audit_entry.id::text`.as('id'),
          'audit_entry.at',
          'audit_entry.action',
          'audit_entry.entity',
          'audit_entry.entity_label',
          'audit_entry.actor_code',
          fullName<string | null>('app_user').as('actor_name'),
          'audit_entry.proxy_admin_code',
          'audit_entry.changes',
          'audit_entry.reason',
        ])
        .where(isOneOf('audit_entry.id', ids.map(Number)))
        .execute(),
  });
}
