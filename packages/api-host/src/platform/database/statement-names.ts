import { hash } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from './database.ts';
import { isOutdatedPlan } from './database-errors.ts';

/** Statements that come again and again are few; more would only fill the server's memory. */
const MAX_NAMES = 300;
/** A statement gets its name when it comes back: bulk writes make many that never do. */
const NAMED_AFTER = 3;

/**
 * Statements whose best plan does not depend on their values. A list is planned for the person who asks: the plan for the
 * average book would be slow for the largest.
 */
const ONE_PLAN =
  /^(?:insert|update)\b|^\s*with (?:hold|effect_0)\b|\b(?:live_session|append_audit_entries)\(|\/\* by key \*\//;

/**
 * Put this in front of a select of rows by their keys. Its best plan does not depend on the reader, so the server keeps
 * it; planning such selects would be the larger part of a page's cost.
 */
export const byKey = sql`/* by key */`;

/** Put in front of a statement about everybody, to be run under `allowSlowStatements`: the client waits as long for it. */
export const slowStatement = sql`/* slow */`;
const PATIENCE_MS = 300_000;

/** In a transaction of a job: its statements may take minutes, and memory to join everybody at once. */
export async function allowSlowStatements(db: Db): Promise<void> {
  await sql`select set_config('statement_timeout', ${String(PATIENCE_MS)}, true), set_config('work_mem', '64MB', true)`.execute(
    db,
  );
}

const seen = new Map<string, number>();
const names = new Map<string, string>();

/** The name of a statement that keeps coming back; undefined for others. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MAX_NAMES || !ONE_PLAN.test(text)) return known;
  const times = (seen.get(text) ?? 0) + 1;
  if (times < NAMED_AFTER) {
    if (seen.size >= MAX_NAMES * 10) seen.clear();
    seen.set(text, times);
    return undefined;
  }
  seen.delete(text);
  const name = hash('sha256', text, 'base64url').slice(0, 24);
  names.set(text, name);
  return name;
}

/** What a query object of `pg` keeps of its answer; see `#ask`. */
const FORGOTTEN = { _result: undefined, _results: undefined };

/** A `pg` client that lets the server keep the plans of writes that come often. */
export class PreparingClient extends pg.Client {
  /** Increases when a migration changed a table under a kept plan, so that all statements are prepared again. */
  #generation = 0;

  // biome-ignore lint/suspicious/noExplicitAny: the overloads of `query` reduce to this
  override query(text: any, values?: any, callback?: any): any {
    if (typeof text !== 'string' || typeof values === 'function' || callback !== undefined)
      return super.query(text, values, callback);
    const name = Array.isArray(values) ? nameOf(text) : undefined;
    if (name === undefined) return this.#ask({ text, values });
    const generation = this.#generation;
    return this.#ask({ name: `${name}-${generation}`, text, values }).catch((error: unknown) => {
      if (isOutdatedPlan(error) && this.#generation === generation) this.#generation += 1;
      throw error;
    });
  }

  /**
   * As `pg` does it with promises, but its query object lets go of the rows when it has handed them over. Otherwise, as soon as
   * one such object is old, V8 takes all that follow for alive: the rows of an export then fill the old heap, which is cleared
   * late.
   */
  #ask(config: pg.QueryConfig): Promise<pg.QueryResult> {
    return new Promise((resolve, reject) => {
      const query = new pg.Query(config, undefined, (error, result) => {
        if (error) {
          // The stack that led here, not that of the socket.
          Error.captureStackTrace(error);
          reject(error);
          return;
        }
        Object.assign(query, FORGOTTEN);
        resolve(result);
      });
      if (config.text.includes('/* slow */')) Object.assign(query, { query_timeout: PATIENCE_MS });
      super.query(query);
    });
  }
}
