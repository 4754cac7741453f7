import type { Db } from '../platform/database/database.ts';

declare module '../platform/database/tables.ts' {
  interface ColumnTypes {
    'books_check.findings': Readonly<Record<string, number>>;
  }
}

/** Takes the place of what the check found before. */
export async function keepFindings(db: Db, task: string, findings: object, now: Date): Promise<void> {
  const values = { checked_at: now, findings: JSON.stringify(findings) };
  await db
    .insertInto('books_check')
    .values({ task, ...values })
    .onConflict((conflict) => conflict.column('task').doUpdateSet(values))
    .execute();
}

/** What every check found when it last ran. */
export function lastFindings(db: Db) {
  return db.selectFrom('books_check').selectAll().execute();
}
