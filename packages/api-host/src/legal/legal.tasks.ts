import type { Area } from '../platform/host.ts';
import { askNext, takeReminders } from './legal-documents.store.ts';
import { legalNotices } from './legal-notices.ts';
import { findText } from './legal-texts.store.ts';

declare module '../platform/jobs/jobs.ts' {
  interface Tasks {
    /** `after`: the code of the last person who was asked. */
    'legal.ask': { readonly text_id: string; readonly after: string };
    'legal.remind': Record<string, never>;
  }
}

/** People per transaction: a million people are asked page by page, and a process that crashed continues where it was. */
const PAGE = 200;

export const legalTasks: Area = (platform) => {
  const { jobs } = platform;
  const tell = legalNotices(platform);

  jobs.define('legal.ask', {
    async run(context, { text_id, after }) {
      const { db, now } = context;
      const text = await findText(db, text_id);
      // A newer version was published in the meantime and asks everybody itself.
      if (text?.status !== 'Published') return;
      const { plan, partner, text_version, published_by: by } = text;
      const { last, asked } = await askNext(db, {
        text,
        plan,
        partner,
        text_version,
        now,
        by,
        after,
        limit: PAGE,
      });
      for (const { id, associate_code } of asked)
        await tell.asked(context, associate_code, { id, type: text.type, country: text.country, plan });
      if (last !== undefined) await jobs.add(db, 'legal.ask', { text_id, after: last });
    },
  });

  jobs.define('legal.remind', {
    async run(context) {
      const due = await takeReminders(context.db, context.today, PAGE);
      for (const document of due) await tell.reminded(context, document.associate_code, document);
      if (due.length === PAGE) await jobs.add(context.db, 'legal.remind', {});
    },
  });
  jobs.schedule('legal.remind', { dailyAt: '07:00' }, 'legal.remind', {});

  return [];
};
