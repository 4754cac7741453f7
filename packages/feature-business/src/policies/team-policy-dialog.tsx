import { useQuery } from '@tanstack/react-query';
import { queryFor, useAccess, useMay } from '@upline/shell';
import { ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { useAskForPart } from './policy.mutations.ts';
import { TeamPolicyView } from './team-policy-view.tsx';

interface TeamPolicyDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** What people below have in a policy, as an upline sees it, who may ask for a part (R-POL-02, R-PRM-04). */
export function TeamPolicyDialog({ id, onClose }: TeamPolicyDialogProps) {
  const { user } = useAccess();
  const { data, error, refetch } = useQuery(queryFor('getTeamPolicy', { params: { id } }));
  const mayAsk = useMay('addPolicyShare');
  const ask = useAskForPart();
  if (error && error.statusCode !== 404) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data && !error) return null;
  return (
    <TeamPolicyView
      rows={data?.rows ?? []}
      ask={
        mayAsk
          ? (share_bps, version) =>
              ask.send({
                params: { id },
                ifMatch: version,
                body: { associate_code: user.code, share_bps },
              })
          : undefined
      }
      onClose={onClose}
    />
  );
}
