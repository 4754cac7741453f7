import type { BodyOf } from '@upline/api-client';
import { messages, type NotificationChannel, VIDEO_DROP, VIDEO_MESSAGE_MAX } from '@upline/domain';
import type { Contact } from '../contacts/contacts.actions.ts';

export interface SendValues {
  video_id: string;
  channel: NotificationChannel;
  contact_ids: readonly string[];
  message: string;
  /** A day and an hour of the sender's own clock; no day: at once. */
  day: string;
  hour: string;
}

export const START_MESSAGE = 'Hello {first_name}, I thought of you when I saw this short video.';

export const SEND_LABELS = {
  video_id: 'Video',
  channel: 'Channel',
  contact_ids: 'Contacts',
  message: 'Message',
  day: 'Send on',
  hour: 'At',
} as const;

export const momentOf = ({ day, hour }: Pick<SendValues, 'day' | 'hour'>) =>
  day === '' ? null : new Date(`${day}T${hour}:00`);

export function checkSend(values: SendValues): Record<string, string> {
  const most = VIDEO_MESSAGE_MAX[values.channel];
  const moment = momentOf(values);
  return {
    ...(values.video_id === '' && { video_id: messages.required('Video') }),
    ...(values.contact_ids.length === 0 && { contact_ids: 'Select at least one contact' }),
    ...(values.message.trim() === '' && { message: messages.required('Message') }),
    ...([...values.message].length > most && { message: messages.maxLength('Message', most) }),
    ...(moment && moment.getTime() < Date.now() && { day: messages.datePast('Send on') }),
    ...(moment &&
      moment.getTime() > Date.now() + VIDEO_DROP.daysAhead * 86_400_000 && {
        day: `Send on can be at most ${VIDEO_DROP.daysAhead} days ahead`,
      }),
  };
}

export const bodyOf = (values: SendValues): BodyOf<'sendVideo'> => ({
  video_id: values.video_id,
  channel: values.channel,
  contact_ids: [...values.contact_ids],
  message: values.message,
  scheduled_at: momentOf(values)?.toISOString() ?? null,
});

/** Whether the contact may be written to by that channel (R-VVD-01). */
export const isReachable = (contact: Contact, channel: NotificationChannel) =>
  channel === 'Email'
    ? contact.consent_email && contact.unsubscribed_email_at === null
    : contact.consent_sms && contact.unsubscribed_sms_at === null;
