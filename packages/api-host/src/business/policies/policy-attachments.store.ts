import type { Insertable } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { PolicyAttachmentTable } from './policy.tables.ts';

export async function addPolicyFile(db: Db, row: Insertable<PolicyAttachmentTable>): Promise<void> {
  await db.insertInto('policy_attachment').values(row).execute();
}

/** The bytes a policy's files lie under, to be removed with it. */
export async function filesToRemove(db: Db, policyId: string) {
  return db
    .selectFrom('policy_attachment')
    .innerJoin('attachment', 'attachment.id', 'policy_attachment.attachment_id')
    .select(['attachment.id', 'attachment.owner_code'])
    .where('policy_id', '=', policyId)
    .execute();
}
