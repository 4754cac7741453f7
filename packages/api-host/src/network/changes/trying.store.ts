import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** What is read after changes that are all taken back again. Only inside a transaction. */
export async function triedOut<T>(db: Db, run: () => Promise<T>): Promise<T> {
  await sql`savepoint trying`.execute(db);
  try {
    return await run();
  } finally {
    await sql`rollback to savepoint trying`.execute(db);
  }
}
