import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

interface AttemptCounterTable {
  key: string;
  count: number;
  window_ends_at: Date;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    attempt_counter: AttemptCounterTable;
  }
}

export interface Counted {
  readonly count: number;
  readonly window_ends_at: Date;
}

/**
 * Adds one to the counter in one statement, so that parallel attempts cannot slip through. A window that ended starts
 * anew; reaching the limit moves its end to `blockEndsAt`, if given; attempts beyond the limit change nothing.
 */
export async function addAttempt(
  db: Db,
  attempt: { key: string; limit: number; now: Date; windowEndsAt: Date; blockEndsAt: Date | null },
): Promise<Counted> {
  const { key, limit, now, windowEndsAt, blockEndsAt } = attempt;
  return db
    .insertInto('attempt_counter')
    .values({ key, count: 1, window_ends_at: windowEndsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when attempt_counter.window_ends_at <= ${now} then 1
          else least(attempt_counter.count + 1, ${limit + 1}::integer) end`,
        window_ends_at: sql`case when attempt_counter.window_ends_at <= ${now} then ${windowEndsAt}
          when attempt_counter.count + 1 = ${limit}::integer then coalesce(${blockEndsAt}::timestamptz, attempt_counter.window_ends_at)
          else attempt_counter.window_ends_at end`,
      }),
    )
    .returning(['count', 'window_ends_at'])
    .executeTakeFirstOrThrow();
}

/** Takes one attempt back, e.g. the successful sign-in of an address that also has failures. */
export async function giveBack(db: Db, key: string): Promise<void> {
  await db
    .updateTable('attempt_counter')
    .set({ count: sql`greatest(count - 1, 0)` })
    .where('key', '=', key)
    .execute();
}

export async function clearAttempts(db: Db, key: string): Promise<void> {
  await db.deleteFrom('attempt_counter').where('key', '=', key).execute();
}
