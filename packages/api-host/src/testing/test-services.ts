import { randomBytes } from 'node:crypto';
import pino from 'pino';
import { makeAudit } from '../platform/audit/audit.service.ts';
import { transactionRunner } from '../platform/database/transaction.ts';
import { makeJobs } from '../platform/jobs/jobs.service.ts';
import type { Context } from '../platform/operation/operation.ts';
import { companyDay } from '../platform/time/company-time.ts';
import { makeVault } from '../platform/vault/vault.service.ts';
import { testClock } from './test-clock.ts';
import { openTestDatabase } from './test-database.ts';

/** The platform's services on a database of their own, without HTTP; for tests of the services themselves. */
export async function openTestServices(options: { pollMs?: number; leaseMs?: number } = {}) {
  const database = await openTestDatabase();
  const { db } = database;
  const clock = testClock('2026-11-21T15:00:00Z');
  const log = pino({ level: 'silent' });
  const audit = makeAudit();
  const transaction = transactionRunner(db, audit.flush);
  const vault = makeVault([{ id: 'test-1', key: randomBytes(32) }], randomBytes(32));
  const jobs = makeJobs({ db, clock, log, transaction, ...options });
  const context = (): Context => ({
    db,
    now: clock.now(),
    today: companyDay(clock.now()),
    requestId: 'req-1',
    ip: '203.0.113.7',
    userAgent: 'test',
    log,
    caller: undefined,
  });
  return { database, db, clock, log, audit, transaction, vault, jobs, context };
}

export type TestServices = Awaited<ReturnType<typeof openTestServices>>;
