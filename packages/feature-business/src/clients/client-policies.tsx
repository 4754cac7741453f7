import { useQuery } from '@tanstack/react-query';
import type { OperationAnswer } from '@upline/api-client';
import { BusinessVolume, Link, Private } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { EmptyState, ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Status } from '@upline/ui-kit/status/status.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import classes from './client-policies.module.css';
import { policiesOf } from './client-policies-query.ts';
import type { Client } from './form/client-values.ts';

export type ClientPolicy = OperationAnswer<'listPolicies'>['rows'][number];

/** Policies of a client in which the reader has a part, newest first. */
export function ClientPolicies({ client: { id } }: { readonly client: Client }) {
  const { data, error, refetch } = useQuery(policiesOf(id));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label="Policies" />;
  if (data.rows.length === 0)
    return <EmptyState>Nothing here yet. The policies of this client will be listed here.</EmptyState>;
  return (
    <Card title="Policies">
      <ClientPolicyList policies={data.rows} />
    </Card>
  );
}

/** The policies as a list, each a way to its page. */
export function ClientPolicyList({ policies }: { readonly policies: readonly ClientPolicy[] }) {
  return (
    <ul className={layout.plainList} aria-label="Policies">
      {policies.map(({ id, policy_number, product, provider, submit_date, business_status, bv_cents }) => (
        <li key={id} className={classes.entry}>
          <div className={classes.words}>
            <Link to={{ to: '/business/$policy_number', params: { policy_number }, search: { id } }}>
              <Private>{policy_number}</Private>
            </Link>
            <span className={layout.muted}>
              {product} · {provider} · <DateText value={submit_date} />
            </span>
          </div>
          <Status value={business_status} />
          <BusinessVolume cents={bv_cents} />
        </li>
      ))}
    </ul>
  );
}
