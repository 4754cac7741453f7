import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

declare module '../database/tables.ts' {
  interface ColumnTypes {
    'job.payload': unknown;
  }
}

/** A job in the hands of one worker; `lease` proves that it still is. */
export interface ClaimedJob {
  readonly id: number;
  readonly task: string;
  readonly payload: unknown;
  readonly attempts: number;
  readonly lease: number;
}

export async function insert(
  db: Db,
  job: { task: string; payload: unknown; run_at: Date; key: string | null },
): Promise<void> {
  await db
    .insertInto('job')
    .values({ ...job, payload: JSON.stringify(job.payload) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Leases last by the database's clock, so that hosts need not agree on the time. */
const leaseEnd = (ms: number) => sql<Date>`clock_timestamp() + make_interval(secs => ${ms / 1000})`;

/** Takes the next due job of a known task, skipping what other workers hold (SKIP LOCKED + lease). */
export async function claim(
  db: Db,
  tasks: readonly string[],
  now: Date,
  leaseMs: number,
): Promise<ClaimedJob | undefined> {
  if (tasks.length === 0) return undefined;
  return db
    .updateTable('job')
    .set({ attempts: sql`attempts + 1`, lease: sql`lease + 1`, leased_until: leaseEnd(leaseMs) })
    .where('id', '=', (job) =>
      job
        .selectFrom('job')
        .select('id')
        .where('failed_at', 'is', null)
        .where('run_at', '<=', now)
        .where('task', 'in', [...tasks])
        .where((where) =>
          where.or([
            where('leased_until', 'is', null),
            where('leased_until', '<', sql<Date>`clock_timestamp()`),
          ]),
        )
        .orderBy('run_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'task', 'payload', 'attempts', 'lease'])
    .executeTakeFirst();
}

type Held = Pick<ClaimedJob, 'id' | 'lease'>;

/** Removes a finished job; false when the lease was lost. The row stays locked until the transaction ends. */
export async function complete(db: Db, { id, lease }: Held): Promise<boolean> {
  const done = await db
    .deleteFrom('job')
    .where('id', '=', id)
    .where('lease', '=', lease)
    .returning('id')
    .executeTakeFirst();
  return done !== undefined;
}

export async function extend(db: Db, { id, lease }: Held, leaseMs: number): Promise<void> {
  await db
    .updateTable('job')
    .set({ leased_until: leaseEnd(leaseMs) })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .execute();
}

/** Gives the job back for a later run. */
export async function postpone(db: Db, { id, lease }: Held, runAt: Date, error: string): Promise<void> {
  await db
    .updateTable('job')
    .set({ run_at: runAt, leased_until: null, last_error: error })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .execute();
}

/** Frees a job whose run was broken off by a stop, without counting the run. */
export async function handBack(db: Db, { id, lease }: Held): Promise<void> {
  await db
    .updateTable('job')
    .set({ lease: sql`lease + 1`, attempts: sql`attempts - 1`, leased_until: null })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .execute();
}

/** Moves the job to the dead-letter list; false when the lease was lost. */
export async function giveUp(db: Db, { id, lease }: Held, at: Date, error: string): Promise<boolean> {
  const failed = await db
    .updateTable('job')
    .set({ failed_at: at, leased_until: null, last_error: error })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .returning('id')
    .executeTakeFirst();
  return failed !== undefined;
}

/** Records a slot of a schedule; true when this call was the one to record it and an earlier slot was known. */
export async function takeSlot(db: Db, name: string, slot: string): Promise<boolean> {
  const first = await db
    .insertInto('job_schedule')
    .values({ name, slot })
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst();
  if (first) return false;
  const moved = await db
    .updateTable('job_schedule')
    .set({ slot })
    .where('name', '=', name)
    .where('slot', '<', slot)
    .returning('name')
    .executeTakeFirst();
  return moved !== undefined;
}

/** The dead-letter list, newest first. */
export async function listFailed(db: Db, limit = 100) {
  return db
    .selectFrom('job')
    .select(['id', 'task', 'key', 'attempts', 'last_error', 'failed_at', 'created_at'])
    .where('failed_at', 'is not', null)
    .orderBy('failed_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Puts a dead job back for another round of attempts; false when it is not on the list or its twin is waiting already. */
export async function runAgain(db: Db, id: number, now: Date): Promise<boolean> {
  const back = await db
    .updateTable('job')
    .set({ failed_at: null, attempts: 0, run_at: now, lease: sql`lease + 1` })
    .where('id', '=', id)
    .where('failed_at', 'is not', null)
    .where(
      sql<boolean>`not exists (select from job as twin where twin.task = job.task and twin.key = job.key and twin.failed_at is null)`,
    )
    .returning('id')
    .executeTakeFirst();
  return back !== undefined;
}

/** Jobs that wait or run, and dead ones; for readiness and metrics. */
export async function countJobs(db: Db): Promise<{ waiting: number; failed: number }> {
  const row = await db
    .selectFrom('job')
    .select((of) => [
      of.fn.countAll<number>().filterWhere('failed_at', 'is', null).as('waiting'),
      of.fn.countAll<number>().filterWhere('failed_at', 'is not', null).as('failed'),
    ])
    .executeTakeFirstOrThrow();
  return { waiting: Number(row.waiting), failed: Number(row.failed) };
}
