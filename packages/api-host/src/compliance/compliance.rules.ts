import {
  type ApprovalStatus,
  ageOn,
  formatDate,
  messages,
  nearestAgeOn,
  needsAmlTraining,
} from '@upline/domain';
import type { Credentials, Offer, Seller } from './compliance.store.ts';

export const COMPLIANCE_CHECKS = [
  'product',
  'product_state',
  'international',
  'issue_age',
  'writing_status',
  'license',
  'appointment',
  'eo',
  'aml',
  'annuity_training',
  'splits',
  'replacement_notice',
  'policy_number',
] as const;
export type ComplianceCheck = (typeof COMPLIANCE_CHECKS)[number];

/**
 * `blocks_save`: an associate cannot save; an admin can, unless it is a fact of the form (issue age, state, status of the writer).
 * `blocks_ready_to_pay`: the policy may be saved as Action Required.
 * `warning` stops nothing.
 */
export const COMPLIANCE_SEVERITIES = ['blocks_save', 'blocks_ready_to_pay', 'warning'] as const;
export type ComplianceSeverity = (typeof COMPLIANCE_SEVERITIES)[number];

/** The values of a policy form, saved or not, that domain.md 2.13 judges. */
export interface Submission {
  readonly provider_id: string;
  readonly product_id: string;
  readonly state: string;
  readonly submit_date: string;
  readonly writing_associate_code: string;
  /** `approval_status` is null until the row is saved. */
  readonly splits: readonly {
    readonly associate_code: string;
    readonly approval_status: ApprovalStatus | null;
  }[];
  /** Absent where it is not known: a business, or nobody chosen yet. */
  readonly insured_birth_date?: string | null;
  readonly policy_number?: string | null;
  readonly is_replacement?: boolean;
  readonly has_replacement_notice?: boolean;
  /** A saved policy keeps a provider and a product that have gone since (R-PRV-01). */
  readonly is_saved?: boolean;
}

/** Everything read for one check. */
export interface Evidence {
  readonly offer: Offer | undefined;
  readonly sellers: ReadonlyMap<string, Seller>;
  /** Who holds a license for the product's line in the state on the submit date (R-LIC-01, R-LIC-02). */
  readonly licensed: ReadonlySet<string>;
  readonly appointment: { readonly status: string; readonly effective_date: string | null } | undefined;
  readonly credentials: Credentials;
}

/** A row of 2.13 that failed, before the link to the place where it can be fixed is added. */
export interface Finding {
  readonly check: ComplianceCheck;
  readonly message: string;
  readonly severity: ComplianceSeverity;
  readonly associate_code: string | null;
}

/** A row of 2.13 that was judged, in the words of what must be there. */
export interface JudgedCheck {
  readonly check: ComplianceCheck;
  readonly label: string;
  readonly associate_code: string | null;
}

/** Every row of domain.md 2.13 that concerns these values; `judge` names those of them that fail. */
export function checksOf(asked: Submission, { offer, sellers }: Evidence): JudgedCheck[] {
  const { state, writing_associate_code: writer, splits } = asked;
  const row = (check: ComplianceCheck, label: string, associate_code: string | null = null) => ({
    check,
    label,
    associate_code,
  });
  if (!offer) return [row('product', 'Product is offered')];
  const sellersAsked = [writer, ...splits.map(({ associate_code }) => associate_code)].filter(
    (code) => !sellers.get(code)?.disable_license_check,
  );
  return [
    row('writing_status', 'Writing associate is active', writer),
    row('product', 'Product is offered'),
    row('product_state', `Product is available in ${state}`),
    ...(isAbroad(offer, sellers.get(writer))
      ? [row('international', `International appointment in ${offer.country}`, writer)]
      : []),
    ...(asked.insured_birth_date ? [row('issue_age', 'Issue age')] : []),
    ...sellersAsked.map((code) => row('license', `${offer.line} license in ${state}`, code)),
    row('appointment', `Appointment with ${offer.provider_name} in ${state}`, writer),
    row('eo', 'E&O coverage', writer),
    ...(needsAmlTraining(offer.product_type) ? [row('aml', 'AML training', writer)] : []),
    ...(offer.line === 'Annuity' && offer.country === 'USA'
      ? [row('annuity_training', `Annuity training for ${state}`, writer)]
      : []),
    ...(asked.is_replacement ? [row('replacement_notice', 'Replacement notice')] : []),
  ];
}

/** Whether the product is of another country than the writer. */
const isAbroad = ({ country }: Offer, writer: Seller | undefined) =>
  writer !== undefined && writer.country !== country;

/** An appointment is live, and where it must come first it was in force when the application was taken. */
function isAppointed({ appointment, offer }: Evidence, { state, submit_date }: Submission): boolean {
  if (!offer) return true;
  const isPre = offer.pre_appointment_states.includes(state);
  if (appointment?.status === 'Appointed') {
    return !isPre || (appointment.effective_date ?? '9999-12-31') <= submit_date;
  }
  return offer.jit && !isPre;
}

const isOffered = ({ available_from, available_until }: Offer, date: string) =>
  (available_from === null || available_from <= date) &&
  (available_until === null || available_until >= date);

function productFindings(
  offer: Offer | undefined,
  asked: Submission,
  add: (check: ComplianceCheck, message: string, severity: ComplianceSeverity) => void,
): void {
  const isOpen = asked.is_saved || (offer?.provider_status === 'Active' && offer.status === 'Published');
  if (!offer || !isOpen || !isOffered(offer, asked.submit_date))
    add('product', 'Product is no longer offered', 'blocks_save');
  if (!offer) return;
  if (!offer.states.includes(asked.state))
    add('product_state', `Product is not available in ${asked.state}`, 'blocks_save');
  if (asked.insured_birth_date && asked.insured_birth_date <= asked.submit_date) {
    const age = (offer.nearest_birthday ? nearestAgeOn : ageOn)(asked.insured_birth_date, asked.submit_date);
    if (age < offer.min_age || age > offer.max_age)
      add('issue_age', `Issue age ${age} is outside ${offer.min_age}–${offer.max_age}`, 'blocks_save');
  }
  const pattern = offer.policy_number_pattern;
  if (pattern && asked.policy_number && !new RegExp(pattern).test(asked.policy_number))
    add('policy_number', `Policy Number does not look like a ${offer.provider_name} number`, 'warning');
}

/**
 * Every row of domain.md 2.13 that fails, all at once (R-CHK-01), with issue age (R-VAL-13) and the replacement notice. Rows
 * that name the submit date are judged on it; E&O and trainings on the day of the check, so that a renewal mends them.
 */
export function judge(asked: Submission, evidence: Evidence): Finding[] {
  const { offer, sellers, licensed, credentials } = evidence;
  const { state, submit_date, writing_associate_code: writer } = asked;
  const findings: Finding[] = [];
  const add =
    (associate_code: string | null) =>
    (check: ComplianceCheck, message: string, severity: ComplianceSeverity) =>
      findings.push({ check, message, severity, associate_code });
  const aboutWriter = add(writer);
  const aboutPolicy = add(null);

  const status = sellers.get(writer)?.status;
  if (status !== 'Active' && status !== 'Resignation Initiated')
    aboutWriter('writing_status', 'Writing associate is not active', 'blocks_save');
  productFindings(offer, asked, aboutPolicy);

  const seller = sellers.get(writer);
  if (offer && !asked.is_saved && seller && !seller.countries.includes(offer.country))
    aboutWriter('international', `Not appointed to sell in ${offer.country}`, 'blocks_save');

  if (offer) {
    for (const code of [writer, ...asked.splits.map(({ associate_code }) => associate_code)]) {
      if (licensed.has(code) || sellers.get(code)?.disable_license_check) continue;
      add(code)(
        'license',
        `No valid ${offer.line} license in ${state} on ${formatDate(submit_date)}`,
        'blocks_ready_to_pay',
      );
    }
    if (!isAppointed(evidence, asked))
      aboutWriter(
        'appointment',
        `Not appointed with ${offer.provider_name} in ${state}`,
        offer.pre_appointment_states.includes(state) ? 'blocks_save' : 'blocks_ready_to_pay',
      );
  }
  if (!credentials.eo.current) {
    const expired = credentials.eo.expired_on;
    aboutWriter(
      'eo',
      expired ? `E&O coverage expired on ${formatDate(expired)}` : 'E&O coverage is missing',
      'blocks_ready_to_pay',
    );
  }
  if (offer && needsAmlTraining(offer.product_type) && !credentials.has_aml)
    aboutWriter('aml', 'AML training is missing or expired', 'blocks_ready_to_pay');
  // The best-interest course is a matter of the American states (domain.md 1.8).
  if (offer?.line === 'Annuity' && offer.country === 'USA' && !credentials.has_annuity_training)
    aboutWriter('annuity_training', `Annuity training is missing for ${state}`, 'blocks_ready_to_pay');

  const waiting = asked.splits.filter(
    ({ approval_status }) => approval_status !== null && approval_status !== 'Approved',
  );
  for (const { associate_code } of waiting)
    add(associate_code)('splits', 'Waiting for split approval', 'blocks_ready_to_pay');
  if (asked.is_replacement && !asked.has_replacement_notice)
    aboutPolicy('replacement_notice', messages.required('Replacement Notice'), 'blocks_ready_to_pay');
  return findings;
}
