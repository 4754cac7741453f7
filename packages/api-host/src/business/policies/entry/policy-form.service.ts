import { addDays, annualPremium } from '@upline/domain';
import { setting } from '../../../catalogue/plan-data.store.ts';
import type { SignedInContext } from '../../../platform/operation/operation.ts';
import { invalid } from '../../../platform/operation/problem.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isAdmin } from '../policies.record.ts';
import {
  checkDates,
  checkNumber,
  checkOffer,
  checkPeople,
  checkPremiums,
  refusals,
  sameAs,
  sharesOfBody,
} from '../policies.rules.ts';
import type { PolicyBody, PolicyCheckBody } from '../policies.schemas.ts';
import { numberIsTaken } from '../policies.store.ts';
import type { PolicyRow } from '../policies.tables.ts';
import { renewalRatesOf } from '../splits/policy-renewal-rates.store.ts';
import { volumeOf } from '../splits/policy-volume.ts';
import { expectedOf } from './expected-pay.ts';
import { openBirth } from './policy-client.ts';
import { judgementOf, savingRefused } from './policy-findings.ts';
import { type References, referencesOf } from './policy-references.store.ts';

type Offer = NonNullable<References['offer']>;
type Terms = NonNullable<References['terms']>;

/** The settings of pay a policy was submitted under; where it never had one, as a month of advances, today's (R-PRD-01). */
async function frozenTerms(db: SignedInContext['db'], policy: PolicyRow, today: Terms): Promise<Terms> {
  const { payment_basis, advance_months, chargeback_method, chargeback_months, chargeback_steps } = policy;
  return {
    bv_rate_bps: policy.bv_rate_bps,
    excess_bv_rate_bps: policy.excess_bv_rate_bps,
    renewal_bv_rate_bps: (await renewalRatesOf(db, policy.id)) ?? today.renewal_bv_rate_bps,
    payment_basis,
    advance_months: payment_basis === 'As Earned' ? today.advance_months : advance_months,
    chargeback_method,
    chargeback_months,
    chargeback_steps,
  };
}

/** Pay settings and amounts of a form: frozen on the policy when it is submitted (R-PRD-01). */
function columnsOf(body: PolicyBody, offer: Offer, terms: Terms) {
  const annual = annualPremium(body);
  const basis = {
    application_type: body.application_type,
    policy_year: body.policy_year,
    modal_premium_cents: body.modal_premium_cents,
    target_premium_cents: body.target_premium_cents,
    excess_premium_cents: annual - body.target_premium_cents,
    bv_rate_bps: terms.bv_rate_bps,
    excess_bv_rate_bps: terms.excess_bv_rate_bps,
  };
  const payment_basis = body.payment_basis ?? terms.payment_basis;
  return {
    ...basis,
    bv_cents: volumeOf(basis, terms.renewal_bv_rate_bps[String(body.policy_year)]),
    annual_premium_cents: annual,
    premium_mode: body.premium_mode,
    face_amount_cents: offer.line === 'Life' ? (body.face_amount_cents ?? null) : null,
    payment_basis,
    advance_months: payment_basis === 'As Earned' ? 0 : terms.advance_months,
    chargeback_method: terms.chargeback_method,
    chargeback_months: terms.chargeback_months,
    chargeback_steps: terms.chargeback_steps === null ? null : JSON.stringify(terms.chargeback_steps),
    country: offer.country,
    currency: offer.country === 'Canada' ? ('CAD' as const) : ('USD' as const),
    policy_number: body.policy_number,
    provider_id: body.provider_id,
    product_id: body.product_id,
    client_id: body.client_id,
    insured_name: body.insured_name,
    owner_name: body.owner_name,
    state: body.state,
    submit_date: body.submit_date,
    issue_date: body.issue_date ?? null,
    placed_date: body.placed_date ?? null,
    paid_to_date: body.paid_to_date ?? null,
    writing_associate_code: body.writing_associate_code,
    training_associate_code: body.training_associate_code ?? null,
    is_replacement: body.is_replacement,
    replaced_policy: body.is_replacement ? body.replaced_policy : null,
    shared_note: body.shared_note,
  };
}

/** The limits of dates a person enters; `unchangedSubmitDate` need not be young again. */
export async function dateLimits(
  { db, today, caller }: SignedInContext,
  join_date: string | null,
  isSubmitDateNew: boolean,
) {
  const max_age_days =
    isAdmin(caller) || !isSubmitDateNew ? undefined : await setting(db, 'submit_date_max_age_days', today);
  return { today, join_date, max_age_days, oldest: addDays(today, -(max_age_days ?? 0)) };
}

/** A form on its way: what the check needs is there, the rest perhaps. */
type Filled = PolicyCheckBody & Pick<PolicyBody, 'splits' | 'is_replacement'>;

/** The policy being edited, with what of the check is known about it. */
interface Before {
  readonly policy: PolicyRow;
  readonly hasReplacementNotice: boolean;
}

/** Judges the entry form (domain.md 2.12, 2.13). */
export function policyForm({ vault }: Pick<Platform, 'vault'>) {
  /** Every rule between the fields of the form and what they refer to. */
  async function judge(context: SignedInContext, body: Filled, before: Before | undefined) {
    const { db, caller } = context;
    const enterer = { code: caller.code, isAdmin: isAdmin(caller) };
    const known = await referencesOf(db, body, caller.code);
    const { offer, provider, people } = known;
    const { errors, refuse } = refusals();
    const { policy_number, premium_mode, modal_premium_cents, target_premium_cents } = body;

    if (policy_number !== undefined) checkNumber(policy_number, refuse);
    const isSame = sameAs(before?.policy, body);
    checkOffer(body, enterer, known, isSame, refuse);
    if (
      premium_mode !== undefined &&
      modal_premium_cents !== undefined &&
      target_premium_cents !== undefined
    ) {
      const { face_amount_cents } = body;
      const premiums = { premium_mode, modal_premium_cents, target_premium_cents, face_amount_cents };
      checkPremiums(premiums, isSame('product_id', 'face_amount_cents') ? undefined : offer, refuse);
    }
    const join_date = people.get(body.writing_associate_code)?.join_date ?? null;
    const isNewDate = before?.policy.submit_date !== body.submit_date;
    checkDates(body, await dateLimits(context, join_date, isNewDate), refuse);
    checkPeople(body, enterer, known, isSame, refuse);
    const shares = sharesOfBody(body, refuse);
    const isSameSeller = isSame('provider_id', 'writing_associate_code', 'state');
    const kept = isSameSeller ? (before?.policy.writing_number ?? null) : null;
    const writing_number = body.writing_number?.toUpperCase() ?? known.writing_number ?? kept;
    if (writing_number !== null && !/^[A-Z0-9-]{3,20}$/.test(writing_number))
      refuse('writing_number', 'Writing Number is not valid');
    // A carrier that appoints just in time gives the number after the first application.
    const needsNumber = provider?.writing_number_required && !provider.jit;
    if (needsNumber && writing_number === null && !isSameSeller)
      refuse('writing_number', 'Writing Number is required');
    if (
      policy_number !== undefined &&
      (await numberIsTaken(db, body.provider_id, policy_number, before?.policy.id ?? null))
    )
      refuse('policy_number', 'Policy Number already exists for this provider');
    return { known, errors, shares, writing_number };
  }

  /** What the submission check finds about a form of a client the person may read. */
  const judgementOfForm = (
    context: SignedInContext,
    values: Parameters<typeof judgementOf>[1],
    { known: { client }, shares }: Pick<Awaited<ReturnType<typeof judge>>, 'known' | 'shares'>,
    before: Before | undefined,
  ) =>
    judgementOf(context, values, {
      splits: shares
        .slice(1)
        .map(({ associate_code }) => ({ associate_code, approval_status: 'Approved' as const })),
      birth: openBirth(vault, client),
      hasReplacementNotice: before?.hasReplacementNotice ?? false,
      isSaved: before !== undefined && before.policy.product_id === values.product_id,
      before: before?.policy,
    });

  return {
    /**
     * The form as columns and shares, with what the submission check found. Throws 422 with every refused field; what of
     * the findings stops an edit is for the caller to say.
     */
    async read(context: SignedInContext, body: PolicyBody, before: Before | undefined) {
      const judged = await judge(context, body, before);
      const { errors, shares, writing_number } = judged;
      const { offer, terms, people } = judged.known;
      if (errors.length > 0 || !offer || !terms || !people.has(body.writing_associate_code))
        throw invalid(errors);

      const kept = before?.policy.product_id === offer.id ? before.policy : undefined;
      const frozen = kept ? await frozenTerms(context.db, kept, terms) : terms;
      const columns = { ...columnsOf(body, offer, frozen), writing_number };
      const { failures: findings } = await judgementOfForm(context, columns, judged, before);
      const refused = before ? [] : savingRefused(findings, isAdmin(context.caller));
      if (refused.length > 0) throw invalid(refused);
      return { columns, shares, findings, renewal_rates: frozen.renewal_bv_rate_bps };
    },

    /**
     * Lists at once everything that would be refused or asked for if the form were saved as it is (R-CHK-01). It does
     * not judge empty fields, and reveals nothing about people and clients that the person may not name.
     */
    async check(context: SignedInContext, asked: PolicyCheckBody, before: Before | undefined) {
      const body: Filled = {
        ...asked,
        splits: asked.splits ?? [],
        is_replacement: asked.is_replacement ?? false,
      };
      const judged = await judge(context, body, before);
      const refused = judged.errors.filter(
        ({ field }) => asked[field.split('.')[0] as keyof PolicyCheckBody] != null,
      );
      const isRefused = (name: string) => refused.some(({ field }) => field === name);
      if (isRefused('writing_associate_code')) return { findings: [], passed: [], refused, expected: null };
      const { known } = judged;
      const readable = isRefused('client_id') ? { ...known, client: undefined } : known;
      const values = { ...body, policy_number: body.policy_number ?? '' };
      const { failures, passed } = await judgementOfForm(
        context,
        values,
        { ...judged, known: readable },
        before,
      );
      return { findings: failures, passed, refused, expected: await expectedOf(context, body, judged) };
    },
  };
}
