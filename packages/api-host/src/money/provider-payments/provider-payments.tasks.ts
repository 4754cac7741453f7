import type { Caller } from '../../platform/caller.ts';
import type { Db } from '../../platform/database.ts';
import type { Context } from '../../platform/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import type { providerPayments } from './provider-payments.service.ts';
import { importerOf, unjudged } from './provider-payments.store.ts';

declare module '../../platform/jobs.ts' {
  interface Tasks {
    'judge-provider-payments': { provider_id: string; statement_ref: string };
  }
}

const PORTION = 100;

/** The admin who imported the statement, for what its lines do to policies; no right is judged by it. */
async function importer(db: Db, code: string | null, now: Date): Promise<Caller | undefined> {
  const user = code === null ? undefined : await importerOf(db, code);
  return (
    user && {
      userId: user.id,
      kind: user.kind,
      code: user.code,
      name: `${user.first_name} ${user.last_name}`,
      email: user.email,
      sessionId: '',
      audience: 'admin',
      permissions: new Set(),
      isSeniorLevel: false,
      isBeta: false,
      country: user.country,
      isReadOnly: false,
      proxyAdminCode: undefined,
      confirmedAt: now,
    }
  );
}

/** Judges what a statement brought, line by line, each in a transaction of its own. */
export function defineProviderPaymentTasks(
  { jobs }: Pick<Platform, 'jobs'>,
  { settleApart }: Pick<ReturnType<typeof providerPayments>, 'settleApart'>,
): void {
  jobs.define('judge-provider-payments', {
    transaction: 'manual',
    async run(context: Context, { provider_id, statement_ref }) {
      for (;;) {
        const lines = await unjudged(context.db, provider_id, statement_ref, PORTION);
        if (lines.length === 0) return;
        for (const { id, created_by } of lines) {
          const caller = await importer(context.db, created_by, context.now);
          if (!caller) throw new Error(`Nobody has the code ${created_by}`);
          await settleApart({ ...context, caller }, id);
        }
      }
    },
  });
}
