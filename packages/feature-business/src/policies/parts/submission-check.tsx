import { useQuery } from '@tanstack/react-query';
import { queryFor } from '@upline/shell';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { placeInAccount } from '../form/fix-place.ts';
import type { Policy } from '../policy-head.tsx';
import { FindingList } from './finding-list.tsx';

const isUndecided = ({ business_status: status }: Policy) =>
  status === 'Pending' || status === 'Action Required';

/** What stands against a policy that is not ready to be paid, and what it may pay the reader; of any other, nothing. */
export function useSavedCheck(policy: Policy) {
  const found = useQuery({
    ...queryFor('checkSavedPolicy', { params: { id: policy.id } }),
    // A license or a training that has been entered since changes it.
    staleTime: 0,
    enabled: isUndecided(policy),
  });
  // The cache still has the answer of a policy that was decided while it was shown.
  return isUndecided(policy) ? found : { ...found, data: undefined, error: null };
}

/** What the submission check finds about a policy that is not yet ready to be paid (R-CHK-01); nothing where all holds. */
export function SubmissionCheck({ policy }: { readonly policy: Policy }) {
  const { data, error, refetch } = useSavedCheck(policy);
  if (!error && !data?.findings.length) return null;
  const sale = { provider_id: policy.provider.id, state: policy.state };
  const back = `/business/${policy.policy_number}?id=${policy.id}`;
  return (
    <Card title="Submission check">
      {data ? (
        <FindingList findings={data.findings} placeOf={(finding) => placeInAccount(finding, sale, back)} />
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
    </Card>
  );
}
