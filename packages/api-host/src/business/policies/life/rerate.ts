import { annualPremium, type ChargebackReason, messages } from '@upline/domain';
import { findProduct } from '../../../catalogue/products.store.ts';
import type { SignedInContext } from '../../../platform/operation/operation.ts';
import { invalid } from '../../../platform/operation/problem.ts';
import { checkPremiums, refusals } from '../policies.rules.ts';
import type { PolicyRow } from '../policies.tables.ts';
import { renewalRatesOf } from '../splits/policy-renewal-rates.store.ts';
import { volumeOf } from '../splits/policy-volume.ts';

interface Premium {
  readonly face_amount_cents?: number | null | undefined;
  readonly premium_mode: PolicyRow['premium_mode'];
  readonly modal_premium_cents: number;
  readonly target_premium_cents: number;
}

/** What an admin enters of a re-rate. */
export interface Rerate extends Premium {
  readonly reason: ChargebackReason;
  readonly event_date: string;
}

/** The columns of the policy as the re-rate leaves them, with the new BV; throws what of it is wrong (R-MNY-21). */
export async function reratedColumns(
  { db, today }: Pick<SignedInContext, 'db' | 'today'>,
  policy: PolicyRow,
  { event_date, ...premium }: Rerate,
) {
  const product = await findProduct(db, policy.product_id);
  const { errors, refuse } = refusals();
  const isSameFace = premium.face_amount_cents === policy.face_amount_cents;
  checkPremiums(premium, isSameFace ? undefined : product, refuse);
  if (event_date < (policy.issue_date as string))
    refuse('event_date', messages.dateOrder('Event Date', 'Issue Date'));
  else if (event_date > today) refuse('event_date', messages.dateFuture('Event Date'));
  if (errors.length > 0) throw invalid(errors);
  const annual_premium_cents = annualPremium(premium);
  const columns = {
    premium_mode: premium.premium_mode,
    modal_premium_cents: premium.modal_premium_cents,
    target_premium_cents: premium.target_premium_cents,
    face_amount_cents:
      product?.line === 'Life' ? (premium.face_amount_cents ?? null) : policy.face_amount_cents,
    annual_premium_cents,
    excess_premium_cents: annual_premium_cents - premium.target_premium_cents,
  };
  const rates = (await renewalRatesOf(db, policy.id)) ?? product?.renewal_bv_rate_bps;
  const bv_cents = volumeOf({ ...policy, ...columns }, rates?.[String(policy.policy_year)]);
  return { ...columns, bv_cents };
}
