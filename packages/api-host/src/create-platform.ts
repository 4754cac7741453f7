import type { FastifyBaseLogger } from 'fastify';
import { defineIdempotencyTasks } from './http/idempotency.tasks.ts';
import { MESSAGE_TEMPLATES } from './message-templates.ts';
import { planMessages } from './notifications/plan-messages.ts';
import { defineAuditRetention } from './platform/audit/audit.retention.ts';
import { defineAuditTasks, makeAudit } from './platform/audit/audit.service.ts';
import type { Config } from './platform/config/config.ts';
import { defineDumpTasks } from './platform/database/database-dump.ts';
import { migrate } from './platform/database/migrate.ts';
import type { Database } from './platform/database/open-database.ts';
import { transactionRunner } from './platform/database/transaction.ts';
import { makeExports } from './platform/download/exports.service.ts';
import { defineFileTasks, makeFiles } from './platform/files/files.service.ts';
import { makeJobs } from './platform/jobs/jobs.service.ts';
import { makeDelivery } from './platform/messages/messages.delivery.ts';
import { makeMessages } from './platform/messages/messages.service.ts';
import type { Clock, Platform } from './platform/platform.ts';
import { makeVault } from './platform/vault/vault.service.ts';
import { checkVaultKeys, defineVaultTasks, startRotation } from './platform/vault/vault-keys.ts';
import { createAuthenticate } from './sessions/authenticate.ts';

export interface PlatformParts {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
}

/** A platform and what must happen around its life. */
export interface RunningPlatform {
  readonly platform: Platform;
  /** Brings the schema up to date and judges the keys. Throws while the database is down. */
  prepare(): Promise<void>;
  /** Starts the job worker of this process. */
  work(): void;
  /** Hands back what runs and closes the database. */
  close(): Promise<void>;
}

/** The composition root: the only place that knows how the services are made. */
export function createPlatform({ config, database, clock, log }: PlatformParts): RunningPlatform {
  const { db } = database;
  const vault = makeVault(config.secrets.vaultKeys, config.secrets.indexKey);
  vault.registerColumn({ table: 'idempotency_key', column: 'answer' });
  const audit = makeAudit();
  const transaction = transactionRunner(db, (context) => audit.flush(context));
  const jobs = makeJobs({ db, clock, log, transaction });
  const delivery = makeDelivery(config);
  const messages = makeMessages({
    jobs,
    vault,
    delivery,
    demo: config.demo,
    plan: planMessages(MESSAGE_TEMPLATES),
    apps: config,
  });
  const files = makeFiles(config);
  const exports = makeExports({ config, audit, jobs, files, messages, transaction });
  defineFileTasks(jobs, files);
  defineAuditTasks(jobs);
  defineAuditRetention(jobs, audit);
  defineVaultTasks(jobs, vault);
  defineIdempotencyTasks(jobs);
  if (database.pglite) defineDumpTasks(jobs, database.pglite, config.dataDir);

  const services = {
    config,
    db,
    clock,
    log,
    audit,
    vault,
    jobs,
    messages,
    files,
    exports,
    transaction,
  };
  const platform: Platform = { ...services, authenticate: createAuthenticate(services) };
  return {
    platform,
    async prepare() {
      await database.withSlowStatements(migrate);
      await checkVaultKeys(db, vault);
      await startRotation(db, jobs, config.secrets.vaultKeys.length);
    },
    work: () => jobs.start(),
    async close() {
      await jobs.stop();
      delivery.close();
      await database.close();
    },
  };
}
