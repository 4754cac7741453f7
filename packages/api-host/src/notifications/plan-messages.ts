import { titleInText } from '@upline/domain/message-words';
import { isTopic, type MessageTemplate, type Topic } from '../platform/messages/message-templates.ts';
import type { PlanMessage } from '../platform/messages/messages.ts';
import { readerByEmail, stateByPhone } from './preferences.store.ts';
import { afterQuietHours, zoneOfState } from './quiet-hours.ts';

/** Texts somebody waits for with the phone in hand (R-NTF-05), and those to contacts, which have waited where these live (R-VVD-03). */
const AT_ONCE = new Set(['sign-in-code', 'confirmation-code', 'phone-code', 'video-drop']);

interface ChosenKind {
  readonly topic: Topic;
  /** Goes as a text too, to those who chose texts (marked S in domain.md 8.1). */
  readonly sms: boolean;
  /** The mail goes in any case, the text to those who chose texts. */
  readonly must: boolean;
}

/**
 * Kinds of messages for which people choose channels, by what their templates declare. Every other kind is always sent, as a
 * mail alone.
 */
export const chosenKinds = (templates: readonly MessageTemplate[]): ReadonlyMap<string, ChosenKind> =>
  new Map(
    templates.flatMap(({ kind, group, mail, sms, must }) =>
      mail && must !== true && isTopic(group)
        ? [[kind, { topic: group, sms: sms === 'title', must: must === 'mail' }]]
        : [],
    ),
  );

/**
 * What becomes of a message: events that heed preferences go by the channels their reader chose, as a text too where the
 * event allows one (R-NTF-02), and by mail whatever was chosen where it must be sent; texts wait for the morning, codes do
 * not (R-NTF-05).
 */
export const planMessages = (templates: readonly MessageTemplate[]): PlanMessage => {
  const kinds = chosenKinds(templates);
  return async ({ db, now }, message) => {
    if (message.channel === 'SMS') {
      if (AT_ONCE.has(message.kind)) return [{ message }];
      const state = await stateByPhone(db, message.to);
      return [{ message, runAt: afterQuietHours(now, zoneOfState(state)) }];
    }
    const event = kinds.get(message.kind);
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
                text: titleInText(message.subject ?? 'News for you'),
              },
              runAt: afterQuietHours(now, zoneOfState(state)),
            },
          ]
        : []),
    ];
  };
};
