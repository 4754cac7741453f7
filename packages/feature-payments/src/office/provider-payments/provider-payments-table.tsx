import { providerPaymentsFields } from '@upline/api-client/lists/provider-payments.ts';
import { columnsFor } from '@upline/shell';

const currency = (row: { readonly currency: 'USD' | 'CAD' }) => row.currency;

/** Columns of what carriers pay (domain.md 2.36). */
export const PAYMENT_COLUMNS = columnsFor<'listProviderPayments'>(providerPaymentsFields, [
  {
    field: 'policy_number',
    value: (row) => row.policy_number_text,
    pinned: true,
    cardRole: 'title',
    second: 'provider',
    width: 160,
  },
  {
    field: 'provider',
    value: (row) => row.provider.name,
    cardRole: 'subtitle',
    defaultHidden: true,
    width: 170,
  },
  { field: 'kind', width: 100 },
  { field: 'gross_cents', currency, secret: true, cardRole: 'value', width: 115 },
  { field: 'expected_cents', currency, secret: true, width: 115 },
  { field: 'difference_cents', currency, secret: true, width: 115 },
  { field: 'processing', as: 'status', cardRole: 'meta', width: 145 },
  { field: 'exception', secret: true, cardRole: 'meta', width: 300 },
  { field: 'statement_ref', width: 175 },
  { field: 'line_no', width: 75 },
  { field: 'statement_date', width: 145 },
  { field: 'event_date', defaultHidden: true, width: 115 },
  { field: 'is_matched', value: (row) => row.policy !== null, defaultHidden: true, width: 100 },
  { field: 'currency', defaultHidden: true, width: 100 },
]);
