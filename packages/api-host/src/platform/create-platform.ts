import type { FastifyBaseLogger } from 'fastify';
import { makeAudit } from './audit.service.ts';
import type { Config } from './config.ts';
import { migrate } from './migrate.ts';
import type { Database } from './open-database.ts';
import type { Clock, Platform } from './platform.ts';
import { notAuthorized } from './problem.ts';
import { transactionRunner } from './transaction.ts';
import { makeVault } from './vault.service.ts';
import { checkVaultKeys } from './vault-keys.ts';

export interface PlatformParts {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
}

/** A platform and what must happen around its life. */
export interface RunningPlatform {
  readonly platform: Platform;
  /** Brings the schema up to date, judges the keys and starts the job worker. Throws while the database is down. */
  prepare(): Promise<void>;
  /** Hands back what runs and closes the database. */
  close(): Promise<void>;
}

/** The composition root: the only place that knows how the services are made. */
export function createPlatform({ config, database, clock, log }: PlatformParts): RunningPlatform {
  const { db } = database;
  const vault = makeVault(config.secrets.vaultKeys, config.secrets.indexKey);
  vault.registerColumn({ table: 'idempotency_key', column: 'answer' });
  const audit = makeAudit();
  const missing = (name: string) =>
    new Proxy(
      {},
      {
        get() {
          throw new Error(`${name} is not wired yet`);
        },
      },
    ) as never;

  const platform: Platform = {
    config,
    db,
    clock,
    log,
    audit,
    vault,
    jobs: missing('jobs'),
    messages: missing('messages'),
    files: missing('files'),
    transaction: transactionRunner(db, (context) => audit.flush(context)),
    authenticate: () => Promise.reject(notAuthorized()),
  };
  return {
    platform,
    async prepare() {
      await migrate(db);
      await checkVaultKeys(db, vault);
    },
    async close() {
      await database.close();
    },
  };
}
