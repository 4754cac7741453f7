import { sql } from 'kysely';
import type { ApprovalSource } from '../../../platform/approvals/approval-source.ts';

/**
 * Splits of more than half and across hierarchies, accepted by those who share (R-POL-02). Operations name a split by the policy and its
 * portion, so its id is `<policy>.<portion>`.
 */
export const splitApprovals: ApprovalSource = {
  kind: 'Split',
  slug: 'split',
  needs: 'policies.manage',
  decidedBy: { approve: 'acceptAdminPolicyShare', reject: 'refuseAdminPolicyShare' },
  trail: { entity: 'policy', field: 'Split' },
  records: (db) =>
    db
      .selectFrom('policy_share')
      .innerJoin('policy', 'policy.id', 'policy_share.policy_id')
      .select([
        sql<string>`policy.id::text || '.' || policy_share.portion`.as('id'),
        sql<string>`'Split'::text`.as('kind'),
        sql<string>`to_char(policy_share.share_bps / 100.0, 'FM990.##') || '% of policy ' || policy.policy_number`.as(
          'subject',
        ),
        'policy_share.associate_code',
        sql<Date>`coalesce(policy_share.decided_at, policy.updated_at)`.as('submitted_at'),
        'policy_share.approval_status as status',
        'policy.version',
        sql<boolean>`false`.as('needs_super'),
      ])
      .where('policy_share.portion', '>', 0),
  isWaiting: sql<boolean>`policy_share.approval_status = 'Pending For Admin'`,
  isRecord: (id) => {
    const [policy = '', portion = '0'] = id.split('.');
    return sql<boolean>`policy.id = ${policy}::uuid and policy_share.portion = ${Number(portion)}`;
  },
};
