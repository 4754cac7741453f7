import type { OperationAnswer } from '@upline/api-client';
import { Link } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';

export type PolicyOfNumber = OperationAnswer<'findPoliciesByNumber'>['rows'][number];

/** Several providers use this number: which of the policies is meant. */
export function PolicyChoice({ rows }: { readonly rows: readonly PolicyOfNumber[] }) {
  return (
    <>
      <PageHeader title={rows[0]?.policy_number} facts={['Several providers use this policy number.']} />
      <Card title="Choose the provider">
        <ul className={layout.list}>
          {rows.map(({ id, policy_number, provider }) => (
            <li key={id}>
              <Link to={{ to: '/business/$policy_number', params: { policy_number }, search: { id } }}>
                {provider}
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
