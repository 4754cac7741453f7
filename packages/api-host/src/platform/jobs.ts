import type { Db } from './database.ts';

/** Names and payloads of every background task; each area adds its own by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging in every area
export interface Tasks {}

export interface Jobs {
  /** Adds the job in the caller's transaction: it runs if and only if that transaction commits. */
  add<T extends keyof Tasks & string>(
    db: Db,
    task: T,
    payload: Tasks[T],
    options?: { runAt?: Date; key?: string },
  ): Promise<void>;
}
