import { annualPremium, messages, PREMIUM_MODES } from '@upline/domain';
import { hasYear, type Offer, type PolicyValues, policyValues, writingShare } from './policy-values.ts';

/** Annual premium in cents as far as it is known. */
export function annualOf({ premium_mode, modal_premium_cents }: PolicyValues): number | undefined {
  const mode = PREMIUM_MODES.find((each) => each === premium_mode);
  return mode && modal_premium_cents ? annualPremium({ premium_mode: mode, modal_premium_cents }) : undefined;
}

/**
 * The checks that need no answer of the server, in its words (domain.md 2.12); the server decides again. `offer` is the
 * chosen product, `today` the company's day.
 */
export function checkPolicyValues(
  values: PolicyValues,
  { offer, today }: { readonly offer: Offer | undefined; readonly today: string },
): Record<string, string> {
  const errors = policyValues.check(values);
  const need = (path: 'replaced_policy' | 'face_amount_cents') => {
    const value = values[path];
    if (value === null || value === '') errors[path] ??= messages.required(policyValues.labels[path] ?? path);
  };
  if (values.is_replacement) need('replaced_policy');
  if (offer?.line === 'Life') need('face_amount_cents');
  if (!errors.policy_number && !/^[A-Za-z0-9-]{3,30}$/.test(values.policy_number.trim()))
    errors.policy_number = messages.invalid('Policy Number');
  const year = Number(values.policy_year);
  if (hasYear(values.application_type) && !(year >= 1 && year <= 99))
    errors.policy_year = messages.invalid('Policy Year');
  checkPremiums(values, errors);
  const { submit_date, issue_date } = values;
  if (submit_date > today) errors.submit_date = messages.dateFuture('Submit Date');
  if (issue_date && issue_date < submit_date)
    errors.issue_date = messages.dateOrder('Issue Date', 'Submit Date');
  else if (issue_date > today) errors.issue_date = messages.dateFuture('Issue Date');
  checkShares(values, errors);
  return errors;
}

function checkPremiums(values: PolicyValues, errors: Record<string, string>): void {
  const { modal_premium_cents: modal, target_premium_cents: target } = values;
  const annual = annualOf(values);
  if (modal === 0) errors.modal_premium_cents = messages.min('Modal Premium', '0.01');
  if (target === 0) errors.target_premium_cents = messages.min('Target Premium', '0.01');
  else if (target !== null && annual !== undefined && target > annual)
    errors.target_premium_cents = messages.max('Target Premium', 'annual premium');
  else if (target && values.premium_mode === 'Single' && target !== modal)
    errors.target_premium_cents = 'Target Premium must equal the single premium';
}

function checkShares({ splits }: PolicyValues, errors: Record<string, string>): void {
  splits.forEach(({ associate_code, share_bps }, index) => {
    if (!associate_code) errors[`splits.${index}.associate_code`] = messages.required('Split Associate');
    if (!share_bps || share_bps < 100) errors[`splits.${index}.share_bps`] = messages.min('Share', '1%');
    else if (share_bps > 9_900) errors[`splits.${index}.share_bps`] = messages.max('Share', '99%');
  });
  if (splits.length > 0 && writingShare(splits) < 100)
    errors['splits.0.share_bps'] ??= 'Split percentages must add up to 100%';
}
