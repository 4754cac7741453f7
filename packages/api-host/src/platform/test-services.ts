import { randomBytes } from 'node:crypto';
import pino from 'pino';
import { testClock } from '../testing/test-clock.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { makeAudit } from './audit.service.ts';
import { companyDay } from './company-time.ts';
import { makeJobs } from './jobs.service.ts';
import type { Context } from './operation.ts';
import { transactionRunner } from './transaction.ts';
import { makeVault } from './vault.service.ts';

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
