import { COUNTRIES, CURRENCIES, PAYMENT_STATUSES, PURCHASE_KINDS } from '@upline/domain';
import { sql } from 'kysely';
import { fullName } from '../platform/database/full-name.ts';
import { defineList } from '../platform/list/define-list.ts';
import type { ListExport } from '../platform/list/list-operations.ts';
import { type CardPaymentRow, numberText, searchableNumber } from './card-payments.store.ts';

const fields = {
  created_at: { label: 'Date', type: 'datetime', column: 'card_payment.created_at' },
  kind: { label: 'Kind', type: 'enum', column: 'card_payment.kind', options: PURCHASE_KINDS },
  number: { label: 'Number', type: 'text', column: searchableNumber },
  description: { label: 'Description', type: 'text', column: 'card_payment.description' },
  amount_cents: { label: 'Amount', type: 'money', column: 'card_payment.amount_cents' },
  status: {
    label: 'Payment Status',
    type: 'enum',
    column: 'card_payment.status',
    options: PAYMENT_STATUSES,
  },
  refunded_cents: { label: 'Refunded', type: 'money', column: 'card_payment.refunded_cents' },
  due_on: { label: 'Due', type: 'date', column: 'card_payment.due_on', nullable: true },
  paid_at: { label: 'Paid', type: 'datetime', column: 'card_payment.paid_at', nullable: true },
} as const;

const rest = {
  defaultOrder: { created_at: 'DESC' },
  key: { column: 'card_payment.id', type: 'uuid' },
  keyOf: (row: CardPaymentRow) => row.id,
} as const;

/** Own purchases, newest first (domain.md 2.8). */
export const purchaseList = defineList<CardPaymentRow>({ name: 'purchases', fields, ...rest });

/** Card payments of everybody, newest first. */
export const cardPaymentList = defineList<CardPaymentRow>({
  name: 'card-payments',
  fields: {
    ...fields,
    payer: { label: 'Paid By', type: 'text', column: fullName('payer'), nullable: true },
    payer_code: { label: 'Code', type: 'text', column: 'card_payment.payer_code', nullable: true },
    country: { label: 'Country', type: 'enum', column: 'card_payment.country', options: COUNTRIES },
    currency: { label: 'Currency', type: 'enum', column: 'card_payment.currency', options: CURRENCIES },
    is_disputed: {
      label: 'Ever Disputed',
      type: 'boolean',
      column: sql`exists (select from card_dispute where card_dispute.payment_id = card_payment.id)`,
    },
  },
  ...rest,
});

export const cardPaymentExport: ListExport<CardPaymentRow> = {
  label: 'Card Payments',
  needs: 'payments.manage',
  columns: cardPaymentList.columns(
    'created_at',
    { number: ({ number }) => numberText(number) },
    'kind',
    'description',
    { payer: ({ payer_name }) => payer_name },
    'payer_code',
    'amount_cents',
    'refunded_cents',
    'currency',
    'status',
    'paid_at',
    'due_on',
    'country',
  ),
};
