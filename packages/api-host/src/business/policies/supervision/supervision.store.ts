import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { rowWrites } from '../../../platform/database/record-store.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ReviewRow } from '../policies.tables.ts';

/** One review for each policy and supervised person; an existing one stays as it is. The id of a new one. */
export async function insertReview(
  db: Db,
  row: Insertable<Tables['supervision_review']>,
): Promise<string | undefined> {
  const inserted = await db
    .insertInto('supervision_review')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

const reviews = rowWrites('supervision_review');
export const { lock: lockReview } = reviews;

/** Compare-and-set on `version`. */
export async function acknowledge(
  db: Db,
  review: ReviewRow,
  values: Pick<
    ReviewRow,
    | 'suitability_documented'
    | 'replacement_justified'
    | 'client_contacted'
    | 'comment'
    | 'acknowledged_at'
    | 'acknowledged_by'
  >,
): Promise<ReviewRow | undefined> {
  return reviews.update(db, review, { ...values, status: 'Acknowledged' });
}

/** Reviews nobody answered by their due day become Missed, once; returns what their notices need. */
export async function takeMissed(db: Db, today: string) {
  return db
    .updateTable('supervision_review')
    .set({ status: 'Missed', version: sql<number>`supervision_review.version + 1` })
    .from('policy')
    .innerJoin('app_user', 'app_user.code', 'policy.writing_associate_code')
    .whereRef('policy.id', '=', 'supervision_review.policy_id')
    .where('supervision_review.status', '=', 'Pending')
    .where('supervision_review.due_date', '<', today)
    .returning([
      'supervision_review.id as review_id',
      'policy.id',
      'policy.policy_number',
      'supervision_review.supervised_code',
      'app_user.upline_rmd_code',
    ])
    .execute();
}
