import { runAgain } from '../../platform/jobs.store.ts';
import type { Context } from '../../platform/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { conflict, notFound } from '../../platform/problem.ts';
import * as store from './failed-work.store.ts';

/** What an operator does with work that gave up: once more, or away with it. Each leaves an audit entry. */
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
    return { id, label: found.kind, canSend: found.can_send };
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
    async sendMessageAgain(context: Context, id: string): Promise<void> {
      const found = await message(context, id);
      if (!found.canSend) throw conflict('message-expired', 'This message can no longer be sent');
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
