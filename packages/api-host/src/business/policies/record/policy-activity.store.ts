import { sql } from 'kysely';
import type { z } from 'zod';
import { activityEntry, activityList, recordActivity } from '../../../platform/audit/record-activity.ts';
import type { Db } from '../../../platform/database/database.ts';
import { listAnswer } from '../../../platform/list/define-list.ts';

/** Fields only the home office reads. */
const INTERNAL = new Set(['Internal Note']);

export const policyActivityList = activityList;

export const activityAnswer = listAnswer(activityEntry.omit({ entity: true, entity_label: true }));

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

/** A page of what happened with a policy. Its reader must have been let in before; `isOffice` shows internal notes as well. */
export async function policyActivity(
  db: Db,
  policyId: string,
  query: z.output<typeof policyActivityList.query>,
  isOffice: boolean,
) {
  const rows = await recordActivity(
    db,
    sql<boolean>`audit_entry.entity = 'policy' and audit_entry.entity_id = ${policyId}`,
    query,
  );
  return rows.map(({ entity: _, entity_label: __, ...row }) => ({
    ...row,
    changes: row.changes.filter(({ field }) => isOffice || !INTERNAL.has(field)),
  }));
}
