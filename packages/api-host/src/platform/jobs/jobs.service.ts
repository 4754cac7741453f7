import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../database/database.ts';
import type { Context } from '../operation/operation.ts';
import type { Clock, Platform } from '../platform.ts';
import { companyDay } from '../time/company-time.ts';
import { latestSlot } from './jobs.schedule.ts';
import * as store from './jobs.store.ts';
import type { Every, Jobs, Task, TaskName, Tasks } from './jobs.ts';
import { makeWorkers } from './jobs.workers.ts';

const MAX_ATTEMPTS = 10;
const DEFAULT_BACKOFF = { baseMs: 2_000, capMs: 3_600_000 };
const LEASE_MS = 30_000;
const STOP_MS = 8_000;
const MAX_ERROR = 500;

/** Another worker has the job by now; the transaction of the late one is rolled back. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
  constructor() {
    super('The lease of this job was lost');
  }
}

interface JobsOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly transaction: Platform['transaction'];
  /** Jobs of this process that run side by side. */
  readonly concurrency?: number;
  readonly pollMs?: number;
  readonly leaseMs?: number;
  /** How long `stop` waits for running jobs. */
  readonly stopMs?: number;
}

/** Makes the queue: rows in the database, taken with SKIP LOCKED under a lease with a fencing number. */
export function makeJobs({
  db,
  clock,
  log,
  transaction,
  concurrency = 2,
  pollMs = 500,
  leaseMs = LEASE_MS,
  stopMs = STOP_MS,
}: JobsOptions): Jobs {
  const tasks = new Map<string, Task<unknown>>();
  const running = new Set<store.ClaimedJob>();
  const schedules = new Map<string, { every: Every; task: TaskName; payload: unknown; seen?: string }>();

  const contextOf = (job: store.ClaimedJob): Context => {
    const now = clock.now();
    const requestId = `job-${job.id}`;
    const child = log.child({ requestId, task: job.task, attempt: job.attempts });
    return {
      db,
      now,
      today: companyDay(now),
      requestId,
      ip: '',
      userAgent: '',
      log: child,
      caller: undefined,
    };
  };

  const finishing =
    (context: Context, job: store.ClaimedJob) => (work: (context: Context) => Promise<void>) =>
      transaction(context, async (inside) => {
        // Locks the row first, so that no other worker can take the job while its effect is written.
        if (!(await store.complete(inside.db, job))) throw new LeaseLost();
        await work(inside);
      });

  async function run(context: Context, job: store.ClaimedJob, task: Task<unknown>): Promise<void> {
    const finish = finishing(context, job);
    if (task.transaction === undefined) return finish((inside) => task.run(inside, job.payload));
    let finished = false;
    const heartbeat = setInterval(() => {
      store.extend(db, job, leaseMs).catch((error) => context.log.warn({ err: error }, 'lease not extended'));
    }, leaseMs / 3);
    try {
      await task.run(context, job.payload, async (work) => {
        await finish(work);
        finished = true;
      });
      if (!finished) await finish(async () => {});
    } finally {
      clearInterval(heartbeat);
    }
  }

  async function failed(
    context: Context,
    job: store.ClaimedJob,
    task: Task<unknown>,
    error: Error,
  ): Promise<void> {
    const attempts = Math.min(task.attempts ?? MAX_ATTEMPTS, MAX_ATTEMPTS);
    const text = error.message.slice(0, MAX_ERROR);
    if (job.attempts < attempts) {
      const { baseMs, capMs } = task.backoff ?? DEFAULT_BACKOFF;
      const wait = Math.min(baseMs * 2 ** (job.attempts - 1), capMs) * (0.75 + Math.random() / 4);
      context.log.warn({ err: error }, 'job failed and will run again');
      await store.postpone(db, job, new Date(clock.now().getTime() + wait), text);
      return;
    }
    context.log.error({ err: error }, 'job gave up and waits on the dead-letter list');
    await transaction(context, async (inside) => {
      if (await store.giveUp(inside.db, job, inside.now, text))
        await task.onFailed?.(inside, job.payload, error);
    });
  }

  /** Takes and runs one due job; false when none is due. */
  async function runNext(): Promise<boolean> {
    const job = await store.claim(db, [...tasks.keys()], clock.now(), leaseMs);
    const task = job && tasks.get(job.task);
    if (!job || !task) return false;
    const context = contextOf(job);
    running.add(job);
    try {
      if (job.attempts > MAX_ATTEMPTS) throw new Error('The process ended in the middle of every run');
      await run(context, job, task);
    } catch (error) {
      if (error instanceof LeaseLost) context.log.warn('job was taken over by another worker');
      else await failed(context, job, task, error instanceof Error ? error : new Error(String(error)));
    } finally {
      running.delete(job);
    }
    return true;
  }

  async function runSchedules(): Promise<void> {
    for (const [name, schedule] of schedules) {
      const slot = latestSlot(schedule.every, clock.now());
      if (slot === schedule.seen) continue;
      await db.transaction().execute(async (inside) => {
        if (!(await store.takeSlot(inside, name, slot))) return;
        await store.insert(inside, {
          task: schedule.task,
          payload: schedule.payload,
          run_at: clock.now(),
          key: null,
        });
      });
      schedule.seen = slot;
    }
  }

  const workers = makeWorkers({ runNext, runSchedules, concurrency, pollMs, log });

  return {
    async add(inside, task, payload, { runAt, key } = {}) {
      await store.insert(inside, { task, payload, run_at: runAt ?? clock.now(), key: key ?? null });
    },
    define<T extends TaskName>(name: T, task: Task<Tasks[T]>) {
      if (tasks.has(name)) throw new Error(`Task "${name}" is defined twice`);
      tasks.set(name, task as Task<unknown>);
    },
    schedule(name, every, task, payload) {
      if (schedules.has(name)) throw new Error(`Schedule "${name}" is defined twice`);
      schedules.set(name, { every, task, payload });
    },
    start: workers.start,
    async stop() {
      await Promise.race([workers.stop(), sleep(stopMs, undefined, { ref: false })]);
      // What still runs is free for other processes at once; here it finds its lease gone and changes nothing.
      for (const job of running) {
        await store
          .handBack(db, job)
          .catch((error) => log.warn({ err: error, job: job.id }, 'lease not handed back'));
      }
    },
    nudge: workers.nudge,
    async drain() {
      await runSchedules();
      let ran = 0;
      while (await runNext()) ran++;
      return ran;
    },
  };
}
