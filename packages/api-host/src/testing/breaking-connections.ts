import type { PoolClient } from 'pg';
import type { Database } from '../platform/database/open-database.ts';

export interface BreakingConnections {
  /** Makes the statement with this number, from now on, fail as a lost connection does; `after` lets it take effect first. */
  breakAt(number: number, after?: boolean): void;
  /** As `breakAt`, at the first statement of which this holds; it is also given what was sent before. */
  breakWhen(holds: (sql: string, before: readonly string[]) => boolean, after?: boolean): void;
  /** Nothing breaks from now on, and statements are counted again. */
  mend(): void;
  /** What was sent since the last `breakAt` or `mend`. */
  readonly statements: readonly string[];
}

/** Lets the connections of a database break at a chosen statement (R-02 by force). */
export function breakingConnections(database: Database): BreakingConnections {
  let breaks: (sql: string, before: readonly string[]) => boolean = () => false;
  let isAfter = false;
  let statements: string[] = [];
  /** A lost connection stays lost until its rollback: what was sent behind the broken statement fails as well. */
  let lost = new WeakSet<PoolClient>();

  function watch(client: PoolClient): void {
    const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
    const broken = () => new Error('Connection terminated unexpectedly');
    client.query = (async (...given: unknown[]) => {
      const [text] = given;
      const sql = typeof text === 'string' ? text : (text as { text: string }).text;
      const isBroken = breaks(sql, statements);
      statements.push(sql);
      if (sql === 'rollback') {
        lost.delete(client);
        return query(...given);
      }
      if (lost.has(client)) throw broken();
      if (!isBroken) return query(...given);
      breaks = () => false;
      lost.add(client);
      if (isAfter) await query(...given);
      throw broken();
    }) as typeof client.query;
  }

  const connect = database.pool.connect.bind(database.pool) as () => Promise<PoolClient>;
  const watched = new WeakSet<PoolClient>();
  database.pool.connect = (async () => {
    const client = await connect();
    if (!watched.has(client)) watch(client);
    watched.add(client);
    return client;
  }) as typeof database.pool.connect;

  const begin = (when: typeof breaks, after: boolean) => {
    statements = [];
    lost = new WeakSet();
    breaks = when;
    isAfter = after;
  };
  return {
    breakAt: (number, after = false) => begin((_, before) => before.length === number, after),
    breakWhen: (holds, after = false) => begin(holds, after),
    mend: () => begin(() => false, false),
    get statements() {
      return statements;
    },
  };
}
