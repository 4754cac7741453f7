import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { queryFor, RecordScreen, usePolicySearch, useRecordActions } from '@upline/shell';
import { Money } from '@upline/ui-kit';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { PROVIDER_PAYMENTS } from './provider-payment-lists.ts';
import { PaymentNotice, ProviderPaymentView } from './provider-payment-view.tsx';
import { nextOf, type ProviderPayment, paymentActions } from './provider-payments.actions.ts';

const route = getRouteApi('/signed-in/provider-payments/$id');

/** `provider-payments/{id}`: a line of a statement, what it is matched to, and what is decided about it (domain.md 2.22). */
export function ProviderPaymentScreen() {
  const { id } = route.useParams();
  const { data: payment } = useSuspenseQuery(queryFor('getProviderPayment', { params: { id } }));
  const actions = paymentActions(payment, usePolicySearch(payment.provider.name));
  const next = nextOf(payment, actions);
  const { menu, run, dialog } = useRecordActions(actions);
  return (
    <RecordScreen
      noun="Provider payment"
      name={payment.policy_number_text}
      isPrivate={false}
      status={payment.processing}
      facts={[
        payment.provider.name,
        `${payment.statement_ref}, line ${payment.line_no}`,
        payment.kind,
        <DateText key="day" value={payment.statement_date} />,
      ]}
      headline={headlineOf(payment)}
      notices={<PaymentNotice payment={payment} />}
      next={next && { label: next.label, onClick: () => run(next.key) }}
      actions={menu.filter(({ key }) => key !== next?.key)}
      page={{ to: `${PROVIDER_PAYMENTS}/$id`, params: { id } }}
      tab="overview"
      tabs={{
        overview: { label: 'Overview', content: <ProviderPaymentView payment={payment} /> },
      }}
    >
      {dialog}
    </RecordScreen>
  );
}

function headlineOf({ gross_cents, expected_cents, difference_cents, currency }: ProviderPayment) {
  const money = (cents: number) => <Money cents={cents} currency={currency} />;
  return [
    { label: 'Paid by the carrier', value: money(gross_cents) },
    ...(expected_cents === null ? [] : [{ label: 'Expected', value: money(expected_cents) }]),
    ...(difference_cents === null ? [] : [{ label: 'Difference', value: money(difference_cents) }]),
  ];
}
