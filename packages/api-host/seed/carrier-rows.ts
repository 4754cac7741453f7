import { foldText, type PolicyLifecycle } from '@upline/domain';
import { matchNumber } from '../src/business/carrier/carrier-feed.ts';
import { addDays } from './days.ts';
import type { Person } from './network.ts';
import type { Random } from './random.ts';
import { addSale, empty, type Rows, type Sale, type SoldProduct } from './sale-rows.ts';

/** Enough of a team to look at; a large network has thousands below a beta user. */
const MOST_PEOPLE = 60;
const MOST_CASES = 14;
/** After its end a case is shown that long (domain.md 2.21). */
const CLOSE_AFTER_DAYS = 60;

/** The carriers' own words. */
const WORDS = {
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

interface Sources {
  readonly team: ReadonlyMap<string, Person>;
  readonly clients: readonly KnownClient[];
  readonly policies: readonly KnownPolicy[];
  readonly products: readonly (SoldProduct & { readonly name: string })[];
  readonly today: string;
}

interface Requirement {
  readonly text: string;
  /** Days from today; the past is negative. */
  readonly ordered: number;
  readonly due: number;
  readonly closed?: number;
}

type CaseFacts = Pick<
  KnownPolicy,
  'provider_id' | 'product_id' | 'client_id' | 'writing_number' | 'state' | 'annual_premium_cents'
> & {
  readonly number: string;
  readonly associate_code: string;
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

/** Beta users and people below them, nearest first, by code. */
export function betaTeams(people: Iterable<Person>): Map<string, Person> {
  const found = new Map<string, Person>();
  for (const person of people) {
    if (!person.isBeta) continue;
    const queue = [person];
    for (let one = queue.shift(); one && found.size < MOST_PEOPLE; one = queue.shift()) {
      found.set(one.code, one);
      queue.push(...one.directs);
    }
  }
  return found;
}

/**
 * What carriers report about the policies of beta users and their teams (domain.md 2.21), in every state there is: matched,
 * with something to decide, past a due day, missing in the business list, ended. The policies that wait for a decision come with it.
 */
export function carrierRows(random: Random, sources: Sources) {
  const { team, clients, policies, products, today } = sources;
  const day = (days: number) => addDays(today, days);
  const names = new Map(clients.map((client) => [client.id, nameOf(client)]));
  const productNames = new Map(products.map(({ id, name }) => [id, name]));
  const rows = {
    ...empty(),
    carrier_status: statusRows(products, day(-200)),
    carrier_case: [] as object[],
    carrier_case_requirement: [] as object[],
    carrier_suggestion: [] as object[],
  };

  function add(facts: CaseFacts): void {
    const { lifecycle, last_update, came_on = facts.received_on, policy_id = null } = facts;
    const applicant = names.get(facts.client_id) ?? 'Grace Okafor';
    const isFinal = !['Submitted', 'Underwriting', 'Issued'].includes(lifecycle);
    const id = random.uuid();
    const stamp = `${last_update}T11:30:00Z`;
    rows.carrier_case.push({
      id,
      provider_id: facts.provider_id,
      carrier_policy_number: facts.number,
      match_number: matchNumber(facts.number),
      applicant_name: applicant,
      applicant_key: foldText(applicant),
      product_text: productNames.get(facts.product_id) ?? null,
      state: facts.state,
      premium_cents: facts.annual_premium_cents,
      writing_number: facts.writing_number,
      associate_code: facts.associate_code,
      carrier_status_text: WORDS[lifecycle],
      lifecycle,
      received_on: facts.received_on,
      issued_on: facts.issued_on ?? null,
      last_update,
      policy_id,
      matched_at: policy_id === null ? null : stamp,
      final_since: isFinal ? last_update : null,
      status: isFinal && last_update <= day(-CLOSE_AFTER_DAYS) ? 'Closed' : 'Active',
      created_at: `${came_on}T11:30:00Z`,
      updated_at: stamp,
    });
    (facts.requirements ?? []).forEach(({ text, ordered, due, closed }, position) => {
      rows.carrier_case_requirement.push({
        case_id: id,
        position,
        text,
        ordered_on: day(ordered),
        due_on: day(due),
        closed_on: closed === undefined ? null : day(closed),
      });
    });
    if (facts.suggests && policy_id !== null)
      rows.carrier_suggestion.push({
        id: random.uuid(),
        case_id: id,
        policy_id,
        lifecycle,
        on_date: facts.issued_on ?? last_update,
        created_at: stamp,
      });
  }

  for (const person of [...team.values()].filter(({ isBeta }) => isBeta)) {
    const own = policies.filter(({ writing_associate_code }) => writing_associate_code === person.code);
    addOwn(person, own);
  }
  const others = policies.filter(({ writing_associate_code: code }) => !team.get(code)?.isBeta);
  for (const policy of [...others].sort(latestFirst).slice(0, MOST_CASES))
    add({
      ...reported(policy, today),
      requirements:
        policy.lifecycle === 'Underwriting' || policy.lifecycle === 'Submitted'
          ? [
              { text: 'Attending physician statement', ordered: -12, due: random.int(-3, 12) },
              { text: 'Telephone interview', ordered: -12, due: -4, closed: -6 },
            ]
          : [],
    });
  return rows;

  function addOwn(person: Person, own: readonly KnownPolicy[]): void {
    const [first, second, third, fourth] = clients.filter(({ owner_code }) => owner_code === person.code);
    const product = (code: string) => products.find((one) => one.code === code);
    const term = product('GT20');
    const index = product('NIB');
    if (!first || !second || !third || !fourth || !term || !index) return;
    const number = (one: SoldProduct) => `${one.code === 'GT20' ? 'GR' : 'NO'}${person.code.slice(1)}`;
    const sell = (
      one: SoldProduct,
      sale: Pick<Sale, 'number' | 'modal' | 'submit_date' | 'lifecycle'>,
      id: string,
    ) => policyOf(rows, random, { ...sale, product: one, client_id: id, person });
    const about = (policy: KnownPolicy, over: Partial<CaseFacts>): CaseFacts => ({
      ...reported(policy, today),
      ...over,
    });

    const issued = sell(
      term,
      { number: 'GT-2200101', modal: 18_600, submit_date: day(-26), lifecycle: 'Submitted' },
      first.id,
    );
    add(
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
    add(
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
    add({
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
    add({
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
    const [newest, lapsing, ...rest] = own
      .filter(({ lifecycle }) => lifecycle === 'In Force')
      .sort(latestFirst);
    if (newest) add(reported(newest, today));
    if (lapsing) add(about(lapsing, { lifecycle: 'Lapsed', last_update: day(-1), suggests: true }));
    for (const policy of rest.slice(0, 6)) add(reported(policy, today));
    const refused = own.find(({ lifecycle }) => lifecycle === 'Declined');
    if (refused) add(reported(refused, today));
  }
}

const latestFirst = (a: KnownPolicy, b: KnownPolicy) =>
  b.submit_date.localeCompare(a.submit_date) || a.policy_number.localeCompare(b.policy_number);

const nameOf = ({ first_name, last_name, company_name }: KnownClient) =>
  company_name ?? `${first_name ?? ''} ${last_name ?? ''}`.trim();

/** A case that says what its policy says. */
function reported(policy: KnownPolicy, today: string): CaseFacts {
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

/** What the words of every provider mean; one nobody has mapped yet. */
function statusRows(products: Sources['products'], since: string): object[] {
  const providers = [...new Set(products.map(({ provider_id }) => provider_id))];
  const row = (provider_id: string, text: string, lifecycle: string | null) => ({
    provider_id,
    text_key: foldText(text),
    text,
    lifecycle,
    updated_at: `${since}T12:00:00Z`,
  });
  return providers.flatMap((provider_id, index) => [
    ...Object.entries(WORDS).map(([lifecycle, text]) => row(provider_id, text, lifecycle)),
    ...(index === 0 ? [row(provider_id, 'Referred to the reinsurer', null)] : []),
  ]);
}
