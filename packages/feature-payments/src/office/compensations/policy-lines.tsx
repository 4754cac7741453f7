import { useQuery } from '@tanstack/react-query';
import type { Currency } from '@upline/domain';
import { EverybodyTable, portionsOf } from '@upline/receipt';
import { queryFor, useMay } from '@upline/shell';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { LineReceipt } from '../../compensations/line-receipt.tsx';
import { lineTarget } from '../office-links.tsx';

/** As many lines as one answer holds. */
const MOST = 500;

interface PolicyLinesProps {
  readonly policyId: string;
  readonly currency: Currency;
}

/** Everybody who is paid on the policy of a line, with the share of the house, so that it adds up (R-CMP-02). */
export function PolicyLines({ policyId, currency }: PolicyLinesProps) {
  const mayOpen = useMay('getAssociate');
  const { data, error, refetch } = useQuery(
    queryFor('listAllCompensations', { query: { filter: { policy_id: { eq: policyId } }, limit: MOST } }),
  );
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label="Everybody" />;
  const isWhole = data.rows.length <= MOST;
  return (
    <Card title="Everybody who is paid on this policy">
      <EverybodyTable
        label="Who is paid"
        // Where older lines are left out, nothing adds up.
        portions={portionsOf(data.rows).map((each) => (isWhole ? each : { ...each, bv_cents: null }))}
        currency={currency}
        personTarget={mayOpen ? (code) => ({ to: '/associates/$code', params: { code } }) : undefined}
        receipts={({ ids }) => ids.map((id) => <Explained key={id} id={id} />)}
      />
      {!isWhole && <p className={layout.small}>The newest lines are shown.</p>}
    </Card>
  );
}

function Explained({ id }: { readonly id: string }) {
  const { data, error, refetch } = useQuery(queryFor('getAnyCompensation', { params: { id } }));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label="Explanation" count={3} />;
  return <LineReceipt line={data} owner={data.associate.name} target={lineTarget} />;
}
