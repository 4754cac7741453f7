import type { Db } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Context } from '../operation/operation.ts';
import { CHAIN_START, type ChainBreak, findBreak } from './audit.chain.ts';
import * as store from './audit.store.ts';
import type { Audit, AuditEntry } from './audit.ts';

declare module '../jobs/jobs.ts' {
  interface Tasks {
    'verify-audit-trail': Record<string, never>;
  }
}

const MAX_USER_AGENT = 400;

/** A queued entry: what the area recorded, completed with the person, the address and the time. */
function described(context: Context, entry: AuditEntry) {
  const { caller } = context;
  const actor = entry.actor ?? caller;
  return {
    // An admin who views as an associate acts under the associate's code; the admin's own is kept beside it (7.3).
    actor_code: actor?.code ?? null,
    actor_kind: actor?.kind ?? (context.ip === '' ? 'SYS' : 'PUB'),
    proxy_admin_code: caller?.proxyAdminCode ?? null,
    action: entry.action,
    entity: entry.entity,
    entity_id: entry.entityId,
    entity_label: entry.entityLabel,
    owner_code: entry.ownerCode ?? null,
    changes: entry.changes ?? [],
    reason: entry.reason ?? null,
    ip: context.ip || null,
    user_agent: context.userAgent.slice(0, MAX_USER_AGENT) || null,
    request_id: context.requestId,
  };
}

/** Makes the trail. The queue belongs to the transaction, so a rolled back or repeated attempt leaves nothing behind. */
export function makeAudit(): Audit {
  const queues = new WeakMap<Db, ReturnType<typeof described>[]>();
  return {
    record(context, entry) {
      if (!context.db.isTransaction) {
        throw new Error(`Audit entry "${entry.action} ${entry.entity}" recorded outside a transaction`);
      }
      if (entry.action === 'update' && entry.changes?.length === 0) return;
      const queue = queues.get(context.db) ?? [];
      queue.push(described(context, entry));
      queues.set(context.db, queue);
    },

    async flush(context) {
      const queue = queues.get(context.db);
      if (!queue || queue.length === 0) return;
      queues.delete(context.db);
      store.append(context.db, context.now, queue);
    },
  };
}

const VERIFY_BATCH = 1000;

/**
 * Walks the whole chain and reports the first entry that was changed, removed, put elsewhere or cut off at the end;
 * undefined when the trail is whole (S-78). What retention removed is stood for by its
 * checkpoint. Flat in memory.
 */
export async function verifyAuditTrail(db: Db): Promise<ChainBreak | undefined> {
  const head = await store.readHead(db);
  let last = (await store.readCheckpoint(db)) ?? { id: 0, hash: CHAIN_START };
  while (last.id < head.id) {
    const batch = await store.entriesAfter(db, last.id, VERIFY_BATCH);
    const found = findBreak(last, batch);
    if (found) return found;
    const end = batch.at(-1);
    if (!end) return { id: last.id + 1, problem: 'missing' };
    // Entries appended while we walk are judged by the next run.
    if (end.id >= head.id) {
      const atHead = batch.find((entry) => entry.id === head.id);
      return atHead?.hash === head.hash ? undefined : { id: head.id, problem: 'changed' };
    }
    last = end;
  }
  return undefined;
}

/** Verifies the trail every night. The logged end of the chain is a witness outside the database. */
export function defineAuditTasks(jobs: Jobs): void {
  jobs.define('verify-audit-trail', {
    transaction: 'manual',
    async run({ db, log, now }, _, finish) {
      const found = await verifyAuditTrail(db);
      const { id, hash } = await store.readHead(db);
      await finish((inside) => store.keepCheck(inside.db, found, { throughId: id, now }));
      if (found) log.error({ broken: found, id, hash }, 'the audit trail is broken');
      else log.info({ id, hash }, 'the audit trail is whole');
    },
  });
  jobs.schedule('verify-audit-trail', { dailyAt: '03:10' }, 'verify-audit-trail', {});
}

const SECURITY_ENTITIES = [
  'session',
  'password',
  'password_reset',
  'remembered_device',
  'proxy_session',
  'sign_in_code',
  'second_step',
  'recovery_codes',
  'email',
  'phone',
  'profile',
  'associate',
  'payout_information',
  'clients',
  'prospects',
  'analyses',
];

/** The security page's list of an associate: own sign-ins, password and session events, views by an admin (domain.md 8.2). */
export async function listOwnAuditEntries(
  db: Db,
  code: string,
  { entities = SECURITY_ENTITIES, limit = 100 }: { entities?: readonly string[]; limit?: number } = {},
) {
  return store.ownEntries(db, code, entities, limit);
}
