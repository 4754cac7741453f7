import {
  AbortedTransactionError,
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';

const closing = new WeakSet<CompiledQuery>();

/**
 * Marks the last statement of a transaction: on PostgreSQL its commit leaves right behind it, so that what it locks is
 * held for one way to the database less. The caller must run nothing after it. If it fails, the server rolls back.
 */
export function closesTransaction<Row>(query: CompiledQuery<Row>): CompiledQuery<Row> {
  closing.add(query);
  return query;
}

/** Sends `begin` together with the first statement and `commit` together with the last one that is marked so. */
class PipeliningDriver extends PostgresDriver {
  #known = new WeakSet<DatabaseConnection>();
  #begun = new WeakMap<DatabaseConnection, Promise<unknown>>();
  #commits = new WeakMap<DatabaseConnection, Promise<QueryResult<unknown>>>();

  override async acquireConnection(
    ...given: Parameters<PostgresDriver['acquireConnection']>
  ): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection(...given);
    if (!this.#known.has(connection)) this.#watch(connection);
    return connection;
  }

  /** The underlying connection hands a statement to `pg` before it first waits, so the order of calls is that on the wire. */
  #watch(connection: DatabaseConnection): void {
    this.#known.add(connection);
    const execute = connection.executeQuery.bind(connection);
    const pipelined = async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
      const begun = this.#begun.get(connection);
      const result = execute<Row>(query);
      if (closing.has(query)) {
        const commit = execute(CompiledQuery.raw('commit'));
        commit.catch(() => {});
        this.#commits.set(connection, commit);
      }
      if (begun) {
        this.#begun.delete(connection);
        result.catch(() => {});
        await begun;
      }
      return result;
    };
    connection.executeQuery = pipelined;
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    this.#commits.delete(connection);
    const begun = super.beginTransaction(connection, settings);
    begun.catch(() => {});
    this.#begun.set(connection, begun);
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const sent = this.#commits.get(connection);
    this.#commits.delete(connection);
    if (!sent) return super.commitTransaction(connection);
    const { rows } = await sent;
    if ((rows[0] as { command?: string } | undefined)?.command === 'ROLLBACK')
      throw new AbortedTransactionError();
  }
}

/** Kysely over a pool of pipelining `pg` clients. */
export class PipeliningDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new PipeliningDriver(this.#config);
  }
}
