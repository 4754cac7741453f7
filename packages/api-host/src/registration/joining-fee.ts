import { publishedAgreement } from '../legal/legal-texts.store.ts';
import type { Context } from '../platform/operation/operation.ts';
import type { Draft } from './registrations.tables.ts';

/** What joining costs once, as the agreement in force says (domain.md 1.7); undefined where none is published. */
export async function joiningFee(
  { db }: Pick<Context, 'db' | 'today'>,
  { country, plan }: Pick<Draft, 'country' | 'plan'>,
): Promise<number | undefined> {
  const text = await publishedAgreement(db, country, plan);
  return text?.fee_cents ?? undefined;
}
