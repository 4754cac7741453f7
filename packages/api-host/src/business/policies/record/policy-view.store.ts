import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { clientName } from '../../clients/clients.store.ts';

/** The names a policy is shown with. */
export async function policyContext(db: Db, policyId: string) {
  return db
    .selectFrom('policy')
    .innerJoin('provider', 'provider.id', 'policy.provider_id')
    .innerJoin('product', 'product.id', 'policy.product_id')
    .innerJoin('client', 'client.id', 'policy.client_id')
    .select([
      'provider.name as provider_name',
      'provider.policy_number_pattern',
      'product.name as product_name',
      'product.product_type',
      'product.line',
      clientName.as('client_name'),
      'client.date_of_birth_sealed',
    ])
    .where('policy.id', '=', policyId)
    .executeTakeFirstOrThrow();
}

export type PolicyContext = Awaited<ReturnType<typeof policyContext>>;

/** Files of a policy, oldest first. */
export async function policyFiles(db: Db, policyId: string) {
  return db
    .selectFrom('policy_attachment')
    .innerJoin('attachment', 'attachment.id', 'policy_attachment.attachment_id')
    .select([
      'attachment.id',
      'attachment.owner_code',
      'attachment.file_key',
      'attachment.name',
      'attachment.type',
      'attachment.size_bytes',
      'policy_attachment.kind',
      'policy_attachment.added_at',
      'policy_attachment.added_by',
    ])
    .where('policy_attachment.policy_id', '=', policyId)
    .orderBy('policy_attachment.added_at')
    .orderBy('attachment.id')
    .execute();
}

/** Whether the replacement notice is attached. */
export async function hasReplacementNotice(db: Db, policyId: string): Promise<boolean> {
  const row = await db
    .selectFrom('policy_attachment')
    .select(sql`1`.as('one'))
    .where('policy_id', '=', policyId)
    .where('kind', '=', 'Replacement Notice')
    .executeTakeFirst();
  return row !== undefined;
}

/** The review of the present writing associate, where there is one (R-POL-04). */
export async function reviewOf(db: Db, policyId: string, supervisedCode: string) {
  return db
    .selectFrom('supervision_review as review')
    .innerJoin('app_user as supervised', 'supervised.code', 'review.supervised_code')
    .select([
      'review.id',
      'review.status',
      'review.due_date',
      'review.supervised_code',
      'review.supervisor_code',
      'supervised.upline_rmd_code as rmd_code',
    ])
    .where('review.policy_id', '=', policyId)
    .where('review.supervised_code', '=', supervisedCode)
    .executeTakeFirst();
}
