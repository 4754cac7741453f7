import { z } from 'zod';
import type { Area } from '../platform/host.ts';
import { TOPICS } from '../platform/messages/message-templates.ts';
import { bool, oneOf } from '../platform/operation/fields.ts';
import { operation, type Policy } from '../platform/operation/operation.ts';
import { invalid } from '../platform/operation/problem.ts';
import { readChoices, saveChoices } from './preferences.store.ts';
import { QUIET, zoneOfState } from './quiet-hours.ts';

const tag = 'Notifications';
const own = { needs: 'signed-in', audience: 'any', scope: 'own', proxy: 'allowed' } as const satisfies Policy;

const choice = z.strictObject({
  topic: oneOf('Topic', TOPICS),
  email: bool('Email'),
  sms: bool('SMS'),
});
const topics = z
  .array(choice)
  .length(TOPICS.length)
  .refine((list) => new Set(list.map(({ topic }) => topic)).size === list.length, 'Each topic appears once')
  .meta({ label: 'Topics', description: 'Every topic once' });

const preferences = z.strictObject({
  topics: z.array(choice),
  sms_available: z.boolean().meta({ description: 'Whether there is a confirmed phone for texts' }),
  quiet_hours: z
    .strictObject({ from: z.string(), to: z.string(), time_zone: z.string() })
    .meta({ description: 'Texts written meanwhile leave at its end; codes leave at once (R-NTF-05)' }),
});

const exampleTopics = TOPICS.map((topic) => ({ topic, email: true, sms: false }));
const example = {
  topics: exampleTopics,
  sms_available: true,
  quiet_hours: { from: '21:00', to: '08:00', time_zone: 'America/Chicago' },
};

const hour = (value: number) => `${String(value).padStart(2, '0')}:00`;

async function answer(...given: Parameters<typeof readChoices>): Promise<z.input<typeof preferences>> {
  const { topics, hasVerifiedPhone, state } = await readChoices(...given);
  return {
    topics,
    sms_available: hasVerifiedPhone,
    quiet_hours: { from: hour(QUIET.from), to: hour(QUIET.to), time_zone: zoneOfState(state) },
  };
}

/** Channels by group of events (R-NTF-02). */
export const notificationPreferenceRoutes: Area = ({ audit }) => [
  operation({
    id: 'getNotificationPreferences',
    method: 'GET',
    path: '/notifications/preferences',
    tag,
    summary: 'Channels chosen for each group of events',
    description:
      'In the app everything is shown. Security, payout, status and chargeback messages are always sent.',
    policy: own,
    answer: { status: 200, schema: preferences },
    examples: { answer: example },
    handler: ({ db, caller }) => answer(db, caller.code),
  }),
  operation({
    id: 'saveNotificationPreferences',
    method: 'PUT',
    path: '/notifications/preferences',
    tag,
    summary: 'Choose channels for each group of events',
    description: 'Texts need a confirmed phone.',
    policy: { ...own, proxy: 'refused' },
    body: z.strictObject({ topics }),
    answer: { status: 200, schema: preferences },
    examples: { body: { topics: exampleTopics }, answer: example },
    async handler(input) {
      const { db, caller, body } = input;
      const before = await readChoices(db, caller.code);
      const wasChosen = new Map(before.topics.map((each) => [each.topic, each]));
      if (!before.hasVerifiedPhone && body.topics.some(({ topic, sms }) => sms && !wasChosen.get(topic)?.sms))
        throw invalid([{ field: 'topics', message: 'Confirm your phone before choosing texts' }]);
      if (body.topics.every(({ email, sms }) => !email && !sms))
        throw invalid([{ field: 'topics', message: 'Select at least one channel' }]);
      await saveChoices(db, caller.code, body.topics);
      const shown = ({ email, sms }: { email: boolean; sms: boolean }) =>
        [email && 'Email', sms && 'SMS'].filter(Boolean).join(', ') || null;
      audit.record(input, {
        action: 'update',
        entity: 'notification_preference',
        entityId: caller.code,
        entityLabel: caller.name,
        ownerCode: caller.code,
        changes: body.topics.flatMap((each) => {
          const old = shown(wasChosen.get(each.topic) ?? { email: false, sms: false });
          const now = shown(each);
          return old === now ? [] : [{ field: each.topic, old, new: now }];
        }),
      });
      return answer(db, caller.code);
    },
  }),
];
