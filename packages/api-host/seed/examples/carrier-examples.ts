import type { PolicyLifecycle } from '@upline/domain';
import { addDays } from '../days.ts';
import type { Person } from '../network.ts';
import type { Random } from '../random.ts';
import { addSale, type Rows, type Sale, type SoldProduct } from '../rows/sale-rows.ts';

/** The carriers' own words. */
export const WORDS = {
  Submitted: 'Application received',
  Underwriting: 'In underwriting',
  Issued: 'Issued, not yet delivered',
  'In Force': 'In force',
  Lapsed: 'Lapsed, premium unpaid',
  Declined: 'Declined',
  Withdrawn: 'Withdrawn by applicant',
  'Not Taken': 'Not taken',
  Cancelled: 'Cancelled',
} as const satisfies Partial<Record<PolicyLifecycle, string>>;

/** Rows of `client` and `policy` as far as cases speak of them. */
export interface KnownClient {
  readonly id: string;
  readonly owner_code: string;
  readonly first_name?: string | null;
  readonly last_name?: string | null;
  readonly company_name?: string | null;
}
export interface KnownPolicy {
  readonly id: string;
  readonly policy_number: string;
  readonly provider_id: string;
  readonly product_id: string;
  readonly client_id: string;
  readonly writing_associate_code: string;
  readonly writing_number: string;
  readonly state: string;
  readonly annual_premium_cents: number;
  readonly submit_date: string;
  readonly issue_date: string | null;
  readonly placed_date: string | null;
  readonly lifecycle: PolicyLifecycle;
  readonly business_status: string;
}

/** What a carrier waits for. */
interface Requirement {
  readonly text: string;
  /** Days from today; the past is negative. */
  readonly ordered: number;
  readonly due: number;
  readonly closed?: number;
}

export type CaseFacts = Pick<
  KnownPolicy,
  'provider_id' | 'product_id' | 'client_id' | 'writing_number' | 'state' | 'annual_premium_cents'
> & {
  readonly number: string;
  /** Null: nobody holds the writing number. */
  readonly associate_code: string | null;
  readonly lifecycle: keyof typeof WORDS;
  readonly received_on: string;
  readonly issued_on?: string | null;
  readonly last_update: string;
  /** Of the feed that brought it. */
  readonly came_on?: string;
  readonly policy_id?: string;
  readonly suggests?: boolean;
  readonly requirements?: readonly Requirement[];
};

export const latestFirst = (a: KnownPolicy, b: KnownPolicy) =>
  b.submit_date.localeCompare(a.submit_date) || a.policy_number.localeCompare(b.policy_number);

/** A case that says what its policy says. */
export function reported(policy: KnownPolicy, today: string): CaseFacts {
  const { submit_date, issue_date, placed_date, lifecycle } = policy;
  const known = lifecycle in WORDS ? (lifecycle as keyof typeof WORDS) : 'In Force';
  const latest = placed_date ?? issue_date ?? addDays(submit_date, 5);
  return {
    ...policy,
    number: policy.policy_number.replaceAll('-', ''),
    associate_code: policy.writing_associate_code,
    lifecycle: known,
    received_on: [addDays(submit_date, 1), today].sort()[0] as string,
    issued_on: issue_date,
    last_update: [latest, today].sort()[0] as string,
    policy_id: policy.id,
  };
}

/** A policy that waits for its carrier. */
function policyOf(
  rows: Rows,
  random: Random,
  sale: Pick<Sale, 'number' | 'modal' | 'submit_date' | 'lifecycle' | 'product' | 'client_id'> & {
    readonly person: Person;
  },
): KnownPolicy {
  const { person, ...given } = sale;
  addSale(rows, random, {
    ...given,
    state: person.place.state,
    mode: 'Monthly',
    target: sale.modal * 12,
    face: 40_000_000,
    shares: [{ person, share_bps: 10_000, approval_status: 'Approved' }],
    trainee: undefined,
    issue_date: null,
    placed_date: null,
    paid_to_date: null,
    termination_date: null,
    termination_reason: null,
    business_status: 'Pending',
    is_replacement: false,
    requirement: undefined,
    reversed_on: undefined,
  });
  return rows.policy.at(-1) as KnownPolicy;
}

/** A case of a writing number that nobody holds: for the home office to find out whose it is. */
export const nobodysCase = (product: SoldProduct, today: string): CaseFacts => ({
  number: 'GT-2200190',
  provider_id: product.provider_id,
  product_id: product.id,
  client_id: '',
  associate_code: null,
  writing_number: 'GR990017',
  state: 'TX',
  annual_premium_cents: 118_800,
  lifecycle: 'Underwriting',
  received_on: addDays(today, -8),
  came_on: addDays(today, -7),
  last_update: addDays(today, -1),
  requirements: [{ text: 'Telephone interview', ordered: -6, due: 3 }],
});

/** What a beta user has sold and could sell. */
interface OwnBusiness {
  readonly person: Person;
  readonly clients: readonly KnownClient[];
  readonly policies: readonly KnownPolicy[];
  readonly products: readonly SoldProduct[];
}

/** The cases of a beta user, one for each state there is; the policies that wait for a decision go into `rows`. */
export function ownCases(rows: Rows, random: Random, own: OwnBusiness, today: string): CaseFacts[] {
  const { person, clients, policies, products } = own;
  const day = (days: number) => addDays(today, days);
  const [first, second, third, fourth] = clients;
  const product = (code: string) => products.find((one) => one.code === code);
  const term = product('GT20');
  const index = product('NIB');
  if (!first || !second || !third || !fourth || !term || !index) return [];
  const number = (one: SoldProduct) => `${one.code === 'GT20' ? 'GR' : 'NO'}${person.code.slice(1)}`;
  const sell = (
    one: SoldProduct,
    sale: Pick<Sale, 'number' | 'modal' | 'submit_date' | 'lifecycle'>,
    id: string,
  ) => policyOf(rows, random, { ...sale, product: one, client_id: id, person });
  const cases: CaseFacts[] = [];
  const about = (policy: KnownPolicy, over: Partial<CaseFacts>): CaseFacts => ({
    ...reported(policy, today),
    ...over,
  });

  const issued = sell(
    term,
    { number: 'GT-2200101', modal: 18_600, submit_date: day(-26), lifecycle: 'Submitted' },
    first.id,
  );
  cases.push(
    about(issued, {
      number: 'GT2200101',
      lifecycle: 'Issued',
      issued_on: day(-2),
      last_update: day(-1),
      suggests: true,
      requirements: [
        { text: 'Attending physician statement', ordered: -22, due: -8, closed: -9 },
        { text: 'Amended application, signed', ordered: -14, due: -5, closed: -5 },
      ],
    }),
  );
  const waiting = sell(
    index,
    { number: 'NI-2200102', modal: 24_000, submit_date: day(-18), lifecycle: 'Underwriting' },
    second.id,
  );
  cases.push(
    about(waiting, {
      last_update: day(-2),
      requirements: [
        { text: 'Voided check for the bank draft', ordered: -15, due: -4 },
        { text: 'Signed HIPAA authorization', ordered: -12, due: 5 },
        { text: 'Telephone interview', ordered: -15, due: -7, closed: -9 },
      ],
    }),
  );
  const unknown = { client_id: third.id, associate_code: person.code, state: person.place.state };
  cases.push({
    ...unknown,
    number: 'GT-2200107',
    provider_id: term.provider_id,
    product_id: term.id,
    writing_number: number(term),
    annual_premium_cents: 142_800,
    lifecycle: 'Submitted',
    received_on: day(-9),
    came_on: day(-6),
    last_update: day(-3),
    requirements: [{ text: 'Paramedical exam', ordered: -6, due: 9 }],
  });
  cases.push({
    ...unknown,
    client_id: fourth.id,
    number: 'NI-2200111',
    provider_id: index.provider_id,
    product_id: index.id,
    writing_number: number(index),
    annual_premium_cents: 288_000,
    lifecycle: 'Submitted',
    received_on: day(-2),
    came_on: day(-1),
    last_update: day(-1),
  });
  const [newest, lapsing, ...rest] = policies
    .filter(({ lifecycle }) => lifecycle === 'In Force')
    .sort(latestFirst);
  if (newest) cases.push(reported(newest, today));
  if (lapsing) cases.push(about(lapsing, { lifecycle: 'Lapsed', last_update: day(-1), suggests: true }));
  for (const policy of rest.slice(0, 6)) cases.push(reported(policy, today));
  const refused = policies.find(({ lifecycle }) => lifecycle === 'Declined');
  if (refused) cases.push(reported(refused, today));
  return cases;
}
