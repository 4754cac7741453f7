import { DAY_MS, foldText, VIDEO_DROP, VIDEO_MESSAGE_MAX, messages as words } from '@upline/domain';
import { afterQuietHours, zoneOfState } from '../../notifications/quiet-hours.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { conflict, type FieldError, invalid } from '../../platform/operation/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { companyDay } from '../../platform/time/company-time.ts';
import { contactName } from '../contacts/contacts.service.ts';
import { contactsAmong, type ShownContact } from '../contacts/contacts.store.ts';
import { videosFor } from '../videos/videos.store.ts';
import type { SendBody } from './sends.schemas.ts';
import * as store from './sends.store.ts';

/** A form is filled in while time goes on. */
const LATE_MS = 5 * 60_000;

/** Why the contact cannot be written to by that channel. */
function refusalOf(contact: ShownContact, channel: SendBody['channel']): string | undefined {
  const name = contactName(contact);
  const [address, agreed, gone] =
    channel === 'Email'
      ? [contact.email, contact.consent_email, contact.unsubscribed_email_at]
      : [contact.mobile, contact.consent_sms, contact.unsubscribed_sms_at];
  if (gone !== null) return `${name} has unsubscribed from ${channel} messages`;
  if (address === null || !agreed) return `${name} has not agreed to receive ${channel} messages`;
  return undefined;
}

/** Sends a video to own contacts (domain.md 2.29, R-VVD-01 to R-VVD-05). */
export function sends({ audit, jobs }: Pick<Platform, 'audit' | 'jobs'>) {
  return async function send(context: SignedInContext, body: SendBody) {
    const { db, now, today, caller } = context;
    const { channel, contact_ids, scheduled_at } = body;
    const errors: FieldError[] = [];
    const refuse = (field: string, message: string) => errors.push({ field, message });
    const video = await videosFor(db, caller, today).where('video.id', '=', body.video_id).executeTakeFirst();
    if (!video) refuse('video_id', words.invalid('Video'));
    if ([...body.message].length > VIDEO_MESSAGE_MAX[channel])
      refuse('message', words.maxLength('Message', VIDEO_MESSAGE_MAX[channel]));
    const ahead = (scheduled_at?.getTime() ?? now.getTime()) - now.getTime();
    if (ahead < -LATE_MS) refuse('scheduled_at', words.datePast('Send At'));
    if (ahead > VIDEO_DROP.daysAhead * DAY_MS)
      refuse('scheduled_at', `Send At can be at most ${VIDEO_DROP.daysAhead} days ahead`);
    if (video && scheduled_at && companyDay(scheduled_at) > video.expires_on)
      refuse('scheduled_at', 'The video expires before then');
    const sender = await store.lockSender(db, caller.code);
    const found = await contactsAmong(db, caller, contact_ids);
    if (found.length !== contact_ids.length) refuse('contact_ids', words.invalid('Contacts'));
    const refusals = found.flatMap((contact) => refusalOf(contact, channel) ?? []);
    if (refusals.length > 0) refuse('contact_ids', refusals.join('. '));
    if (errors.length > 0) throw invalid(errors);

    const start = scheduled_at !== null && ahead > 0 ? scheduled_at : now;
    const rows = found.map((contact) => {
      // A contact without a state is taken to live where the sender does.
      const due =
        channel === 'Email' ? start : afterQuietHours(start, zoneOfState(contact.state ?? sender.state));
      return {
        owner_code: caller.code,
        contact_id: contact.id,
        contact_name: contactName(contact),
        contact_key: foldText(contactName(contact)),
        address: (channel === 'Email' ? contact.email_key : contact.mobile) as string,
        due_at: due,
        due_on: companyDay(due),
        created_at: now,
      };
    });
    const days = Map.groupBy(rows, ({ due_on }) => due_on);
    const before = await store.deliveriesOn(db, caller.code, [...days.keys()]);
    for (const [day, those] of days)
      if ((before.get(day) ?? 0) + those.length > VIDEO_DROP.daily)
        throw conflict('daily-limit', 'Daily limit reached');

    const id = await store.insertSend(db, {
      owner_code: caller.code,
      video_id: body.video_id,
      channel,
      message: body.message,
      scheduled_at,
      created_at: now,
    });
    const deliveries = await store.insertDeliveries(
      db,
      rows.map((row) => ({ ...row, send_id: id })),
    );
    for (const delivery of deliveries)
      await jobs.add(db, 'video-drop.deliver', { id: delivery.id }, { runAt: delivery.due_at });
    audit.record(context, {
      action: 'create',
      entity: 'video send',
      entityId: id,
      entityLabel: video?.title ?? '',
      ownerCode: caller.code,
      changes: [
        { field: 'Channel', old: null, new: channel },
        { field: 'Contacts', old: null, new: String(deliveries.length) },
      ],
    });
    return {
      id,
      deliveries: deliveries.length,
      later: rows.filter(({ due_at }) => due_at.getTime() > now.getTime()).length,
    };
  };
}
