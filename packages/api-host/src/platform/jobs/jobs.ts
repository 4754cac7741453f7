import type { Db } from '../database/database.ts';
import type { Context } from '../operation/operation.ts';

/** Names and payloads of every background task; each area adds its own by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging in every area
export interface Tasks {}

export type TaskName = keyof Tasks & string;

interface TaskSettings<P> {
  /** Runs before the job goes to the dead-letter list; 10 unless the job says otherwise, never more. */
  readonly attempts?: number;
  /** Wait before the second run; doubles with every further one, up to the cap, with jitter. */
  readonly backoff?: { readonly baseMs: number; readonly capMs: number };
  /** Called in the transaction that gives up on the job. */
  onFailed?(context: Context, payload: P, error: Error): Promise<void>;
}

/** The whole run is one transaction that also removes the job: its effect happens exactly once. */
interface TransactionalTask<P> extends TaskSettings<P> {
  readonly transaction?: undefined;
  run(context: Context, payload: P): Promise<void>;
}

/**
 * For slow or outside work (mail, exports, images). `run` gets the pool and may repeat after a crash; only what it does in
 * `finish` happens exactly once, in the transaction that removes the job. `finish` throws `LeaseLost` when another worker
 * has taken the job over meanwhile. A run that returns without it is finished for it.
 */
interface ManualTask<P> extends TaskSettings<P> {
  readonly transaction: 'manual';
  run(
    context: Context,
    payload: P,
    finish: (work: (context: Context) => Promise<void>) => Promise<void>,
  ): Promise<void>;
}

export type Task<P> = TransactionalTask<P> | ManualTask<P>;

/** When a schedule is due, in company time (America/New_York). */
export type Every = { readonly minutes: number } | { readonly dailyAt: string };

export interface Jobs {
  /** Adds the job in the caller's transaction: it runs if and only if that transaction commits. */
  add<T extends TaskName>(
    db: Db,
    task: T,
    payload: Tasks[T],
    options?: { runAt?: Date; key?: string },
  ): Promise<void>;
  /** Says how a task runs; once per task, while the area is set up. */
  define<T extends TaskName>(task: T, how: Task<Tasks[T]>): void;
  /** Adds the job at every slot, once in a cluster; after a standstill only the latest missed slot runs, late. */
  schedule<T extends TaskName>(name: string, every: Every, task: T, payload: Tasks[T]): void;
  /** Starts looking for due jobs in this process. */
  start(): void;
  /**
   * Takes no further jobs and waits some seconds for the running ones; what is not done by then is handed back. If
   * the process dies instead, the leases run out by themselves.
   */
  stop(): Promise<void>;
  /** Looks for due jobs now instead of at the next poll. */
  nudge(): void;
  /** Runs everything that is due, one by one, until nothing is left; for tests and commands. Returns how many ran. */
  drain(): Promise<number>;
}
