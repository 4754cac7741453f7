import { phoneToE164 } from '@upline/domain';
import { setting } from '../../catalogue/plan-data.store.ts';
import { afterQuietHours, zoneOfState } from '../../notifications/quiet-hours.ts';
import type { Platform } from '../../platform/platform.ts';
import { companyDay } from '../../platform/time/company-time.ts';
import { hashSecret, randomToken } from '../../sessions/secrets.ts';
import { messageText } from './message-text.ts';
import * as store from './sends.store.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface Tasks {
    'video-drop.deliver': { readonly id: string };
  }
}

/** Who may still send; others have no account in which an answer would arrive. */
const WORKING = ['Active', 'Resignation Initiated'];

/** What has changed since it was queued so that it must not leave. */
function obstacleOf(row: store.DeliveryToSend, today: string): string | undefined {
  const [address, agreed] =
    row.channel === 'Email' ? [row.email_key, row.consent_email] : [row.mobile, row.consent_sms];
  if (row.video_status !== 'Published' || row.expires_on < today) return 'The video is no longer available';
  if (!WORKING.includes(row.sender_status)) return 'The sender is not active';
  if (row.first_name === null) return 'The contact was deleted';
  if (address !== row.address) return 'The contact has another address now';
  if (!agreed) return 'The contact no longer agrees to these messages';
  return undefined;
}

/** Lets deliveries leave when they are due, each with a link of its own, and learns what became of their messages. */
export function defineSendTasks({
  config,
  jobs,
  messages,
}: Pick<Platform, 'config' | 'jobs' | 'messages'>): void {
  jobs.define('video-drop.deliver', {
    async run(context, { id }) {
      const { db, now, today } = context;
      const row = await store.deliveryToSend(db, id);
      if (row?.status !== 'Queued') return;
      const which = { column: 'id', value: id } as const;
      if (row.unsubscribed_at !== null) return store.advance(db, which, 'Unsubscribed');
      const failure = obstacleOf(row, today);
      if (failure !== undefined) return store.advance(db, which, 'Failed', { failure });
      // Work that was late may come to it at night (R-VVD-03).
      const due = row.channel === 'SMS' ? afterQuietHours(now, zoneOfState(row.state)) : now;
      if (due > now) {
        await store.postpone(db, id, due, companyDay(due));
        await jobs.add(db, 'video-drop.deliver', { id }, { runAt: due });
        return;
      }
      const token = randomToken();
      const text = messageText({
        channel: row.channel,
        message: row.message,
        firstName: row.first_name ?? '',
        sender: row.sender,
        company: (await setting(db, 'video_sender', today)).address,
        watchUrl: `${config.portalUrl}/watch/${token}`,
        unsubscribeUrl: `${config.portalUrl}/unsubscribe/${token}`,
      });
      const about = { kind: 'video-drop', text };
      const [message_id] = await messages.send(
        context,
        row.channel === 'Email'
          ? { ...about, channel: 'Email', to: row.email ?? '', subject: `${row.sender}: ${row.title}` }
          : { ...about, channel: 'SMS', to: phoneToE164(row.address) },
      );
      await store.advance(db, which, 'Queued', {
        link_hash: hashSecret(config, 'video-link', token),
        message_id: message_id ?? null,
      });
    },
  });
  messages.onOutcome('video-drop', ({ db, now }, id, outcome) =>
    store.advance(
      db,
      { column: 'message_id', value: id },
      outcome,
      outcome === 'Sent' ? { sent_at: now } : { failure: 'The message could not be delivered' },
    ),
  );
}
