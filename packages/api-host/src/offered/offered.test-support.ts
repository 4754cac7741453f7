import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areas } from '../areas.ts';
import type { Operation } from '../platform/operation/operation.ts';
import type { RowActions } from '../platform/operation/row-actions.ts';
import { startTestHost, type TestClient, type TestHost } from '../testing/index.ts';

/** A row as its readers see it, with what the paths of its operations name. */
export interface Row {
  readonly actions: readonly string[];
  readonly version?: number;
  readonly [field: string]: unknown;
}

export interface Resource {
  // biome-ignore lint/suspicious/noExplicitAny: rows of all resources; only the names and operations are read here
  readonly actions: RowActions<any, string>;
  /** Where each side reads rows: a record, if it names one as `{id}` or `{code}`, or else a list. */
  readonly portal?: string | readonly string[];
  readonly admin?: string | readonly string[];
  /** Columns of the table that tell the states of records apart; a few records of each are tried. */
  readonly states?: {
    readonly table: string;
    readonly columns: string;
    /** The column that `{code}` names. */
    readonly code?: string;
    /** The column of the person whose record it is: only those of the callers are tried. */
    readonly owner?: string;
    readonly where?: string;
  };
  /** Rows within an answer; otherwise the answer itself, or its `rows`. */
  readonly parts?: (answer: Row) => readonly Row[];
  /** Fields that tell the states of listed rows or of parts apart, besides the actions. */
  readonly by?: readonly string[];
  /** Bodies by action, where the example of the operation does not fit the action or the row. */
  readonly bodies?: Readonly<Record<string, (row: Row, example: object) => unknown>>;
  /** Not a row's affair: files are sent in another way. */
  readonly skipped?: readonly string[];
  /** Brings about a state that cannot be together with another one. */
  readonly before?: RawBuilder<unknown>;
  /** Statuses that refuse what is not offered, besides 403, 404 and 409. */
  readonly refusing?: readonly number[];
}

/**
 * Refusals that are no answer to "is it offered": a password that is asked for afresh, a relative whom the admin declared
 * (R-ADM-02), what Ready To Pay, an amount or a return still lacks, which the page lists before anybody presses, a
 * currency in which no payout is left for a bank file, and a full chargeback without any charge to give back, which the test has made and nothing else makes.
 */
const NOT_THE_ROWS = new Set([
  'confirmation-required',
  'not-ready-to-pay',
  'not-ready',
  'rate-missing',
  'nothing-to-export',
  're-rated',
  'escrow-open',
  'debit-balance',
  'another-upline',
]);
const CONFLICT = 'You cannot decide on this record';
/** Archiving or restoring once more changes nothing and is not refused (R-CLI-02). */
const REPEATABLE = new Set(['archiveClient', 'restoreClient', 'reveal']);
const FEW = 2;
const MOST = 60;

class RolledBack extends Error {
  readonly answer: unknown;
  constructor(answer: unknown) {
    super('rolled back');
    this.answer = answer;
  }
}

/** What rows offer against what their operations answer, over the demo network. */
export interface Offering {
  readonly host: TestHost;
  readonly callers: Readonly<Record<string, TestClient>>;
  /**
   * Every call that is refused although offered, or taken although not offered; each is rolled back. `tried` collects the
   * actions that were offered.
   */
  differences(resource: Resource, tried: Set<string>): Promise<string[]>;
}

/** A host with these people signed in; `ana seen by super` is a proxy session (7.3). */
async function startOffering(usernames: readonly string[]): Promise<Offering> {
  const operations = new Map<string, Operation>();
  let isTrial = false;
  const host = await startTestHost({
    seed: 'demo',
    areas: areas.map((area) => (platform) => {
      const found = area(platform);
      for (const each of found) operations.set(each.id, each);
      return found;
    }),
    override: ({ transaction }) => ({
      transaction: async (context, work) => {
        if (!isTrial) return transaction(context, work);
        try {
          return await transaction(context, async (inside) => {
            throw new RolledBack(await work(inside));
          });
        } catch (error) {
          if (error instanceof RolledBack) return error.answer as Awaited<ReturnType<typeof work>>;
          throw error;
        }
      },
    }),
  });
  const callers: Record<string, TestClient> = {};
  for (const name of ['ana', 'ben', 'sam', ...usernames, 'admin', 'super'])
    callers[name] = await host.signInAs(name);
  callers['ana seen by super'] = await host.signInAs('ana', { via: 'super' });

  /** A few records of every state that the table holds. */
  async function keysOf(
    { table, columns, owner, where = 'true' }: NonNullable<Resource['states']>,
    key: string,
  ) {
    const { rows } = await sql<{ key: string }>`
      select key from (
        select ${sql.ref(key)}::text as key, row_number() over (partition by ${sql.raw(columns)} order by ${sql.ref(key)}) as place
        from ${sql.table(table)}
        where ${sql.raw(where)} ${owner ? sql`and ${sql.ref(owner)} in (select code from app_user where username = any(${Object.keys(callers)}))` : sql``}
      ) numbered where place <= ${FEW} order by key limit ${MOST}`.execute(host.db);
    return rows.map((row) => row.key);
  }

  async function rowsOf(
    client: TestClient,
    path: string,
    { states, parts, by = [] }: Resource,
  ): Promise<Row[]> {
    const named = /\{(id|code)\}/.exec(path)?.[1];
    const keys =
      named && states ? await keysOf(states, named === 'code' ? (states.code ?? 'code') : 'id') : [''];
    const rows: Row[] = [];
    for (const key of keys) {
      const shown = await client.get(path.replace(/\{\w+\}/, key));
      if (shown.statusCode !== 200) continue;
      const answer = shown.json<Row & { rows?: unknown }>();
      rows.push(
        ...(parts?.(answer) ?? (named ? [answer] : ((answer.rows as Row[] | undefined) ?? [answer]))),
      );
    }
    if (named && !parts) return rows;
    const alike = Map.groupBy(rows, (row) => JSON.stringify([row.actions, by.map((field) => row[field])]));
    return [...alike.values()].flatMap((group) => group.slice(0, FEW));
  }

  async function attempt(
    client: TestClient,
    operation: Operation,
    row: Row,
    body: ((row: Row, example: object) => unknown) | undefined,
  ) {
    const example = operation.examples?.body as object;
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(row[name]));
    const send = {
      ...(operation.body ? { body: body?.(row, example) ?? example } : {}),
      ...(operation.ifMatch ? { ifMatch: row.version as number } : {}),
      idempotencyKey: crypto.randomUUID(),
    };
    isTrial = true;
    try {
      return await client[operation.method.toLowerCase() as 'post'](path, send);
    } finally {
      isTrial = false;
    }
  }

  return {
    host,
    callers,
    async differences(resource, tried) {
      const { actions, portal = [], admin = [], bodies = {}, skipped = [], refusing = [] } = resource;
      const differing: string[] = [];
      await resource.before?.execute(host.db);
      for (const [who, client] of Object.entries(callers)) {
        const side = who === 'admin' || who === 'super' ? 'admin' : 'portal';
        const paths = [side === 'admin' ? admin : portal].flat();
        const rows = await Promise.all(paths.map((path) => rowsOf(client, path, resource)));
        for (const row of rows.flat()) {
          for (const [action, ways] of Object.entries(actions.ways)) {
            const way = ways
              .map((each) => operations.get(each.operation) as Operation)
              .find(({ policy }) => policy.audience === side);
            const isOffered = row.actions.includes(action);
            const about = `${who} ${action} ${row.id ?? row.code}`;
            if (!way && isOffered) differing.push(`${about}: offered without an operation`);
            if (!way || skipped.includes(action)) continue;
            const reply = await attempt(client, way, row, bodies[action]);
            if (isOffered) tried.add(action);
            const { code, message } = reply.statusCode >= 400 ? reply.json() : { code: '', message: '' };
            if (NOT_THE_ROWS.has(code) || message === CONFLICT) continue;
            if (!isOffered && REPEATABLE.has(way.id)) continue;
            const isRefused = [403, 404, 409, ...(isOffered ? [] : refusing)].includes(reply.statusCode);
            if (isOffered === isRefused || reply.statusCode >= 500)
              differing.push(
                `${about}: ${isOffered ? '' : 'not '}offered, ${reply.statusCode} ${code} ${message}`,
              );
          }
        }
      }
      return differing;
    },
  };
}

/** One test a resource, and one that each action was offered at least once: otherwise nothing would be proved. */
export function compareOffered(
  resources: Readonly<Record<string, Resource>>,
  usernames: readonly string[],
  fill: (offering: Offering) => Promise<void>,
): void {
  const tried = new Map<Resource['actions'], Set<string>>();
  const triedOf = (actions: Resource['actions']) => {
    const known = tried.get(actions) ?? new Set();
    tried.set(actions, known);
    return known;
  };
  let offering: Offering;
  beforeAll(async () => {
    offering = await startOffering(usernames);
    await fill(offering);
  }, 180_000);
  afterAll(() => offering?.host.close());

  describe('what a row offers is what its operations take', () => {
    it.each(Object.keys(resources))('%s', { timeout: 300_000 }, async (name) => {
      const resource = resources[name] as Resource;
      expect(await offering.differences(resource, triedOf(resource.actions))).toEqual([]);
    });

    it('every action is offered in a state that was tried', () => {
      const untried = Object.entries(resources).flatMap(([name, { actions, skipped = [] }]) =>
        Object.keys(actions.ways)
          .filter((action) => !skipped.includes(action) && !triedOf(actions).has(action))
          .map((action) => `${name}: ${action}`),
      );
      expect(untried).toEqual([]);
    });
  });
}
