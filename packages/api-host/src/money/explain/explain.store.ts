import type { ChainOutcome, PortionSnapshot } from '@upline/domain/compensation';
import { type SqlBool, sql } from 'kysely';
import { OPENING } from '../../business/policies/policies.record.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import { inInfinity } from '../../platform/operation/scope.ts';

/** The snapshot of a policy with what its posting made of it; outcomes are null before that. */
export function portionsOf(db: Db, policyId: string) {
  return db
    .selectFrom('compensation_snapshot')
    .select([
      'is_final',
      sql<PortionSnapshot>`snapshot`.as('snapshot'),
      sql<readonly ChainOutcome[] | null>`outcomes`.as('outcomes'),
    ])
    .where('policy_id', '=', policyId)
    .orderBy('portion')
    .execute();
}

/**
 * Whether the reader may read the policy: an own part in it, or somebody of the downline with a share in it. The downline
 * of a trainee opens nothing.
 */
export async function reachesPolicy(
  db: Db,
  reader: Pick<Caller, 'kind' | 'code'>,
  policyId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('policy')
    .select('policy.id')
    .where('policy.id', '=', policyId)
    .where((where) =>
      where.exists(
        where
          .selectFrom('app_user as member')
          .select(sql`1`.as('one'))
          .where(inInfinity(reader, 'member'))
          .where((on) =>
            on.or([
              on.and([
                on('member.code', '=', reader.code),
                on('member.code', '=', on.ref('policy.training_associate_code')),
              ]),
              on.exists(
                on
                  .selectFrom('policy_share')
                  .select(sql`1`.as('one'))
                  .whereRef('policy_share.policy_id', '=', 'policy.id')
                  .whereRef('policy_share.associate_code', '=', 'member.code')
                  // A portion that is not accepted does not let the partner's uplines read the policy (R-PRM-04).
                  .where(
                    sql<SqlBool>`(policy_share.portion = 0 or policy_share.approval_status = any(${[...OPENING]}))`,
                  ),
              ),
            ]),
          ),
      ),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the reader may ask about this person: oneself and the own downline. */
export async function reachesPerson(
  db: Db,
  reader: Pick<Caller, 'kind' | 'code'>,
  code: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('app_user')
    .select('code')
    .where('code', '=', code)
    .where('kind', '=', 'Associate')
    .where(inInfinity(reader))
    .executeTakeFirst();
  return row !== undefined;
}

/** The person's lines on a policy, first posting only; `is_void` where all that was to be paid of one was taken back unpaid (R-MNY-20). */
export function linesOn(db: Db, policyId: string, code: string) {
  return db
    .selectFrom('policy_line')
    .select([
      'line_no',
      'compensation_type',
      'amount_cents',
      'trace',
      sql<boolean>`coalesce((select bool_and(part.voided_at is not null) from compensation_line as part
        where part.policy_id = policy_line.policy_id and part.line_no = policy_line.line_no), false)`.as(
        'is_void',
      ),
    ])
    .where('policy_id', '=', policyId)
    .where('associate_code', '=', code)
    .orderBy('line_no')
    .execute();
}
