import { partnerOf } from '@upline/domain';
import { feeOn } from '../fees/fee-on.ts';
import { publishedAgreement } from '../legal/legal-texts.store.ts';
import type { Context } from '../platform/operation/operation.ts';
import type { Draft } from './registrations.tables.ts';

/** The one-time fee for joining, in cents (domain.md 1.7); undefined if no agreement is published that could be signed. */
export async function joiningFee(
  { db, today }: Pick<Context, 'db' | 'today'>,
  { channel, country, plan }: Pick<Draft, 'channel' | 'country' | 'plan'>,
): Promise<number | undefined> {
  const text = await publishedAgreement(db, { country, plan, partner: partnerOf(channel) });
  return text && feeOn(db, { kind: 'Membership Fee', country, plan }, today);
}
