import { sql } from 'kysely';
import type { z } from 'zod';
import { type activityList, recordActivity } from '../../platform/audit/record-activity.ts';
import type { Db } from '../../platform/database/database.ts';

/** What happened with a run, its bank files and the payouts that came back, newest first. */
export function payRunActivity(db: Db, id: string, query: z.output<typeof activityList.query>) {
  return recordActivity(
    db,
    sql<boolean>`(
      (audit_entry.entity = 'pay_run' and audit_entry.entity_id = ${id})
      or (audit_entry.entity = 'bank_file' and audit_entry.entity_id in (
        select id::text from bank_file where pay_run_id = ${id}))
      or (audit_entry.entity = 'payout' and audit_entry.entity_id in (
        select id::text from payout where pay_run_id = ${id} and returns > 0)))`,
    query,
  );
}
