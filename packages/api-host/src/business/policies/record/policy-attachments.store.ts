import type { Insertable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';

export async function addPolicyFile(db: Db, row: Insertable<Tables['policy_attachment']>): Promise<void> {
  await db.insertInto('policy_attachment').values(row).execute();
}

/** The keys of a policy's files, which are removed with it. */
export async function filesToRemove(db: Db, policyId: string) {
  return db
    .selectFrom('policy_attachment')
    .innerJoin('attachment', 'attachment.id', 'policy_attachment.attachment_id')
    .select(['attachment.id', 'attachment.owner_code'])
    .where('policy_id', '=', policyId)
    .execute();
}
