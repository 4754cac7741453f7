import { CURRENCIES, PAYMENT_PROCESSINGS } from '@upline/domain';
import { FIGURES } from '@upline/domain/figures';
import { sql } from 'kysely';
import { defineList } from '../../platform/list/define-list.ts';
import type { ListExport } from '../../platform/list/list-operations.ts';
import type { PaymentRow } from './provider-payments.store.ts';
import { PAYMENT_KINDS } from './provider-payments.tables.ts';

/** Provider payments, newest statement first. */
export const paymentList = defineList<PaymentRow>({
  name: 'provider-payments',
  fields: {
    statement_date: { label: 'Statement Date', type: 'date', column: 'provider_payment.statement_date' },
    statement_ref: { label: 'Statement', type: 'text', column: 'provider_payment.statement_ref' },
    line_no: { label: 'Line', type: 'number', column: 'provider_payment.line_no' },
    provider: { label: 'Provider', type: 'text', column: 'provider.name' },
    policy_number: { label: 'Policy', type: 'text', column: 'provider_payment.policy_number_text' },
    kind: { label: 'Kind', type: 'enum', column: 'provider_payment.kind', options: PAYMENT_KINDS },
    gross_cents: { label: 'Amount', type: 'money', column: 'provider_payment.gross_cents' },
    expected_cents: {
      label: 'Expected',
      type: 'money',
      column: 'provider_payment.expected_cents',
      nullable: true,
      definition: FIGURES.expectedPayment,
    },
    difference_cents: {
      label: 'Difference',
      type: 'money',
      column: sql`(provider_payment.gross_cents - provider_payment.expected_cents)`,
      nullable: true,
    },
    is_matched: { label: 'Matched', type: 'boolean', column: sql`(provider_payment.policy_id is not null)` },
    event_date: { label: 'Event Date', type: 'date', column: 'provider_payment.event_date' },
    currency: { label: 'Currency', type: 'enum', column: 'provider_payment.currency', options: CURRENCIES },
    processing: {
      label: 'Processing',
      type: 'enum',
      column: 'provider_payment.processing',
      options: PAYMENT_PROCESSINGS,
    },
    exception: { label: 'Exception', type: 'text', column: 'provider_payment.exception', nullable: true },
  },
  defaultOrder: { statement_date: 'DESC' },
  key: { column: 'provider_payment.id', type: 'uuid' },
  keyOf: (row) => row.id,
});

/** The list of provider payments as a file. */
export const paymentExport: ListExport<PaymentRow> = {
  label: 'Provider Payments',
  needs: 'payments.manage',
  columns: paymentList.columns(
    'statement_date',
    { provider: ({ provider_name }) => provider_name },
    'statement_ref',
    'line_no',
    { policy_number: ({ policy_number_text }) => policy_number_text },
    'kind',
    'gross_cents',
    'expected_cents',
    {
      difference_cents: ({ gross_cents, expected_cents }) =>
        expected_cents === null ? null : gross_cents - expected_cents,
    },
    'currency',
    'processing',
    'exception',
    { is_matched: ({ policy_id }) => policy_id !== null },
    'event_date',
  ),
};
