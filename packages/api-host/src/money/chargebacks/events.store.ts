import type { PolicyEvent } from '@upline/domain/compensation';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

interface NewEvent {
  readonly policy_id: string;
  readonly event_no: number;
  readonly total_cents: number;
  readonly event: PolicyEvent;
  readonly note: string | null;
  readonly document_id: string | null;
  readonly created_at: Date;
  readonly created_by: string | null;
}

/** Stores an event as it was settled; later ones are computed from it. */
export async function insertEvent(db: Db, { event, ...row }: NewEvent): Promise<void> {
  const { id, reason, event_date, months_in_force } = event;
  await db
    .insertInto('policy_event')
    .values({ ...row, id, reason, event_date, months_in_force, event: JSON.stringify(event) })
    .execute();
}

/** Marks events that later ones no longer count (R-MNY-24). */
export async function markReinstated(db: Db, ids: readonly string[], at: Date): Promise<void> {
  await sql`
    update policy_event set event = event || '{"is_reinstated": true}', reinstated_at = ${at}
    where id = any(${ids}::uuid[])`.execute(db);
}

/** Replaces what an event took, after a dispute gave some of it back (R-CB-03). */
export async function setCharges(db: Db, id: string, charges: PolicyEvent['charges']): Promise<void> {
  await sql`
    update policy_event set event = jsonb_set(event, '{charges}', ${JSON.stringify(charges)}::jsonb) where id = ${id}`.execute(
    db,
  );
}
