import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../operation/operation.ts';
import { Problem } from '../operation/problem.ts';
import { runClosing } from './closing.ts';
import type { Db } from './database.ts';
import { isRetryable } from './database-errors.ts';

const MAX_RETRIES = 3;

/**
 * Runs work in one transaction and calls `beforeCommit` last inside it. Deadlocks and serialization failures roll back and
 * run the work again, at most three times, with jitter. A `Problem` with `keepWrites` commits and is thrown after it.
 */
export function transactionRunner(db: Db, beforeCommit: (context: Context) => Promise<void>) {
  return async function transaction<C extends Context, T>(
    context: C,
    work: (context: C) => Promise<T>,
  ): Promise<T> {
    for (let attempt = 0; ; attempt++) {
      try {
        const outcome = await db.transaction().execute(async (trx) => {
          const inside: C = { ...context, db: trx };
          try {
            const value = await work(inside);
            await beforeCommit(inside);
            await runClosing(trx);
            return { value };
          } catch (error) {
            if (!(error instanceof Problem) || !error.options.keepWrites) throw error;
            await beforeCommit(inside);
            await runClosing(trx);
            return { refused: error };
          }
        });
        if (outcome.refused) throw outcome.refused;
        return outcome.value as T;
      } catch (error) {
        if (!isRetryable(error) || attempt === MAX_RETRIES) throw error;
        context.log.warn({ attempt: attempt + 1 }, 'transaction retried');
        await sleep(Math.random() * 50 * 2 ** attempt);
      }
    }
  };
}
