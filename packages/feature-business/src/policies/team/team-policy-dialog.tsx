import { useQuery } from '@tanstack/react-query';
import { queryFor, useAccess, useMay } from '@upline/shell';
import { Button } from '@upline/ui-kit';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useState } from 'react';
import { WhyPaid } from '../pay/why-paid.tsx';
import { askAction, withdrawActions } from './team-policies.actions.ts';
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
  const mayWhy = useMay('explainPolicy');
  if (error && error.statusCode !== 404) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data && !error) return null;
  return (
    <TeamPolicyView
      rows={data?.rows ?? []}
      own={data?.own_share ?? undefined}
      mostBps={data?.most_bps ?? 0}
      ask={mayAsk ? (row) => askAction(row, user.code, data?.most_bps ?? 0, onClose) : undefined}
      withdraw={(share, version) => withdrawActions(id, share, version)}
      why={mayWhy && <OwnPay policyId={id} />}
      onClose={onClose}
    />
  );
}

/** Asked for when the reader wants to know: most open the dialog for the policy. */
function OwnPay({ policyId }: { readonly policyId: string }) {
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch } = useQuery({
    ...queryFor('explainPolicy', { params: { id: policyId } }),
    enabled: isOpen,
  });
  return (
    <div className={layout.stack}>
      <div className={layout.buttons}>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Why am I paid, or not?
        </Button>
      </div>
      {isOpen && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isOpen && !error && (
        <div aria-live="polite">
          {data ? <WhyPaid answer={data} /> : <Loading label="Explanation" count={2} />}
        </div>
      )}
    </div>
  );
}
