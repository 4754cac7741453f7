import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

export interface Counted {
  /** Within the limit and not too soon: only then it was counted. */
  readonly allowed: boolean;
  /** How many attempts the window holds now. */
  readonly count: number;
  /** The earliest time another attempt can be allowed; for an allowed one the end of its window. */
  readonly until: Date;
}

interface Attempt {
  readonly key: string;
  readonly limit: number;
  readonly now: Date;
  readonly windowEndsAt: Date;
  /** Where reaching the limit moves the window's end to. */
  readonly blockEndsAt: Date | null;
  /** From the `from`th attempt on the next one waits: `seconds`, then twice as long each time. */
  readonly delay: { readonly from: number; readonly seconds: number } | null;
}

/**
 * Adds one to the counter in one statement, so that parallel attempts cannot slip through. A window that ended starts
 * again; attempts beyond the limit, or too soon after the one before, are refused and change nothing.
 */
export async function addAttempt(db: Db, attempt: Attempt): Promise<Counted> {
  const { key, limit, now, windowEndsAt, blockEndsAt, delay } = attempt;
  const isOver = sql<boolean>`attempt_counter.window_ends_at <= ${now}`;
  const nextAt = (count: ReturnType<typeof sql<number>>) =>
    delay === null
      ? sql<Date | null>`null::timestamptz`
      : sql<Date | null>`case when ${count} >= ${delay.from}::integer
          then ${now}::timestamptz + make_interval(secs => ${delay.seconds}::integer * power(2, ${count} - ${delay.from}::integer)) end`;
  const counted = await db
    .insertInto('attempt_counter')
    .values({ key, count: 1, window_ends_at: windowEndsAt, next_at: nextAt(sql<number>`1`) })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          count: sql`case when ${isOver} then 1 else attempt_counter.count + 1 end`,
          window_ends_at: sql`case when ${isOver} then ${windowEndsAt}
            when attempt_counter.count + 1 = ${limit}::integer then coalesce(${blockEndsAt}::timestamptz, attempt_counter.window_ends_at)
            else attempt_counter.window_ends_at end`,
          next_at: sql`case when ${isOver} then ${nextAt(sql<number>`1`)} else ${nextAt(sql<number>`attempt_counter.count + 1`)} end`,
        })
        .where(
          sql<boolean>`${isOver} or (attempt_counter.count < ${limit}::integer
            and coalesce(attempt_counter.next_at <= ${now}, true))`,
        ),
    )
    .returning(['count', 'window_ends_at'])
    .executeTakeFirst();
  if (counted) return { allowed: true, count: counted.count, until: counted.window_ends_at };
  const refused = await db
    .selectFrom('attempt_counter')
    .select(['count', 'window_ends_at', 'next_at'])
    .where('key', '=', key)
    .executeTakeFirst();
  if (!refused) return { allowed: false, count: limit, until: windowEndsAt };
  const { count, window_ends_at, next_at } = refused;
  return { allowed: false, count, until: count < limit && next_at ? next_at : window_ends_at };
}

/** Takes one attempt back, e.g. the successful sign-in of an address that also has failures. */
export async function giveBack(db: Db, key: string): Promise<void> {
  await db
    .updateTable('attempt_counter')
    .set({ count: sql`greatest(count - 1, 0)`, next_at: null })
    .where('key', '=', key)
    .execute();
}

/** Forgets a counter. */
export async function clearAttempts(db: Db, key: string): Promise<void> {
  await db.deleteFrom('attempt_counter').where('key', '=', key).execute();
}

/** Forgets every counter whose key begins so, e.g. an account's from all addresses. */
export async function clearAttemptsUnder(db: Db, start: string): Promise<void> {
  await db.deleteFrom('attempt_counter').where(sql<boolean>`starts_with(key, ${start})`).execute();
}
