import { addReadyToPayCondition, onPolicyEvent } from '../../business/policies/policy-events.ts';
import type { Platform } from '../../platform/platform.ts';
import { isMatched } from './matched.ts';
import type { providerPayments } from './provider-payments.service.ts';

/** Nothing is paid on a policy before the carrier's money has come, and what had come before it was ready follows it (2.12). */
export function heedPolicies(
  platform: Platform,
  { settleWaiting }: Pick<ReturnType<typeof providerPayments>, 'settleWaiting'>,
): void {
  addReadyToPayCondition(platform, {
    label: 'Provider payment matched',
    remedy: 'It is met as soon as a statement of the carrier names this policy.',
    unmet: async ({ db }, policyId, purpose) =>
      (await isMatched(db, policyId, purpose)) ? undefined : 'No provider payment is matched',
  });
  onPolicyEvent(platform, 'ReadyToPay', (context, { policy }) => settleWaiting(context, policy.id));
}
