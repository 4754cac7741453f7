import { validLicenses } from '../licensing/licenses/licenses.store.ts';
import type { Caller } from '../platform/operation/caller.ts';
import type { Context } from '../platform/operation/operation.ts';
import {
  type ComplianceCheck,
  checksOf,
  type Evidence,
  type Finding,
  type JudgedCheck,
  judge,
  type Submission,
} from './compliance.rules.ts';
import { appointmentFor, credentialsOf, findOffer, sellersOn } from './compliance.store.ts';

/** A row of 2.13 that fails, with the place where it is mended. */
export interface ComplianceFailure extends Finding {
  readonly fix: { readonly label: string; readonly to: string };
}

type Reader = Pick<Caller, 'kind' | 'code'>;

const OWN: Partial<Record<ComplianceCheck, { label: string; to: string }>> = {
  international: { label: 'Ask for an appointment', to: '/account/international-appointment' },
  license: { label: 'Add a license', to: '/account/licenses' },
  appointment: { label: 'Request an appointment', to: '/account/provider-appointments' },
  eo: { label: 'Add E&O coverage', to: '/account/licenses' },
  aml: { label: 'Add the certificate', to: '/account/licenses' },
  annuity_training: { label: 'Add the certificate', to: '/account/licenses' },
};

const POLICY: Partial<Record<ComplianceCheck, { label: string; to: string }>> = {
  splits: { label: 'See the shares', to: '#shares' },
  replacement_notice: { label: 'Attach the notice', to: '#attachments' },
  product: { label: 'Choose another product', to: '#product' },
  product_state: { label: 'Choose another product', to: '#product' },
  issue_age: { label: 'Choose another product', to: '#product' },
  policy_number: { label: 'Check the number', to: '#policy_number' },
};

/** Where the reader mends it: an address of their app, or a part of the policy's own form (`#shares`). */
export function fixOf(reader: Reader, { check, associate_code }: Pick<Finding, 'check' | 'associate_code'>) {
  const onForm = POLICY[check];
  if (onForm) return onForm;
  if (reader.kind !== 'Associate')
    return { label: 'Open the associate', to: `/associates/${associate_code ?? ''}` };
  if (associate_code !== reader.code)
    return { label: 'See their licenses', to: `/team/${associate_code ?? ''}/licenses` };
  return OWN[check] ?? { label: 'See your account', to: '/account' };
}

/** What was judged: the rows of 2.13 that fail, and those that hold. */
export interface Judgement {
  readonly failures: ComplianceFailure[];
  readonly passed: JudgedCheck[];
}

/**
 * Every row of domain.md 2.13 for the values of a policy form, all at once (R-CHK-01): nothing fails when nothing is in the
 * way. The caller decides by severity: `blocks_save` stops associates, both blocks stop Ready To Pay.
 */
export async function judgeSubmission(
  { db, today, caller }: Pick<Context, 'db' | 'today'> & { readonly caller: Reader },
  asked: Submission,
): Promise<Judgement> {
  const writer = asked.writing_associate_code;
  const codes = [writer, ...asked.splits.map(({ associate_code }) => associate_code)];
  const offer = await findOffer(db, asked.provider_id, asked.product_id);
  const evidence: Evidence = {
    offer,
    sellers: await sellersOn(db, codes, asked.submit_date),
    licensed: offer
      ? await validLicenses(db, codes, offer.line, asked.state, asked.submit_date)
      : new Set<string>(),
    appointment: offer && (await appointmentFor(db, writer, offer.provider_id, asked.state)),
    credentials: await credentialsOf(db, writer, {
      state: asked.state,
      today,
      amlMonths: offer?.aml_validity_months ?? 24,
    }),
  };
  const failures = judge(asked, evidence).map((finding) => ({
    ...finding,
    fix: fixOf(caller, finding),
  }));
  const hasFailed = ({ check, associate_code }: JudgedCheck) =>
    failures.some((one) => one.check === check && one.associate_code === associate_code);
  return { failures, passed: checksOf(asked, evidence).filter((one) => !hasFailed(one)) };
}

/** The failing rows alone. */
export const checkSubmission = async (...input: Parameters<typeof judgeSubmission>) =>
  (await judgeSubmission(...input)).failures;
