import { type Country, LEVELS } from '@upline/domain';
import { policyBv, policyHundredths, portionBvs } from '@upline/domain/compensation';
import { lifecycleOf } from '../../src/business/policies/life/policy-lifecycle.ts';
import type { PolicyRow, PolicyShareRow } from '../../src/business/policies/policies.tables.ts';
import { creditsOf } from '../../src/business/policies/splits/policy-points.ts';
import type { Random } from '../random.ts';

/** What policies follow from; `Person` of the network is one. */
export interface SellingPerson {
  readonly code: string;
  readonly key: string | undefined;
  readonly place: { readonly country: Country; readonly state: string };
  readonly level: string;
  readonly status: string;
  readonly joinedDaysAgo: number;
  readonly upline: SellingPerson | undefined;
  readonly directs: readonly SellingPerson[];
}

/** What is sold: a row of `product` with the provider's settings of pay beside it. */
export interface SoldProduct {
  readonly id: string;
  readonly provider_id: string;
  readonly code: string;
  readonly country: Country;
  readonly states: readonly string[];
  readonly line: string;
  readonly bv_rate_bps: number;
  readonly excess_bv_rate_bps: number;
  readonly payment_basis: 'Advance' | 'As Earned';
  readonly min_face_cents: number | null;
  readonly max_face_cents: number | null;
  readonly status: string;
}

export type Rows = Record<
  'policy' | 'policy_share' | 'policy_requirement' | 'client_share' | 'point_entry',
  object[]
>;

export const PAYMENTS = { Monthly: 12, Annual: 1, Quarterly: 4, 'Semi-Annual': 2, Single: 1 } as const;

export const empty = (): Rows => ({
  policy: [],
  policy_share: [],
  policy_requirement: [],
  client_share: [],
  point_entry: [],
});

const isSenior = (level: string) => LEVELS.some(({ code, is_senior }) => is_senior && code === level);

/** Nearest RMD or above, the person included. */
function shopOf(person: SellingPerson | undefined): string | null {
  for (let one = person; one; one = one.upline) if (isSenior(one.level)) return one.code;
  return null;
}

interface Share {
  readonly person: SellingPerson;
  readonly share_bps: number;
  readonly approval_status: string;
}

export interface Sale {
  readonly number: string;
  readonly product: SoldProduct;
  readonly client_id: string;
  readonly state: string;
  readonly mode: keyof typeof PAYMENTS;
  readonly modal: number;
  readonly target: number;
  readonly face: number | null;
  readonly shares: readonly Share[];
  readonly trainee: SellingPerson | undefined;
  readonly advance_months?: number | undefined;
  readonly submit_date: string;
  readonly issue_date: string | null;
  readonly placed_date: string | null;
  readonly paid_to_date: string | null;
  readonly termination_date: string | null;
  readonly termination_reason: string | null;
  readonly lifecycle: string;
  readonly business_status: string;
  readonly is_replacement: boolean;
  readonly requirement: string | undefined;
  /** When its credits were taken back. */
  readonly reversed_on: string | undefined;
}

/** One policy as rows. Only what the entry form itself computes is computed here, and by the same functions. */
export function addSale(rows: Rows, random: Random, sale: Sale): void {
  const { product, shares, trainee, submit_date } = sale;
  const id = random.uuid();
  const writer = shares[0]?.person as SellingPerson;
  const annual = sale.modal * PAYMENTS[sale.mode];
  const entered = `${submit_date}T16:00:00Z`;
  const policy = {
    id,
    policy_number: sale.number,
    provider_id: product.provider_id,
    product_id: product.id,
    client_id: sale.client_id,
    country: product.country,
    state: sale.state,
    currency: product.country === 'Canada' ? 'CAD' : 'USD',
    application_type: 'First Year',
    face_amount_cents: sale.face,
    premium_mode: sale.mode,
    modal_premium_cents: sale.modal,
    annual_premium_cents: annual,
    target_premium_cents: sale.target,
    excess_premium_cents: annual - sale.target,
    bv_rate_bps: product.bv_rate_bps,
    excess_bv_rate_bps: product.excess_bv_rate_bps,
    bv_cents: 0,
    payment_basis: product.payment_basis,
    advance_months: sale.advance_months ?? (product.payment_basis === 'Advance' ? 12 : 0),
    chargeback_method: 'Pro Rata',
    chargeback_months: 12,
    submit_date,
    issue_date: sale.issue_date,
    placed_date: sale.placed_date,
    paid_to_date: sale.paid_to_date,
    termination_date: sale.termination_date,
    termination_reason: sale.termination_reason,
    lifecycle: sale.lifecycle,
    business_status: sale.business_status,
    writing_associate_code: writer.code,
    writing_number: `${sale.number.slice(0, 2)}${writer.code.slice(1)}`,
    training_associate_code: trainee?.code ?? null,
    is_replacement: sale.is_replacement,
    replaced_policy: sale.is_replacement ? 'Term policy of another carrier' : null,
    created_at: entered,
    created_by: writer.code,
    updated_at: entered,
    updated_by: writer.code,
  };
  policy.bv_cents = policyBv(policy);
  policy.lifecycle = lifecycleOf(policy as unknown as PolicyRow);
  rows.policy.push(policy);

  const bps = shares.map(({ share_bps }) => share_bps);
  const bvs = portionBvs(policy.bv_cents, bps);
  const hundredths = policyHundredths(bps);
  const shareRows = shares.map(({ person, share_bps, approval_status }, portion) => ({
    policy_id: id,
    portion,
    associate_code: person.code,
    shop_code: shopOf(person),
    share_bps,
    bv_cents: bvs[portion],
    policy_hundredths: hundredths[portion],
    approval_status,
    entered_by: writer.code,
    submit_date,
    issue_date: sale.issue_date,
    business_status: sale.business_status,
    product_id: product.id,
    provider_id: product.provider_id,
  }));
  rows.policy_share.push(...shareRows);

  const readers = [
    ...shares
      .slice(1)
      .filter((one) => one.approval_status === 'Approved')
      .map((one) => one.person),
  ];
  for (const reader of trainee ? [...readers, trainee] : readers)
    rows.client_share.push({ client_id: sale.client_id, associate_code: reader.code });

  const credits = creditsOf({
    policy: policy as unknown as PolicyRow,
    shares: shareRows as unknown as PolicyShareRow[],
  }).map((entry) => ({
    ...entry,
    is_reversal: false,
    shop_code: shareRows[(entry.portion ?? 1) - 1]?.shop_code ?? null,
    created_at: entered,
  }));
  const { reversed_on } = sale;
  rows.point_entry.push(...credits.filter(({ amount }) => amount > 0));
  if (reversed_on !== undefined)
    rows.point_entry.push(
      ...credits
        .filter(({ amount }) => amount > 0)
        .map((entry) => ({ ...entry, is_reversal: true, on_date: reversed_on })),
    );
  if (sale.requirement !== undefined)
    rows.policy_requirement.push({
      policy_id: id,
      text: sale.requirement,
      asked_at: entered,
      asked_by: null,
    });
}
