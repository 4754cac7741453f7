import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';
import { closesTransaction } from './postgres-dialect.ts';

const queues = new WeakMap<Db, RawBuilder<unknown>[]>();

/**
 * Leaves an effect for the end of a transaction: a statement that answers nothing anybody waits for and is right whatever
 * the others do. All of them go to the database as one statement, and the commit with it.
 */
export function atCommit(trx: Db, effect: RawBuilder<unknown>): void {
  if (!trx.isTransaction) throw new Error('There is no transaction whose end this could wait for');
  const queue = queues.get(trx);
  if (queue) queue.push(effect);
  else queues.set(trx, [effect]);
}

/** Runs what was left for the end of this transaction. The caller commits next and runs nothing in between. */
export async function runClosing(trx: Db): Promise<void> {
  const effects = queues.get(trx);
  if (!effects) return;
  queues.delete(trx);
  const last = effects.pop() as RawBuilder<unknown>;
  const parts = effects.map((effect, index) => sql`${sql.id(`effect_${index}`)} as (${effect})`);
  const statement = parts.length === 0 ? last : sql`with ${sql.join(parts)} ${last}`;
  await trx.executeQuery(closesTransaction(statement.compile(trx)));
}
