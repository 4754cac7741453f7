import { VIDEO_DROP } from '@upline/domain';
import { messageSender } from '../../notifications/send-messages.ts';
import type { Context } from '../../platform/operation/operation.ts';
import { Problem } from '../../platform/operation/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashSecret } from '../../sessions/secrets.ts';
import { advance } from '../sends/sends.store.ts';
import { VIDEO_DROP_MESSAGES } from '../video-drop.messages.ts';
import * as store from './watch.store.ts';

/** The same for a link that never was and one whose video has gone. */
const gone = () => new Problem(404, 'not-found', 'This video is no longer available');

/** What somebody does who was sent a link (R-VVD-06). */
export function watching({ config, messages }: Pick<Platform, 'config' | 'messages'>) {
  const { send } = messageSender({ messages });
  const hashOf = (token: string) => hashSecret(config, 'video-link', token);

  async function find({ db, today }: Context, token: string) {
    const row = await store.deliveryOfLink(db, hashOf(token), today);
    if (!row) throw gone();
    return row;
  }

  async function available(context: Context, token: string) {
    const row = await find(context, token);
    if (!row.is_available) throw gone();
    return row;
  }

  const toSubscription = (
    { channel, sender }: Awaited<ReturnType<typeof find>>,
    is_unsubscribed: boolean,
  ) => ({
    channel,
    sender,
    is_unsubscribed,
  });

  return {
    async open(context: Context, token: string) {
      const row = await available(context, token);
      const licenses = await store.licensesOf(context.db, row.owner_code, context.today);
      const { title, host_id, thumbnail_id, duration_seconds } = row;
      return {
        video: { title, host_id, thumbnail_id, duration_seconds },
        associate: {
          code: row.owner_code,
          name: row.sender,
          has_photo: row.has_photo,
          license_line:
            licenses.length === 0
              ? 'Not licensed to sell insurance'
              : `Licensed: ${licenses.map(({ type, state, number }) => `${type} ${state} ${number}`).join(', ')}`,
          email: row.email,
          phone: row.phone,
        },
      };
    },

    /** Counts what was played so far; three quarters of it are told to the sender, once. */
    async play(context: Context, token: string, seconds: number): Promise<void> {
      const { db, now } = context;
      await store.lockDelivery(db, hashOf(token));
      const row = await available(context, token);
      const watched_seconds = Math.max(row.watched_seconds, Math.min(seconds, row.duration_seconds));
      const percent = Math.floor((watched_seconds * 100) / row.duration_seconds);
      const isWatched = percent >= VIDEO_DROP.watchedPercent;
      const which = { column: 'id', value: row.id } as const;
      await advance(db, which, isWatched ? 'Watched' : 'Opened', {
        watched_seconds,
        percent,
        ...(isWatched && row.watched_at === null && { watched_at: now }),
      });
      if (!isWatched || row.watched_at !== null) return;
      await send(context, VIDEO_DROP_MESSAGES['video-watched'], {
        to: row.owner_code,
        values: { contact: row.contact_name, percent: String(percent), video: row.title },
        link: '/virtual-video-drop/history',
        about: `video-delivery:${row.id}`,
      });
    },

    /** The contact asks how to reach the sender, who is told once. */
    async contact(context: Context, token: string): Promise<void> {
      const { db, now } = context;
      await store.lockDelivery(db, hashOf(token));
      const row = await available(context, token);
      if (row.clicked_at !== null) return;
      await advance(db, { column: 'id', value: row.id }, 'Clicked', { clicked_at: now });
      await send(context, VIDEO_DROP_MESSAGES['video-contact'], {
        to: row.owner_code,
        values: { contact: row.contact_name, video: row.title },
        link: '/virtual-video-drop/history',
        about: `video-contact:${row.id}`,
      });
    },

    /** Works as long as there is a link, whatever became of the video. */
    async subscription(context: Context, token: string) {
      const row = await find(context, token);
      return toSubscription(row, row.unsubscribed_at !== null);
    },

    async unsubscribe(context: Context, token: string) {
      const row = await find(context, token);
      await store.unsubscribe(context.db, row, context.now);
      await advance(context.db, { column: 'id', value: row.id }, 'Unsubscribed');
      return toSubscription(row, true);
    },

    async subscribe(context: Context, token: string) {
      const row = await find(context, token);
      await store.subscribe(context.db, row);
      return toSubscription(row, false);
    },
  };
}
