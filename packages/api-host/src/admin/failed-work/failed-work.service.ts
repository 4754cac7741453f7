import { runAgain } from '../../platform/jobs/jobs.store.ts';
import type { Context, SignedInContext } from '../../platform/operation/operation.ts';
import { conflict, notFound } from '../../platform/operation/problem.ts';
import { demand } from '../../platform/operation/row-actions.ts';
import type { Platform } from '../../platform/platform.ts';
import { isKept } from './failed-work.actions.ts';
import * as store from './failed-work.store.ts';

/** An operator retries or discards failed work. Both are recorded in the audit trail. */
export function failedWork({ audit, jobs }: Pick<Platform, 'audit' | 'jobs'>) {
  const trace = (
    context: Context,
    action: 'transition' | 'delete',
    entity: 'job' | 'message',
    { id, label }: { id: string; label: string },
  ) => audit.record(context, { action, entity, entityId: id, entityLabel: label });

  async function job({ db }: Context, id: number) {
    const found = await store.lockJob(db, id);
    if (!found) throw notFound();
    return { id: String(found.id), label: found.task };
  }

  async function message({ db }: Context, id: string) {
    const found = await store.lockMessage(db, id);
    if (!found) throw notFound();
    return { id, label: found.kind, can_send: found.can_send };
  }

  return {
    async runJobAgain(context: Context, id: number): Promise<void> {
      const found = await job(context, id);
      if (!(await runAgain(context.db, id, context.now)))
        throw conflict('job-waiting', 'The same job is waiting already');
      trace(context, 'transition', 'job', found);
    },

    async discardJob(context: Context, id: number): Promise<void> {
      const found = await job(context, id);
      await store.removeJob(context.db, id);
      trace(context, 'delete', 'job', found);
    },

    /** Codes and links are not kept once they failed: they have expired, and a new one is asked for instead (S-11). */
    async sendMessageAgain(context: SignedInContext, id: string): Promise<void> {
      const found = await message(context, id);
      demand(isKept, found, context.caller);
      await store.removeJobsOfMessage(context.db, id);
      await store.reopenMessage(context.db, id);
      await jobs.add(context.db, 'send-message', { id });
      trace(context, 'transition', 'message', found);
    },

    async discardMessage(context: Context, id: string): Promise<void> {
      const found = await message(context, id);
      await store.removeJobsOfMessage(context.db, id);
      await store.removeMessage(context.db, id);
      trace(context, 'delete', 'message', found);
    },
  };
}
