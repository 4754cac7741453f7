import type { OperationAnswer } from '@upline/api-client';
import { type NamedAction, offered, recordAction, updatedMessage } from '@upline/shell';
import type { PickerOption } from '@upline/ui-kit/picker/search-picker.tsx';

export type ProviderPayment = OperationAnswer<'getProviderPayment'>;

/** What shows a payment and the policy it moves. */
export const PAYMENT_SHOWN_BY = [
  'getProviderPayment',
  'listProviderPayments',
  'countProviderPayments',
  'getReconciliation',
  'listReconciledRows',
  'countReconciledRows',
  'getAdminPolicy',
  'checkAdminPolicy',
  'listAdminPolicies',
  'countAdminPolicies',
  'getOfficeQueues',
] as const;

const KINDS = ['First Year', 'Excess', 'Renewal', 'Trail', 'Chargeback'] as const;

type SearchPolicies = (text: string, signal: AbortSignal) => Promise<readonly PickerOption[]>;

const outcome = ({ processing, exception }: ProviderPayment) =>
  processing === 'Ready To Pay' ? 'Payment is ready to pay' : `Payment still waits: ${exception}`;

/** What can be done with a payment that waits (domain.md 2.22), as the payment offers it. */
export function paymentActions(payment: ProviderPayment, searchPolicies: SearchPolicies): NamedAction[] {
  const { id, version, policy_number_text, kind, provider, exception } = payment;
  const step = { input: { params: { id }, ifMatch: version }, refresh: PAYMENT_SHOWN_BY } as const;
  return offered(payment, {
    match: recordAction({
      ...step,
      operation: 'matchProviderPayment',
      label: payment.policy ? 'Match to another policy' : 'Match to a policy',
      saveLabel: 'Match',
      about: `The carrier wrote ${policy_number_text}. The line is judged by the policy you choose, and makes it Ready To Pay if nothing is missing.`,
      fields: [
        {
          name: 'policy_id',
          label: 'Policy',
          kind: 'search',
          search: searchPolicies,
          required: true,
          help: `By number or client, of ${provider.name}.`,
        },
      ],
      reason: 5,
      message: outcome,
    }),
    correct: recordAction({
      ...step,
      operation: 'correctProviderPayment',
      label: 'Correct the line',
      about: 'What the carrier wrote wrongly is corrected here, and the line is judged again.',
      fields: [
        { name: 'policy_number', label: 'Policy Number', required: true, initial: policy_number_text },
        { name: 'kind', label: 'Kind', kind: 'choice', options: KINDS, required: true, initial: kind },
      ],
      reason: 5,
      message: outcome,
    }),
    accept: recordAction({
      ...step,
      operation: 'acceptProviderPayment',
      label: 'Accept as paid',
      about: `${exception}. The payment is taken as it is; what the policy itself still needs is asked for all the same.`,
      reason: 5,
      message: updatedMessage('Payment'),
    }),
  });
}

/** The step that waits: a payment without a policy is matched, any other is accepted. */
export const nextOf = ({ policy }: ProviderPayment, actions: readonly NamedAction[]) =>
  actions.find(({ key }) => key === (policy ? 'accept' : 'match'));
