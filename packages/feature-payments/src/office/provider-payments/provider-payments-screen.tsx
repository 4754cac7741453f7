import { DataListFor } from '@upline/shell';
import { PAYMENT_LIST, PROVIDER_PAYMENTS } from './provider-payment-lists.ts';
import { ProviderPaymentsPage } from './provider-payments-page.tsx';
import { PAYMENT_COLUMNS } from './provider-payments-table.tsx';

/** `provider-payments`: what carriers pay the company, line by line of their statements (domain.md 2.22, 2.36). */
export function ProviderPaymentsScreen() {
  return (
    <ProviderPaymentsPage part="payments">
      <DataListFor
        operations={PAYMENT_LIST}
        label="Provider payments"
        noun={{ one: 'payment', many: 'payments' }}
        columns={PAYMENT_COLUMNS}
        rowTarget={(row) => ({ to: `${PROVIDER_PAYMENTS}/$id`, params: { id: row.id } })}
        search={{ field: 'policy_number', placeholder: 'Search policy numbers' }}
        empty={{
          title: 'Nothing here yet.',
          description: 'Lines of the statements of carriers will be listed here once one is imported.',
        }}
      />
    </ProviderPaymentsPage>
  );
}
