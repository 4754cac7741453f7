import { emailKey } from '@upline/domain';
import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables.ts';
import { TOPICS, type Topic } from '../platform/messages/message-templates.ts';

export type TopicChoice = Omit<Tables['notification_preference'], 'user_code'>;

const reader = (db: Db) =>
  db
    .selectFrom('app_user')
    .leftJoin('associate', 'associate.code', 'app_user.code')
    .select([
      'app_user.code',
      'app_user.phone',
      'app_user.phone_verified_at',
      'associate.state',
      sql<boolean>`'Email' = any(app_user.notification_channels)`.as('email'),
      sql<boolean>`'SMS' = any(app_user.notification_channels)`.as('sms'),
    ]);

/** Who reads mail of this address, and what they chose for the topic; undefined for guests. */
export async function readerByEmail(db: Db, address: string, topic: Topic) {
  const found = await reader(db)
    .leftJoin('notification_preference as choice', (join) =>
      join.onRef('choice.user_code', '=', 'app_user.code').on('choice.topic', '=', topic),
    )
    .select(['choice.email as chosen_email', 'choice.sms as chosen_sms'])
    .where('app_user.email_key', '=', emailKey(address))
    .executeTakeFirst();
  return (
    found && {
      phone: found.phone_verified_at === null ? null : found.phone,
      state: found.state,
      email: found.chosen_email ?? found.email,
      sms: found.chosen_sms ?? found.sms,
    }
  );
}

/** The state somebody with this phone lives in; null when nobody is known by it. */
export async function stateByPhone(db: Db, phone: string): Promise<string | null> {
  const found = await reader(db).where('app_user.phone', '=', phone).executeTakeFirst();
  return found?.state ?? null;
}

/** What a person chose, one entry a topic, and where texts reach them. */
export async function readChoices(db: Db, code: string) {
  const person = await reader(db).where('app_user.code', '=', code).executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('notification_preference')
    .select(['topic', 'email', 'sms'])
    .where('user_code', '=', code)
    .execute();
  const chosen = new Map(rows.map((row) => [row.topic, row]));
  return {
    topics: TOPICS.map(
      (topic): TopicChoice => chosen.get(topic) ?? { topic, email: person.email, sms: person.sms },
    ),
    hasVerifiedPhone: person.phone !== null && person.phone_verified_at !== null,
    state: person.state,
  };
}

export async function saveChoices(db: Db, code: string, topics: readonly TopicChoice[]): Promise<void> {
  await db
    .insertInto('notification_preference')
    .values(topics.map((choice) => ({ ...choice, user_code: code })))
    .onConflict((conflict) =>
      conflict.columns(['user_code', 'topic']).doUpdateSet((row) => ({
        email: row.ref('excluded.email'),
        sms: row.ref('excluded.sms'),
      })),
    )
    .execute();
}
