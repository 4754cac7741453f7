import { notify } from '../../notifications/notify.ts';
import type { Platform } from '../../platform/platform.ts';
import { audienceOf, findAnnouncement, takeUnnotified } from './announcements.store.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface Tasks {
    /** Begins to notify of what is shown from today on. */
    'announcements.begin': Record<string, never>;
    /** `after`: the code of the last person who was notified. */
    'announcements.notify': { readonly id: string; readonly after: string };
  }
}

/** People per transaction. */
const PAGE = 200;

/** Notifies everybody an announcement is for, once: in the app, and by email where it is marked (domain.md 8.1). */
export function defineAnnouncementTasks({ jobs, messages }: Pick<Platform, 'jobs' | 'messages'>): void {
  jobs.define('announcements.begin', {
    async run({ db, now, today }) {
      for (const id of await takeUnnotified(db, now, today))
        await jobs.add(db, 'announcements.notify', { id, after: '' });
    },
  });
  jobs.schedule('announcements.begin', { dailyAt: '06:00' }, 'announcements.begin', {});

  jobs.define('announcements.notify', {
    async run(context, { id, after }) {
      const { db } = context;
      const row = await findAnnouncement(db, id);
      // Taken back in the meantime: nobody else hears of it.
      if (row?.status !== 'Published') return;
      const { title, body, send_email } = row;
      const people = await audienceOf(db, id, after, PAGE);
      for (const { code, email, first_name } of people) {
        const about = `announcement:${id}`;
        await notify(context, { to: code, type: 'announcement', title, body, link: '/dashboard', about });
        if (send_email)
          await messages.send(context, {
            channel: 'Email',
            to: email,
            kind: 'announcement',
            subject: title,
            text: `Hello ${first_name},\n\n${body}`,
          });
      }
      const last = people.at(-1);
      if (people.length === PAGE && last)
        await jobs.add(db, 'announcements.notify', { id, after: last.code });
    },
  });
}
