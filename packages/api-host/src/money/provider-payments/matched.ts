import type { Db } from '../../platform/database/database.ts';
import { judge } from './judging.ts';
import { acceptedCents, waitingOf } from './provider-payments.store.ts';
import type { ProviderPayment } from './provider-payments.tables.ts';

/**
 * Payments that wait for nothing but their policy to become ready. Before a move they are locked; one that an admin corrects
 * at this moment is then left out: it brings its policy on by itself.
 */
export async function waitingFor(
  db: Db,
  policyId: string,
  purpose: 'move' | 'look' = 'move',
): Promise<ProviderPayment[]> {
  const found: ProviderPayment[] = [];
  for (const payment of await waitingOf(db, policyId, purpose)) {
    const { policy, exception } = await judge(db, payment);
    if (policy?.id === policyId && exception === undefined) found.push(payment);
  }
  return found;
}

/** Whether the carrier's money stands for the policy (domain.md 2.12): a payment is accepted, or waits for the policy alone. */
export async function isMatched(db: Db, policyId: string, purpose: 'move' | 'look'): Promise<boolean> {
  return (await acceptedCents(db, policyId)) > 0 || (await waitingFor(db, policyId, purpose)).length > 0;
}
