import { DAY_MS } from '@upline/domain';
import type { Platform } from '../platform/platform.ts';
import { registrationMails } from './registration-mails.ts';
import * as store from './registrations.store.ts';

declare module '../platform/jobs/jobs.ts' {
  interface Tasks {
    'remind-of-registrations': Record<string, never>;
    'sweep-registrations': Record<string, never>;
  }
}

const BATCH = 100;
/** How long we keep expired drafts, because people may ask the home office about them. */
const KEEP_MS = 30 * DAY_MS;

/** Reminds people of a registration they left a day ago, and removes what was never finished. */
export function defineRegistrationTasks(platform: Platform): void {
  const { jobs, files } = platform;
  const mails = registrationMails(platform);

  jobs.define('remind-of-registrations', {
    async run(context) {
      const { db, now } = context;
      const left = await store.abandonedSince(db, new Date(now.getTime() - DAY_MS), now, BATCH);
      for (const draft of left) {
        await mails.abandoned(context, draft);
        await store.writeDraft(db, draft.id, { reminded_at: now });
      }
      if (left.length === BATCH) await jobs.add(db, 'remind-of-registrations', {});
    },
  });
  jobs.schedule('remind-of-registrations', { minutes: 60 }, 'remind-of-registrations', {});

  jobs.define('sweep-registrations', {
    async run({ db, now }) {
      const over = await store.overBefore(db, new Date(now.getTime() - KEEP_MS), BATCH);
      for (const { id, signatures } of over) {
        await store.deleteDraft(db, id);
        for (const { file_key } of signatures ?? []) await files.remove(file_key).catch(() => undefined);
      }
      if (over.length === BATCH) await jobs.add(db, 'sweep-registrations', {});
    },
  });
  jobs.schedule('sweep-registrations', { dailyAt: '03:50' }, 'sweep-registrations', {});
}
