import { sql } from 'kysely';
import type { AuditChange } from '../../platform/audit/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { defineList } from '../../platform/list/define-list.ts';

export interface ActivityRow {
  readonly id: string;
  readonly kind: 'change' | 'note';
  readonly at: Date;
  readonly action: string | null;
  readonly actor_code: string | null;
  readonly actor_name: string | null;
  readonly proxy_admin_code: string | null;
  readonly changes: readonly AuditChange[];
  readonly reason: string | null;
  readonly text: string | null;
}

/** What happened with a client, newest first: its audit entries and its notes as one line of time. */
export const clientActivityList = defineList<ActivityRow>({
  name: 'client-activity',
  fields: {
    kind: { label: 'Kind', type: 'enum', column: 'activity.kind', options: ['change', 'note'] },
    at: { label: 'Date', type: 'datetime', column: 'activity.at' },
    actor_code: { label: 'Actor', type: 'text', column: 'activity.actor_code', nullable: true },
  },
  defaultOrder: { at: 'DESC' },
  key: { column: 'activity.id', type: 'text' },
  keyOf: (row) => row.id,
});

/** Entries and notes of the client. Its reader must have been let in before: neither table knows whose it is. */
export function scopedActivity(db: Db, clientId: string) {
  const changes = db
    .selectFrom('audit_entry')
    .select([
      // Padded, so that the text sorts as the number does.
      sql<string>`'change:' || lpad(id::text, 19, '0')`.as('id'),
      sql<'change' | 'note'>`'change'`.as('kind'),
      'at',
      sql<string | null>`action`.as('action'),
      'actor_code',
      'proxy_admin_code',
      'changes',
      'reason',
      sql<string | null>`null::text`.as('text'),
    ])
    .where('entity', '=', 'client')
    .where('entity_id', '=', clientId);
  const notes = db
    .selectFrom('client_note')
    .select([
      sql<string>`'note:' || id::text`.as('id'),
      sql<'change' | 'note'>`'note'`.as('kind'),
      'created_at as at',
      sql<string | null>`null::text`.as('action'),
      'created_by as actor_code',
      sql<string | null>`null::text`.as('proxy_admin_code'),
      sql<AuditChange[]>`'[]'::jsonb`.as('changes'),
      sql<string | null>`null::text`.as('reason'),
      sql<string | null>`text`.as('text'),
    ])
    .where('client_id', '=', clientId);
  return db.selectFrom(changes.unionAll(notes).as('activity'));
}

export async function activityRows(db: Db, clientId: string, ids: readonly string[]): Promise<ActivityRow[]> {
  return scopedActivity(db, clientId)
    .leftJoin('app_user', 'app_user.code', 'activity.actor_code')
    .selectAll('activity')
    .select(fullName<string | null>('app_user').as('actor_name'))
    .where(isOneOf('activity.id', ids))
    .execute();
}
