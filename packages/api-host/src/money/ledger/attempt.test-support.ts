import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { TestHost } from '../../testing/index.ts';

/** Thrown to take everything back. */
class TakenBack extends Error {}

/** Runs it to its commit, judging what waits for the commit too, and takes it back all the same. */
export const attemptOn =
  (host: Pick<TestHost, 'db'>) =>
  (work: (db: Db) => Promise<unknown>): Promise<'accepted' | string> =>
    host.db
      .transaction()
      .execute(async (trx) => {
        await work(trx);
        await sql`set constraints all immediate`.execute(trx);
        throw new TakenBack();
      })
      .catch((error: unknown) => (error instanceof TakenBack ? 'accepted' : String(error)));
