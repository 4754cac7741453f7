import { type Notice, notify } from '../notifications/notify.ts';
import type { Context } from '../platform/operation/operation.ts';
import type { Platform } from '../platform/platform.ts';
import { contactOf } from './changes/changes.store.ts';

type News = Omit<Notice, 'to'>;

/** Notifies each person once, in the app and by mail (domain.md 8.1); codes that are null are skipped. */
export function networkNotices({ messages }: Pick<Platform, 'messages'>) {
  return async function tell(context: Context, codes: readonly (string | null)[], news: News): Promise<void> {
    for (const code of new Set(codes.filter((each) => each !== null))) {
      await notify(context, { ...news, to: code });
      const person = await contactOf(context.db, code);
      if (person)
        await messages.send(context, {
          channel: 'Email',
          to: person.email,
          kind: news.type,
          subject: news.title,
          text: `Hello ${person.first_name},\n\n${news.body}`,
        });
    }
  };
}
