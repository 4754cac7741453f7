import type { Db } from '../database/database.ts';
import type { Words } from './template-rules.ts';

async function read(db: Db): Promise<ReadonlyMap<string, Words>> {
  const rows = await db.selectFrom('message_template').select(['key', 'title', 'body']).execute();
  return new Map(rows.map(({ key, ...words }) => [key, words]));
}

const ofTransactions = new WeakMap<Db, Promise<ReadonlyMap<string, Words>>>();

/**
 * The words that the home office has changed, by the key of their message. A transaction reads them once, whatever number of
 * people it writes to.
 */
export function changedWords(db: Db): Promise<ReadonlyMap<string, Words>> {
  if (!db.isTransaction) return read(db);
  const known = ofTransactions.get(db) ?? read(db);
  ofTransactions.set(db, known);
  return known;
}
