import { useQuery } from '@tanstack/react-query';
import { EverybodyTable, portionsOf, Receipt } from '@upline/receipt';
import { queryFor, useMay } from '@upline/shell';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { EmptyState, ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import type { AssociateLookup } from '@upline/ui-kit/picker/pickers.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useState } from 'react';
import { AssociateField } from '../../prospects/form/associate-field.tsx';
import { WhyPaid } from '../pay/why-paid.tsx';
import type { Policy } from '../policy-head.tsx';

/** As many lines as one answer holds; older ones, of a policy paid for many years, are left out. */
const MOST = 500;

/** Everybody a policy pays, line by line, and why somebody is paid or is not (domain.md 2.17, R-EXP-02). */
export function OfficeCompensation({ policy }: { readonly policy: Policy }) {
  const { data, error, refetch } = useQuery(
    queryFor('listAllCompensations', {
      query: { filter: { policy_number: { eq: policy.policy_number } }, limit: MOST },
    }),
  );
  const mayOpen = useMay('getAssociate');
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label="Compensation" />;
  const isWhole = data.rows.length <= MOST;
  // Another provider may use the number as well.
  const lines = data.rows.filter(({ policy_id }) => policy_id === policy.id);
  return (
    <div className={layout.stack}>
      {lines.length === 0 ? (
        <EmptyState>
          Nobody is paid on this policy now. Lines appear when it is ready to pay, and go when it ends before
          they are paid.
        </EmptyState>
      ) : (
        <Card title="Compensation">
          <EverybodyTable
            label="Who is paid"
            // Where older lines are left out, nothing adds up.
            portions={portionsOf(lines).map((each) => (isWhole ? each : { ...each, bv_cents: null }))}
            currency={policy.currency}
            personTarget={mayOpen ? (code) => ({ to: '/associates/$code', params: { code } }) : undefined}
            receipts={({ ids }) => ids.map((id) => <Explanation key={id} id={id} />)}
          />
          {!isWhole && <p className={layout.muted}>The newest lines are shown.</p>}
        </Card>
      )}
      <Card title="Why is somebody paid, or not?">
        <Asked policyId={policy.id} />
      </Card>
    </div>
  );
}

function Explanation({ id }: { readonly id: string }) {
  const { data, error, refetch } = useQuery(queryFor('getAnyCompensation', { params: { id } }));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label="Explanation" count={3} />;
  const { compensation_type, receipt, currency, amount_cents, associate } = data;
  return (
    <Receipt
      label={`Explanation of ${compensation_type}`}
      steps={receipt}
      currency={currency}
      total={{ label: associate.name, isName: true, cents: amount_cents }}
      isQuiet
    />
  );
}

/** Asks for one person: the line that calls in says “why did I get nothing?”. */
function Asked({ policyId }: { readonly policyId: string }) {
  const [one, choose] = useState<AssociateLookup | null>(null);
  return (
    <div className={layout.stack}>
      <AssociateField label="Associate" value={one} onChange={choose} />
      {one && <Answer policyId={policyId} code={one.code} />}
    </div>
  );
}

function Answer({ policyId, code }: { readonly policyId: string; readonly code: string }) {
  const { data, error, refetch } = useQuery(
    queryFor('explainAnyPolicy', { params: { id: policyId }, query: { associate_code: code } }),
  );
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <div aria-live="polite">
      {data ? <WhyPaid answer={data} /> : <Loading label="Explanation" count={2} />}
    </div>
  );
}
