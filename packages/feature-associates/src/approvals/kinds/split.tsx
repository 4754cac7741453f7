import { useSuspenseQuery } from '@tanstack/react-query';
import { queryFor } from '@upline/shell';
import { BusinessVolume, Percent } from '@upline/ui-kit/format/formats.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import { AssociateLink } from '../../associates/network-facts.tsx';
import type { ApprovalKind, Refusal } from '../approval-kind.ts';
import type { ApprovalRow } from '../approval-list.ts';
import { PageLink } from '../page-link.tsx';
import { wordsOf } from './decisions.ts';

/** A split is named by its policy and its portion. */
function partsOf(id: string) {
  const [policy = '', portion = ''] = id.split('.');
  return { policy, portion };
}

const on = ({ id, version }: Pick<ApprovalRow, 'id' | 'version'>) => {
  const { policy, portion } = partsOf(id);
  return { params: { id: policy, portion }, ifMatch: version };
};

/** A split of more than half or across hierarchies, accepted by those who share (R-POL-02). */
export const splitApproval: ApprovalKind = {
  slug: 'split',
  noun: 'split',
  load: (queryClient, { id }) =>
    queryClient.ensureQueryData(queryFor('getAdminPolicy', { params: { id: partsOf(id).policy } })),
  useView({ id }) {
    const { policy: policyId, portion } = partsOf(id);
    const { data: policy } = useSuspenseQuery(queryFor('getAdminPolicy', { params: { id: policyId } }));
    const [writer, ...splits] = policy.shares;
    const split = splits.find((share) => share.portion === Number(portion));
    return {
      fields: [
        {
          label: 'Policy',
          after: (
            <Private>
              <PageLink to={`/business/${encodeURIComponent(policy.policy_number)}`}>
                {policy.policy_number}
              </PageLink>
            </Private>
          ),
        },
        { label: 'Product', after: `${policy.provider.name} ${policy.product.name}` },
        ...(split
          ? [
              { label: 'Split Associate', after: <AssociateLink {...split.associate} /> },
              { label: 'Share', after: <Percent bps={split.share_bps} /> },
              { label: 'BV', after: <BusinessVolume cents={split.bv_cents} /> },
            ]
          : []),
        ...(writer
          ? [
              { label: 'Writing Associate', after: <AssociateLink {...writer.associate} /> },
              { label: 'Share of the writer', after: <Percent bps={writer.share_bps} /> },
            ]
          : []),
        { label: 'Policy Status', after: policy.business_status },
      ],
    };
  },
  approve: (row) => ({ operation: 'acceptAdminPolicyShare', input: on(row) }),
  reject: (row: ApprovalRow, refusal: Refusal) => ({
    operation: 'refuseAdminPolicyShare',
    input: { ...on(row), body: { reason: wordsOf(refusal) } },
  }),
  refusedBy: 'words',
  effect: 'The split counts at once. Everybody who shares the policy is notified.',
  shownBy: ['getAdminPolicy', 'listAdminPolicies', 'countAdminPolicies'],
};
