import { annualPremium, currencyOf } from '@upline/domain';
import {
  compensate,
  type PortionNumber,
  policyBv,
  type SnapshotPerson,
  scheduleRates,
} from '@upline/domain/compensation';
import { ladderOn, scheduleOn } from '../../../catalogue/plan-data.store.ts';
import { findProduct } from '../../../catalogue/products.store.ts';
import { isOneOf } from '../../../platform/database/is-one-of.ts';
import type { SignedInContext } from '../../../platform/operation/operation.ts';
import { isAdmin, isOpen, opens } from '../policies.record.ts';
import type { PolicyCheckBody } from '../policies.schemas.ts';
import type { PolicyWithShares } from '../splits/policy-points.ts';
import type { References } from './policy-references.store.ts';

type Offer = NonNullable<References['offer']>;
type Terms = NonNullable<References['terms']>;

interface Judged {
  readonly known: {
    readonly offer: Pick<Offer, 'id' | 'product_type' | 'country'> | undefined;
    readonly terms: Pick<Terms, 'bv_rate_bps' | 'excess_bv_rate_bps'> | undefined;
  };
  readonly errors: readonly { readonly field: string }[];
  readonly shares: readonly { readonly associate_code: string; readonly share_bps: number }[];
}

type Premiums = Pick<
  PolicyCheckBody,
  | 'premium_mode'
  | 'modal_premium_cents'
  | 'target_premium_cents'
  | 'submit_date'
  | 'application_type'
  | 'training_associate_code'
>;

/** Fields that name people: while one of them is refused, nothing is calculated from levels. */
const PEOPLE = /^(writing_associate_code|splits|training_associate_code)/;

/**
 * BV and the caller's own first-year part of a policy that is being entered (4.3, 4.4): by the schedule of the submit date and
 * the levels of today. Overrides are left out. Null until the premiums of a first year are known.
 */
export async function expectedOf(
  { db, caller }: Pick<SignedInContext, 'db' | 'caller'>,
  body: Premiums,
  { known: { offer, terms }, errors, shares }: Judged,
) {
  const { premium_mode, modal_premium_cents, target_premium_cents, submit_date } = body;
  const kind = body.application_type ?? 'First Year';
  if (!offer || !terms || kind !== 'First Year' || errors.some(({ field }) => PEOPLE.test(field)))
    return null;
  if (premium_mode === undefined || !modal_premium_cents || !target_premium_cents) return null;
  const annual = annualPremium({ premium_mode, modal_premium_cents });
  if (target_premium_cents > annual) return null;
  const bv_cents = policyBv({
    target_premium_cents,
    excess_premium_cents: annual - target_premium_cents,
    bv_rate_bps: terms.bv_rate_bps,
    excess_bv_rate_bps: terms.excess_bv_rate_bps,
  });
  const expected = { bv_cents, own_cents: null, currency: currencyOf(offer.country) };
  if (isAdmin(caller)) return expected;

  const ladder = [...(await ladderOn(db, submit_date))].map(([code, step]) => ({ code, ...step }));
  const rateOf = scheduleRates((await scheduleOn(db, submit_date))?.rates ?? [], ladder);
  const trainee = body.training_associate_code ?? null;
  const codes = [...shares.map(({ associate_code }) => associate_code), ...(trainee ? [trainee] : [])];
  const levels = await db
    .selectFrom('app_user')
    .select(['code', 'level_code', 'is_senior_level'])
    .where(isOneOf('code', codes))
    .execute();
  const people = new Map(
    levels.flatMap(({ code, level_code, is_senior_level }): [string, SnapshotPerson][] =>
      level_code === null
        ? []
        : [
            [
              code,
              {
                code,
                level_code,
                rate_bps: rateOf(
                  { product_id: offer.id, product_type: offer.product_type, kind },
                  level_code,
                ),
                is_senior: is_senior_level,
                is_licensed: true,
              },
            ],
          ],
    ),
  );
  if (codes.some((code) => !people.has(code))) return expected;
  const { lines } = compensate(
    bv_cents,
    shares.map(({ associate_code, share_bps }, portion) => ({
      portion: portion as PortionNumber,
      share_bps,
      kind,
      schedule_version: null,
      submit_date,
      producer: people.get(associate_code) as SnapshotPerson,
      trainee: trainee === null ? null : (people.get(trainee) as SnapshotPerson),
      uplines: [],
      generation_rates_bps: [],
    })),
    () => 'Active',
  );
  const own = lines.filter(({ associate_code }) => associate_code === caller.code);
  return { ...expected, own_cents: own.reduce((sum, { amount_cents }) => sum + amount_cents, 0) };
}

/** The same of a policy that is entered and not Ready To Pay yet; from then on its lines say what it pays. */
export async function expectedOfSaved(
  context: Pick<SignedInContext, 'db' | 'caller'>,
  { policy, shares }: PolicyWithShares,
) {
  if (!isOpen(policy)) return null;
  const offer = await findProduct(context.db, policy.product_id);
  return expectedOf(context, policy, {
    known: { offer, terms: policy },
    errors: [],
    shares: shares.filter(opens),
  });
}
