import { useSuspenseQuery } from '@tanstack/react-query';
import { queryFor, useMay } from '@upline/shell';
import { Card, DateText, Link, LinkButton, Private, Status } from '@upline/ui-kit';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import layoutParts from '@upline/ui-kit/styles/layout.module.css';
import { AccountPage } from '../layout/account-page.tsx';

/** `account/payout-information`: the account that is paid to, and what became of others. */
export function PayoutListScreen() {
  const { data } = useSuspenseQuery(queryFor('listPayoutInformation'));
  const mayCreate = useMay('createPayoutInformation');
  const create = mayCreate && (
    <LinkButton to={{ to: '/account/payout-information/create' }} size="xs">
      Create payout information
    </LinkButton>
  );
  return (
    <AccountPage current="payout">
      <Card title="Payout information" actions={create}>
        {data.rows.length === 0 ? (
          <p className={layoutParts.muted}>
            Nothing here yet. Enter your bank account, so that pay runs can pay you.
          </p>
        ) : (
          <FactTable
            label="Payout information"
            rows={data.rows}
            rowKey={({ id }) => id}
            columns={[
              {
                label: 'Bank',
                of: ({ id, bank_name }) => (
                  <Link to={{ to: '/account/payout-information/$id', params: { id } }}>
                    <Private>{bank_name}</Private>
                  </Link>
                ),
              },
              { label: 'Type', of: ({ account_type }) => account_type },
              {
                label: 'Account',
                of: ({ account_number_masked }) => <Private>{account_number_masked}</Private>,
              },
              { label: 'Status', of: ({ status }) => <Status value={status} /> },
              { label: 'Approved', of: ({ approved_at }) => <DateText value={approved_at} /> },
              { label: 'Used from', of: ({ used_from }) => <DateText value={used_from} /> },
            ]}
          />
        )}
      </Card>
    </AccountPage>
  );
}
