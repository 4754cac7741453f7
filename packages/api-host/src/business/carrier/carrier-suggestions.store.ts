import type { PolicyLifecycle } from '@upline/domain';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { SuggestionRow } from './carrier.tables.ts';

/**
 * Whether a suggestion `news` says what its `policy` does not: one that was followed by hand is none any more, and what is in
 * force has been issued, and what is issued has been underwritten. Put back, the policy differs again, and so the suggestion stands again.
 */
export const isNews = sql<SqlBool>`(news.lifecycle <> policy.lifecycle
  and not (news.lifecycle = 'Issued' and policy.lifecycle = 'In Force')
  and not (news.lifecycle in ('Submitted', 'Underwriting') and policy.issue_date is not null))`;

/** What waits to be decided about a case; undefined as well once the policy says the same. */
export async function pendingSuggestion(db: Db, caseId: string): Promise<SuggestionRow | undefined> {
  return db
    .selectFrom('carrier_suggestion as news')
    .innerJoin('policy', 'policy.id', 'news.policy_id')
    .selectAll('news')
    .where('news.case_id', '=', caseId)
    .where('news.status', '=', 'Pending')
    .where(isNews)
    .forUpdate('news')
    .executeTakeFirst();
}

/** A newer word of the carrier takes the place of one nobody decided on. */
export async function suggest(
  db: Db,
  suggestion: { case_id: string; policy_id: string; lifecycle: PolicyLifecycle; on_date: string },
  now: Date,
): Promise<void> {
  await withdraw(db, suggestion.case_id);
  await db
    .insertInto('carrier_suggestion')
    .values({ ...suggestion, created_at: now, decided_at: null, decided_by: null })
    .execute();
}

/** The policy says what the carrier says: nothing to suggest any more. */
export async function withdraw(db: Db, caseId: string): Promise<void> {
  await db
    .deleteFrom('carrier_suggestion')
    .where('case_id', '=', caseId)
    .where('status', '=', 'Pending')
    .execute();
}

export async function decideSuggestion(
  db: Db,
  id: string,
  status: 'Accepted' | 'Ignored',
  by: { now: Date; code: string },
): Promise<void> {
  await db
    .updateTable('carrier_suggestion')
    .set({ status, decided_at: by.now, decided_by: by.code })
    .where('id', '=', id)
    .execute();
}
