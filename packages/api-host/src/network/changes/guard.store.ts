import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { byKey } from '../../platform/database/statement-names.ts';
import { AT_ONCE } from './changes.rules.ts';

/**
 * Taken first by a transaction that adds people or points or folds: the network stands still until it ends, others who add
 * are not held up. Returns the first day of the open month; null while no month is closed.
 */
export async function shareGuard(db: Db): Promise<string | null> {
  const { open_from } = await db
    .selectFrom('network_guard')
    .modifyFront(byKey)
    .select('open_from')
    .forShare()
    .executeTakeFirstOrThrow();
  return open_from;
}

/** As `shareGuard`, but false at once, with nothing taken, while somebody moves people. */
export async function shareFreeGuard(db: Db): Promise<boolean> {
  const free = await db
    .selectFrom('network_guard')
    .modifyFront(byKey)
    .select('id')
    .forShare()
    .skipLocked()
    .executeTakeFirst();
  return free !== undefined;
}

/** Taken first by a transaction that moves people: nobody is added, credited or folded until it ends. */
export async function lockGuard(db: Db): Promise<string | null> {
  const { open_from } = await db
    .selectFrom('network_guard')
    .select('open_from')
    .forUpdate()
    .executeTakeFirstOrThrow();
  return open_from;
}

/** How often people have been given other places, as the database counts it: what was written down of places holds while it stays the same. */
export async function placingsOf(db: Db): Promise<number> {
  const { placings } = await db.selectFrom('network_guard').select('placings').executeTakeFirstOrThrow();
  return placings;
}

/** One fold at a time; to be taken after the guard. */
export async function lockFold(db: Db): Promise<void> {
  await db.selectFrom('network_fold_guard').select('id').forUpdate().execute();
}

/**
 * How many people a job still has to move today; 0 while one only finishes its work, null if none is about to move
 * anybody.
 */
export async function leftToMove(db: Db, today: string): Promise<number | null> {
  const { left } = await db
    .selectFrom('network_change')
    .select(sql<number | null>`sum(total - moved)::integer`.as('left'))
    .where('status', 'in', ['Scheduled', 'Running'])
    .where('effective_date', '<=', today)
    .where('total', '>', AT_ONCE)
    .executeTakeFirstOrThrow();
  return left;
}
