import { useQuery } from '@tanstack/react-query';
import { Receipt } from '@upline/receipt';
import { queryFor } from '@upline/shell';
import { Private } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { EmptyState, ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { Link } from '@upline/ui-kit/link/link.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import type { Policy } from '../policy-head.tsx';
import { CompensationLine } from './compensation-line.tsx';
import { ExposureTable } from './exposure-table.tsx';
import { ownLinesOf, ownLinesQuery } from './own-lines.tsx';

/** What the policy pays the reader, line by line (domain.md 9.3, 1). */
export function PolicyCompensation({ policy }: { readonly policy: Policy }) {
  const { data, error, refetch } = useQuery(ownLinesQuery(policy));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const lines = ownLinesOf(policy, data);
  if (!lines) return <Loading label="Compensation" />;
  if (lines.length === 0) return <Nothing policyId={policy.id} />;
  return (
    <div className={layout.stack}>
      <Card title="Your compensation">
        <ul className={layout.list} aria-label="Compensation">
          {lines.map((line) => (
            <CompensationLine key={line.id} line={line} explanation={() => <Explanation id={line.id} />} />
          ))}
        </ul>
      </Card>
      <Exposure policyId={policy.id} />
    </div>
  );
}

/** Which rule left the reader out (R-EXP-02); before the posting nobody knows yet. */
function Nothing({ policyId }: { readonly policyId: string }) {
  const { data, error, refetch } = useQuery(queryFor('explainPolicy', { params: { id: policyId } }));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label="Compensation" />;
  return (
    <EmptyState>
      {data.outcome === 'Not posted' ? (
        'Nothing here yet. What this policy pays you appears when it is ready to pay.'
      ) : (
        <Private>{data.text ?? 'Your lines appear here as the policy is paid.'}</Private>
      )}
    </EmptyState>
  );
}

/** What of the reader's pay a lapse would take; nothing once the chargeback period is over. */
function Exposure({ policyId }: { readonly policyId: string }) {
  const { data, error, refetch } = useQuery(queryFor('getExposure'));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const exposure = data?.policies.find(({ policy_id }) => policy_id === policyId);
  if (!exposure) return null;
  return (
    <Card title="Chargeback exposure">
      <ExposureTable exposure={exposure} />
    </Card>
  );
}

function Explanation({ id }: { readonly id: string }) {
  const { data, error, refetch } = useQuery(queryFor('getCompensation', { params: { id } }));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label="Explanation" count={3} />;
  return (
    <>
      <Receipt
        label={`Explanation of ${data.compensation_type}`}
        steps={data.receipt}
        currency={data.currency}
        total={{ label: 'You', cents: data.amount_cents }}
      />
      <p>
        <Link to={{ to: '/payments/compensations/$id', params: { id } }}>Open the receipt</Link>
      </p>
    </>
  );
}
