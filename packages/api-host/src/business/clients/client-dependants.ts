import type { Db } from '../../platform/database/database.ts';

/** How many records of one kind (policies, needs analyses) belong to the client. */
export type CountDependants = (db: Db, clientId: string) => Promise<number>;

const counters = new Set<CountDependants>();

/** For areas whose records keep a client from being deleted (R-CLI-02). Returns what takes the counter away again. */
export function addClientDependants(count: CountDependants): () => void {
  counters.add(count);
  return () => counters.delete(count);
}

/** Policies, needs analyses and the other records that areas keep about the client. */
export async function countDependants(db: Db, clientId: string): Promise<number> {
  let total = 0;
  for (const count of counters) total += await count(db, clientId);
  return total;
}
