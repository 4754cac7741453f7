import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { Audit } from './audit/audit.ts';
import type { Config } from './config/config.ts';
import type { Db } from './database/database.ts';
import type { Exports } from './download/exports.ts';
import type { FileStore } from './files/files.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Messages } from './messages/messages.ts';
import type { Caller } from './operation/caller.ts';
import type { Context } from './operation/operation.ts';
import type { Vault } from './vault/vault.ts';

/** Time as the product knows it; tests set it. */
export interface Clock {
  now(): Date;
}

/**
 * The services an area may use. Areas never reach for process.env, the file system or a mail server themselves.
 * Each member is made in its own file of this folder.
 */
export interface Platform {
  readonly config: Config;
  readonly db: Db;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly audit: Audit;
  readonly vault: Vault;
  readonly jobs: Jobs;
  readonly messages: Messages;
  readonly files: FileStore;
  readonly exports: Exports;
  /**
   * Runs `work` in one transaction with queued audit entries written before it commits; deadlocks and serialization
   * failures are retried at most three times. Only for operations declared `transaction: 'manual'` and for jobs:
   * any other write already runs inside one.
   */
  transaction<C extends Context, T>(context: C, work: (context: C) => Promise<T>): Promise<T>;
  /**
   * Set by the sessions area: reads the session behind a request, or throws `notAuthorized()`. Puts a renewed token on
   * the reply as `X-Token` when one is due, so it is called once a request and before the reply is sent.
   */
  authenticate(request: FastifyRequest, reply: FastifyReply): Promise<Caller>;
}
