import { MESSAGE_TITLE_MAX, NOTICE_BODY_MAX } from '@upline/domain/message-words';
import { shortened } from '../platform/messages/written.ts';
import type { Context } from '../platform/operation/operation.ts';
import * as store from './notifications.store.ts';

export interface Notice {
  /** Code of the person who gets the notification. */
  readonly to: string;
  /** Event of domain.md 8.1 in kebab case: `policy-action-required`. */
  readonly type: string;
  /** Shortened to 120 characters: two long names fill them, and no write may fail for that. */
  readonly title: string;
  /** Shortened to 1,000 characters. */
  readonly body: string;
  /** Path within the app: `/business/ABC-123`. */
  readonly link?: string;
  /** What it is about, `policy:812`. Without it the notification is never merged. */
  readonly about?: string;
}

const MERGE_MS = 10 * 60_000;

/**
 * Notifies a person in the app, in the caller's transaction. The same event about the same object within ten minutes
 * renews the earlier notification instead of adding one (R-NTF-03). An unknown code is skipped. Answers whether it says what
 * the earlier one did not: only then is there anything to mail.
 */
export async function notify({ db, now }: Pick<Context, 'db' | 'now'>, notice: Notice): Promise<boolean> {
  if (!(await store.lockUser(db, notice.to))) return false;
  const values = {
    user_code: notice.to,
    type: notice.type,
    title: shortened(notice.title, MESSAGE_TITLE_MAX),
    body: shortened(notice.body, NOTICE_BODY_MAX),
    link: notice.link ?? null,
    object_key: notice.about ?? null,
    created_at: now,
  };
  const merged =
    notice.about !== undefined && (await store.merge(db, values, new Date(now.getTime() - MERGE_MS)));
  if (!merged) await store.insert(db, values);
  return !merged || merged.title !== values.title || merged.body !== values.body;
}
