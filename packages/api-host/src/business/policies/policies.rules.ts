import {
  annualPremium,
  isPlausibleDate,
  isStateOf,
  MAX_MONEY_CENTS,
  messages,
  PAYMENTS_A_YEAR,
} from '@upline/domain';
import type { FieldError } from '../../platform/operation/problem.ts';
import type { References } from './entry/policy-references.store.ts';
import type { PolicyBody, PolicyEditBody } from './policies.schemas.ts';
import type { PolicyRow } from './policies.tables.ts';

const MIN_FACE_CENTS = 100_000;
const MIN_SHARE_BPS = 100;
const NUMBER = /^[A-Z0-9-]{3,30}$/;

export type Refuse = (field: string, message: string) => void;

const LIMIT = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});
/** Dollars without needless decimals, as people name a limit: `$100,000`. */
const dollars = (cents: number) => LIMIT.format(cents / 100);

/** Months of premium one payment covers: what a reported payment releases (R-MNY-13). */
export const monthsOfPayment = (mode: PolicyRow['premium_mode']): number =>
  mode === 'Single' ? 12 : 12 / PAYMENTS_A_YEAR[mode];

export function checkNumber(policy_number: string, refuse: Refuse): void {
  if (!NUMBER.test(policy_number)) refuse('policy_number', messages.invalid('Policy Number'));
}

interface DateLimits {
  readonly today: string;
  readonly join_date: string | null;
  /** Oldest submit date in days; undefined for admins. */
  readonly max_age_days: number | undefined;
  /** The oldest day that limit allows. */
  readonly oldest: string;
}

type Dates = Pick<PolicyEditBody, 'submit_date' | 'issue_date' | 'placed_date' | 'paid_to_date'>;

/** join ≤ submit ≤ issue ≤ placed, paid to ≥ issue, nothing in the future but paid to (R-VAL-12, R-VAL-14). */
export function checkDates(dates: Dates, limits: DateLimits, refuse: Refuse): void {
  const { submit_date, issue_date, placed_date, paid_to_date } = dates;
  const { today, join_date, max_age_days, oldest } = limits;
  if (submit_date > today) refuse('submit_date', messages.dateFuture('Submit Date'));
  else if (join_date !== null && submit_date < join_date)
    refuse('submit_date', messages.dateOrder('Submit Date', 'the associate joined'));
  else if (max_age_days !== undefined && submit_date < oldest)
    refuse('submit_date', `Submit Date must not be older than ${max_age_days} days`);

  if (issue_date) {
    if (issue_date < submit_date) refuse('issue_date', messages.dateOrder('Issue Date', 'Submit Date'));
    else if (issue_date > today) refuse('issue_date', messages.dateFuture('Issue Date'));
  }
  const later = {
    placed_date: ['Placed Date', placed_date],
    paid_to_date: ['Paid To Date', paid_to_date],
  } as const;
  for (const [field, [label, value]] of Object.entries(later)) {
    if (!value) continue;
    if (!issue_date) refuse('issue_date', messages.required('Issue Date'));
    else if (value < issue_date) refuse(field, messages.dateOrder(label, 'Issue Date'));
    else if (field === 'placed_date' && value > today) refuse(field, messages.dateFuture(label));
    else if (!isPlausibleDate(value, today)) refuse(field, messages.invalid(label));
  }
}

/** What a carrier says a policy is paid to (R-VAL-12, R-VAL-14). */
export function checkPaidTo(
  paid_to_date: string | null,
  issue_date: string | null,
  today: string,
  refuse: Refuse,
): void {
  const label = 'Paid To Date';
  if (paid_to_date === null) return;
  if (issue_date !== null && paid_to_date < issue_date)
    refuse('paid_to_date', messages.dateOrder(label, 'Issue Date'));
  else if (!isPlausibleDate(paid_to_date, today)) refuse('paid_to_date', messages.invalid(label));
}

type Premiums = Pick<PolicyBody, 'premium_mode' | 'modal_premium_cents' | 'target_premium_cents'> & {
  readonly face_amount_cents?: number | null | undefined;
};
type ProductLimits = Pick<NonNullable<References['offer']>, 'line' | 'min_face_cents' | 'max_face_cents'>;

/** Face, modal and target premium (domain.md 2.12). A single premium's target is the deposit. */
export function checkPremiums(body: Premiums, product: ProductLimits | undefined, refuse: Refuse): void {
  if (body.modal_premium_cents < 1) refuse('modal_premium_cents', messages.min('Modal Premium', '0.01'));
  // No policy exceeds what an amount of money may be (R-VAL-16), so that sums of policies stay exact numbers.
  else if (annualPremium(body) > MAX_MONEY_CENTS)
    refuse('modal_premium_cents', messages.max('Annual Premium', dollars(MAX_MONEY_CENTS)));
  if (body.target_premium_cents < 1) refuse('target_premium_cents', messages.min('Target Premium', '0.01'));
  else if (body.target_premium_cents > annualPremium(body))
    refuse('target_premium_cents', messages.max('Target Premium', 'annual premium'));
  else if (body.premium_mode === 'Single' && body.target_premium_cents !== body.modal_premium_cents)
    refuse('target_premium_cents', 'Target Premium must equal the single premium');
  if (product?.line !== 'Life') return;
  const face = body.face_amount_cents;
  const least = product.min_face_cents ?? MIN_FACE_CENTS;
  const most = product.max_face_cents;
  if (!face) refuse('face_amount_cents', messages.required('Face Amount'));
  else if (face < least) refuse('face_amount_cents', messages.min('Face Amount', dollars(least)));
  else if (most !== null && face > most)
    refuse('face_amount_cents', messages.max('Face Amount', dollars(most)));
}

/** Shares in entry order, the writing associate's first, adding up to the whole (R-VAL-18). */
export function sharesOfBody(
  body: Pick<PolicyBody, 'splits' | 'writing_associate_code' | 'writing_share_bps'>,
  refuse: Refuse,
): { associate_code: string; share_bps: number }[] {
  const { splits, writing_associate_code } = body;
  const left = 10_000 - splits.reduce((sum, { share_bps }) => sum + share_bps, 0);
  const writing = body.writing_share_bps ?? left;
  if (writing !== left || writing < MIN_SHARE_BPS) refuse('splits', 'Split percentages must add up to 100%');
  const seen = new Set([writing_associate_code]);
  splits.forEach(({ associate_code, share_bps }, index) => {
    const at = `splits.${index}`;
    if (seen.has(associate_code))
      refuse(
        `${at}.associate_code`,
        'Split Associate can appear only once and cannot be the Writing Associate',
      );
    seen.add(associate_code);
    if (share_bps < MIN_SHARE_BPS) refuse(`${at}.share_bps`, messages.min('Share', '1%'));
    else if (share_bps > 10_000 - MIN_SHARE_BPS) refuse(`${at}.share_bps`, messages.max('Share', '99%'));
  });
  return [{ associate_code: writing_associate_code, share_bps: writing }, ...splits];
}

/** Whether these values of a form are those the policy was saved with: they are not judged by what has happened since. */
type IsSame = (...fields: readonly (keyof PolicyRow & keyof PolicyBody)[]) => boolean;

export const sameAs =
  (before: PolicyRow | undefined, body: Partial<PolicyBody>): IsSame =>
  (...fields) =>
    before !== undefined && fields.every((field) => (body[field] ?? null) === before[field]);

/** Who enters a policy. */
export interface Enterer {
  readonly code: string;
  readonly isAdmin: boolean;
}

/**
 * The people of a policy: an associate writes for herself, or as the trainee in the name of an upline; the trainee is
 * below the writing associate and in an open program (domain.md 2.12, R-TRN-04).
 */
export function checkPeople(
  body: Pick<PolicyBody, 'writing_associate_code' | 'splits' | 'training_associate_code'>,
  enterer: Enterer,
  known: References,
  isSame: IsSame,
  refuse: Refuse,
): void {
  const { writing_associate_code: writer, training_associate_code: trainee = null } = body;
  const { people, training } = known;
  if (!people.has(writer)) refuse('writing_associate_code', messages.option('Writing Associate'));
  else if (!enterer.isAdmin && writer !== enterer.code) {
    const isTraineeOfUpline = trainee === enterer.code && known.isBelow(enterer.code, writer);
    if (!isTraineeOfUpline) refuse('writing_associate_code', messages.option('Writing Associate'));
  }
  body.splits.forEach(({ associate_code }, index) => {
    if (!people.has(associate_code))
      refuse(`splits.${index}.associate_code`, messages.option('Split Associate'));
  });
  if (trainee === null) return;
  const label = 'Training Associate';
  if (trainee === writer || body.splits.some(({ associate_code }) => associate_code === trainee))
    refuse('training_associate_code', `${label} cannot be the Writing or a Split Associate`);
  else if (isSame('training_associate_code', 'writing_associate_code')) return;
  else if (!people.has(trainee) || !known.isBelow(trainee, writer))
    refuse('training_associate_code', 'Training Associate must be in your team');
  else if (training === null || !['Pending', 'Open', 'Reopen'].includes(training))
    refuse('training_associate_code', `${label} has no open training program`);
}

/** Product, client and state of the form against what there is. */
export function checkOffer(
  body: Pick<PolicyBody, 'state' | 'writing_associate_code' | 'is_replacement'> & {
    readonly replaced_policy?: string | null | undefined;
  },
  enterer: Enterer,
  known: References,
  isSame: IsSame,
  refuse: Refuse,
): void {
  const { offer, client, provider } = known;
  if (!provider) refuse('provider_id', messages.option('Provider'));
  else if (!offer) refuse('product_id', messages.option('Product'));
  else if (!isStateOf(offer.country, body.state)) refuse('state', messages.option('State'));
  else if (!offer.states.includes(body.state) && !isSame('product_id', 'state'))
    refuse('state', `Product is not available in ${body.state}`);
  const { writing_associate_code: writer } = body;
  const isOfWriter = client && (client.owner_code === writer || client.shared_with.includes(writer));
  const isOwn = client?.owner_code === enterer.code;
  if (!isOfWriter && !isOwn && !isSame('client_id', 'writing_associate_code'))
    refuse('client_id', messages.option('Client'));
  if (body.is_replacement && !body.replaced_policy)
    refuse('replaced_policy', messages.required('Replaced Policy'));
}

/** Collects refusals; one message a field, the first. */
export function refusals(): { refuse: Refuse; errors: FieldError[] } {
  const errors: FieldError[] = [];
  return {
    errors,
    refuse(field, message) {
      if (!errors.some((error) => error.field === field)) errors.push({ field, message });
    },
  };
}
