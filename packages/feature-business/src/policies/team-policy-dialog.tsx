import { useQuery } from '@tanstack/react-query';
import { queryFor, useAccess, useMay } from '@upline/shell';
import { ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { useAskForPart, useWithdrawAsk } from './team-policy.mutations.ts';
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
  const withdraw = useWithdrawAsk();
  const mayWithdraw = useMay('removePolicyShare');
  if (error && error.statusCode !== 404) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data && !error) return null;
  return (
    <TeamPolicyView
      rows={data?.rows ?? []}
      own={data?.own_share ?? undefined}
      mostBps={data?.most_bps ?? 0}
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
      withdraw={
        mayWithdraw
          ? ({ portion }, version) =>
              withdraw.send({ params: { id, portion: String(portion) as '1' | '2' }, ifMatch: version })
          : undefined
      }
      onClose={onClose}
    />
  );
}
