import { cardPaymentsFields } from '@upline/api-client/lists/card-payments.ts';
import { columnsFor, ListScreen, personCodeColumn } from '@upline/shell';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { CardChecks } from './card-checks.tsx';
import { CARD_PAYMENT_LIST } from './card-payment-list.ts';

const COLUMNS = columnsFor<'listCardPayments'>(cardPaymentsFields, [
  {
    field: 'payer',
    value: ({ payer }) => payer?.name ?? 'Registration',
    pinned: true,
    secret: true,
    cardRole: 'title',
    width: 180,
  },
  { field: 'description', cardRole: 'subtitle', width: 250 },
  { field: 'amount_cents', currency: (row) => row.currency, secret: true, cardRole: 'value', width: 100 },
  { field: 'status', as: 'status', cardRole: 'meta', width: 150 },
  { field: 'created_at', cardRole: 'meta', width: 165 },
  { field: 'number', cardRole: 'meta', width: 100 },
  { field: 'kind', width: 140 },
  { field: 'refunded_cents', currency: (row) => row.currency, secret: true, width: 110 },
  { field: 'paid_at', defaultHidden: true, width: 170 },
  { field: 'due_on', defaultHidden: true, width: 120 },
  { field: 'country', defaultHidden: true, width: 110 },
  { field: 'currency', defaultHidden: true, width: 100 },
  personCodeColumn('payer', 120),
]);

/** `card-payments`: what associates pay by card, and how the host compares with Stripe (domain.md 2.25). */
export const CardPaymentsScreen = () => (
  <ListScreen
    title="Card payments"
    operations={CARD_PAYMENT_LIST}
    noun={{ one: 'card payment', many: 'card payments' }}
    columns={COLUMNS}
    rowTarget={(row) => ({ to: '/card-payments/$id', params: { id: row.id } })}
    search={{ field: 'payer', digits: 'payer_code', placeholder: 'Search associates' }}
    empty={{
      title: 'Nothing here yet.',
      description: 'Fees, orders and tickets that are paid by card are listed here.',
    }}
  >
    <div className={layout.block}>
      <CardChecks />
    </div>
  </ListScreen>
);
