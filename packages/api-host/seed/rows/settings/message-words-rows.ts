import type { Db } from '../../../src/platform/database/database.ts';

/** The super admin who changed it. */
const SETTER = 'A000001';

/** One message in the words of the home office. */
export async function seedMessageWords(db: Db, now: Date): Promise<void> {
  await db
    .insertInto('message_template')
    .values({
      key: 'policy-not-taken',
      title: 'Policy not taken',
      body: 'Policy {policy} ended: {reason}. Call the client before you call the provider.',
      updated_at: now,
      updated_by: SETTER,
    })
    .execute();
}
