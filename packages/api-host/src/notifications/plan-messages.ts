import type { PlanMessage } from '../platform/messages/messages.ts';
import { eventOf } from './events.ts';
import { readerByEmail, stateByPhone } from './preferences.store.ts';
import { afterQuietHours, zoneOfState } from './quiet-hours.ts';

/** Texts somebody waits for with the phone in hand (R-NTF-05), and those to contacts, which have waited where these live (R-VVD-03). */
const AT_ONCE = new Set(['sign-in-code', 'confirmation-code', 'phone-code', 'video-drop']);

/**
 * What becomes of a message: events that heed preferences go by the channels their reader chose, as a text too where the
 * event allows one (R-NTF-02), and by mail whatever was chosen where it must be sent; texts wait for the morning, codes do
 * not (R-NTF-05).
 */
export const planMessage: PlanMessage = async ({ db, now }, message) => {
  if (message.channel === 'SMS') {
    if (AT_ONCE.has(message.kind)) return [{ message }];
    const state = await stateByPhone(db, message.to);
    return [{ message, runAt: afterQuietHours(now, zoneOfState(state)) }];
  }
  const event = eventOf(message.kind);
  const reader = event && (await readerByEmail(db, message.to, event.topic));
  if (!event || !reader) return [{ message }];
  const { phone, state } = reader;
  return [
    ...(reader.email || event.must ? [{ message }] : []),
    ...(event.sms && reader.sms && phone !== null
      ? [
          {
            message: {
              channel: 'SMS' as const,
              to: phone,
              kind: message.kind,
              text: `Upline: ${message.subject ?? 'News for you'}. Sign in to see it.`,
            },
            runAt: afterQuietHours(now, zoneOfState(state)),
          },
        ]
      : []),
  ];
};
