import { messages } from '@upline/domain';
import { conflict } from '../../platform/operation/problem.ts';
import { rowActions, rowRule } from '../../platform/operation/row-actions.ts';
import type { ProviderPayment } from './provider-payments.tables.ts';

type Subject = Pick<ProviderPayment, 'processing' | 'policy_id'>;

/** A payment that waits for an admin. */
export const isWaiting = rowRule<Pick<ProviderPayment, 'processing'>>(
  ({ processing }) => processing === 'Action Required',
  ({ processing }) => conflict('transition', messages.transition(processing, 'Ready To Pay')),
);
/** An amount is accepted for a policy. */
export const hasPolicy = rowRule<Pick<ProviderPayment, 'policy_id'>>(
  ({ policy_id }) => policy_id !== null,
  () => conflict('not-matched', 'Match the payment to its policy first'),
);

export const PAYMENT_ACTIONS = ['match', 'correct', 'accept'] as const;

export const paymentActions = rowActions<Subject, (typeof PAYMENT_ACTIONS)[number]>({
  match: { operation: 'matchProviderPayment', when: isWaiting },
  correct: { operation: 'correctProviderPayment', when: isWaiting },
  accept: { operation: 'acceptProviderPayment', when: [isWaiting, hasPolicy] },
});
