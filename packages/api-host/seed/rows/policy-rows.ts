import { addMonths } from '@upline/domain';
import { addDays } from '../days.ts';
import { type ExamplePolicy, examplePolicies } from '../examples/policy-examples.ts';
import { Random } from '../random.ts';
import { faceOf, presentSales } from './present-sales.ts';
import {
  addSale,
  empty,
  PAYMENTS,
  type Rows,
  type Sale,
  type SellingPerson,
  type SoldProduct,
} from './sale-rows.ts';

export interface PolicySources {
  readonly people: Iterable<SellingPerson>;
  readonly products: readonly SoldProduct[];
  /** Ids of the clients of an associate. */
  clientsOf(code: string): readonly string[];
  readonly today: string;
  /** Policies of somebody who sells, on average. */
  readonly perSeller: number;
}

/** Small, so that rows are gone before they cost the collector anything. */
const PORTION = 250;
/** Of what is sold lately by those who sign in: of its own, so that all other policies stay as they are. */
const PRESENT_SEED = 20_261_124;
const DAYS = 800;
const SELL = 0.55;
const MODES = { Monthly: 70, Annual: 15, Quarterly: 10, 'Semi-Annual': 5 } as const;
const REQUIREMENTS = [
  'Please send the signed illustration.',
  'The carrier asks for the attending physician statement.',
  'The beneficiary form lacks a signature.',
  'Please confirm the bank draft date with the client.',
  'The application shows two different birth dates.',
] as const;
const LATE_ENDS = { 'Policy Lapsed': 6, 'Policy Cancelled': 3, 'Policy Not Taken': 3 } as const;

/** A number of a normal distribution with mean 0 and deviation 1. */
const normal = (random: Random) =>
  Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
/** A number of a lognormal distribution with that mean. */
const lognormal = (random: Random, mean: number, sigma: number) =>
  mean * Math.exp(sigma * normal(random) - sigma ** 2 / 2);

/** What became of an application taken that many days ago. */
function fateOf(random: Random, ago: number, today: string) {
  const day = (days: number) => addDays(today, -days);
  const none = {
    issue_date: null,
    placed_date: null,
    paid_to_date: null,
    termination_date: null,
    termination_reason: null,
  };
  const base = { ...none, lifecycle: 'Submitted', requirement: undefined, reversed_on: undefined };
  const toIssue = random.int(8, 50);
  if (ago > 20 && random.chance(0.1)) {
    const lifecycle = random.weighted({ Withdrawn: 5, Declined: 4, 'Not Taken': 1 });
    return { ...base, lifecycle, business_status: 'Archived', reversed_on: day(ago - random.int(10, 20)) };
  }
  if (toIssue >= ago) {
    const lifecycle = ago > 5 ? 'Underwriting' : 'Submitted';
    const isAsked = random.chance(0.3);
    return {
      ...base,
      lifecycle,
      business_status: isAsked ? 'Action Required' : 'Pending',
      requirement: isAsked ? random.pick(REQUIREMENTS) : undefined,
    };
  }
  const issued = ago - toIssue;
  const issue_date = day(issued);
  const toPlace = random.int(1, 12);
  if (issued < toPlace)
    return { ...base, issue_date, business_status: random.chance(0.5) ? 'Pending' : 'Ready To Pay' };
  const placed = { ...base, issue_date, placed_date: day(issued - toPlace) };
  if (issued < 14) return { ...placed, business_status: 'Ready To Pay' };
  if (!random.chance(0.12)) return { ...placed, business_status: 'Approved' };
  const reason = random.weighted(LATE_ENDS);
  if (reason === 'Policy Not Taken')
    return {
      ...base,
      issue_date,
      termination_date: day(issued - toPlace),
      termination_reason: reason,
      business_status: 'Full Chargedback',
    };
  const ended = random.int(toPlace, issued);
  return {
    ...placed,
    termination_date: day(issued - ended),
    termination_reason: reason,
    business_status: 'Approved',
  };
}

/** Split partners stand near: a recruit or the upline of the writer. */
function partnerOf(random: Random, person: SellingPerson): SellingPerson | undefined {
  const near = [...person.directs, ...(person.upline?.upline ? [person.upline] : [])].filter(
    ({ level, status, place }) =>
      level !== 'TA' && status === 'Active' && place.country === person.place.country,
  );
  return near.length > 0 ? random.pick(near) : undefined;
}

/** Who sells which product to which client. */
interface Selling {
  readonly person: SellingPerson;
  readonly products: readonly SoldProduct[];
  readonly clients: readonly string[];
}

function sellingOf(person: SellingPerson, { products, clientsOf }: PolicySources): Selling {
  const { place } = person;
  const isSold = ({ country, states, status }: SoldProduct) =>
    country === place.country && states.includes(place.state) && status === 'Published';
  return { person, products: products.filter(isSold), clients: clientsOf(person.code) };
}

/** A policy as somebody would have entered it on one of the last days; undefined where nothing fits. */
function generatedSale(
  random: Random,
  { person, products: fitting, clients }: Selling,
  today: string,
  number: number,
): Sale | undefined {
  const { place, joinedDaysAgo } = person;
  if (fitting.length === 0 || clients.length === 0) return undefined;
  const product = random.pick(fitting);
  const isSingle = product.line === 'Annuity';
  const mode = isSingle ? ('Single' as const) : random.weighted(MODES);
  const annual = lognormal(random, isSingle ? 6_000_000 : 210_000, isSingle ? 0.6 : 0.8);
  const modal = Math.max(1_500, Math.round(annual / PAYMENTS[mode]));
  const ago = random.int(0, Math.max(1, Math.min(DAYS, joinedDaysAgo - 1)));
  const fate = fateOf(random, ago, today);
  const partner = random.chance(0.08) ? partnerOf(random, person) : undefined;
  const isWaiting = fate.business_status === 'Pending' && random.chance(0.5);
  const part = random.pick([2_500, 3_000, 4_000, 5_000]);
  const trainees = person.directs.filter(({ level, joinedDaysAgo: since }) => level === 'TA' && since > ago);
  return {
    ...fate,
    number: `${product.code.slice(0, 2)}-${String(1_000_000 + number)}`,
    product,
    client_id: random.pick(clients),
    state: place.state,
    mode,
    modal,
    target:
      isSingle || random.chance(0.8)
        ? modal * PAYMENTS[mode]
        : Math.round(modal * PAYMENTS[mode] * (0.6 + 0.35 * random.next())),
    face: product.line === 'Life' ? faceOf(product, annual) : null,
    shares: partner
      ? [
          { person, share_bps: 10_000 - part, approval_status: 'Approved' },
          {
            person: partner,
            share_bps: part,
            approval_status: isWaiting ? 'Pending For Associate' : 'Approved',
          },
        ]
      : [{ person, share_bps: 10_000, approval_status: 'Approved' }],
    trainee: trainees.length > 0 && !partner && random.chance(0.3) ? random.pick(trainees) : undefined,
    submit_date: addDays(today, -ago),
    is_replacement: random.chance(0.04),
  };
}

function exampleSale(
  example: ExamplePolicy,
  people: ReadonlyMap<string, SellingPerson>,
  { products, clientsOf }: PolicySources,
): Sale {
  const of = (key: string) => people.get(key) as SellingPerson;
  const writer = of(example.writer);
  const product = products.find(({ code }) => code === example.product) as SoldProduct;
  const { issued, ended, splits = [] } = example;
  const until = ended === undefined ? null : addMonths(issued, ended.months);
  const isNotTaken = ended?.reason === 'Policy Not Taken';
  const [client_id = clientsOf(of('ana').code)[0] as string] = clientsOf(writer.code);
  return {
    number: `${product.code.slice(0, 2)}-${example.number}`,
    product,
    client_id,
    state: writer.place.state,
    mode: example.advance_months === undefined ? 'Annual' : 'Monthly',
    modal: example.advance_months === undefined ? example.target : Math.ceil(example.target / 12),
    target: example.target,
    face: 50_000_000,
    shares: [
      {
        person: writer,
        share_bps: splits.reduce((left, { share_bps }) => left - share_bps, 10_000),
        approval_status: 'Approved',
      },
      ...splits.map(({ key, share_bps }) => ({ person: of(key), share_bps, approval_status: 'Approved' })),
    ],
    trainee: example.trainee === undefined ? undefined : of(example.trainee),
    advance_months: example.advance_months,
    submit_date: addDays(issued, -7),
    issue_date: issued,
    placed_date: isNotTaken ? null : issued,
    paid_to_date: isNotTaken ? null : until,
    termination_date: until,
    termination_reason: ended?.reason ?? null,
    lifecycle: 'In Force',
    business_status: isNotTaken ? 'Full Chargedback' : (example.status ?? 'Approved'),
    is_replacement: false,
    requirement: undefined,
    reversed_on: undefined,
  };
}

/**
 * Policies of 800 days, the worked examples first, then what everybody who sells has sold: a portion of policies at a time,
 * so that millions never stand in memory. Lines, chargebacks and what they take back of the credits are not here.
 */
export function* policyRows(random: Random, sources: PolicySources): Generator<Rows> {
  const named = new Map<string, SellingPerson>();
  let rows = empty();
  let number = 0;
  const shared = new Set<string>();
  const finish = (done: Rows): Rows => ({
    ...done,
    client_share: (done.client_share as { client_id: string; associate_code: string }[]).filter(
      ({ client_id, associate_code }) => {
        const key = `${client_id} ${associate_code}`;
        return !shared.has(key) && shared.add(key);
      },
    ),
  });
  const sellers: SellingPerson[] = [];
  for (const person of sources.people) {
    if (person.key !== undefined) named.set(person.key, person);
    if (person.level !== 'TA' && (person.key !== undefined || random.chance(SELL))) sellers.push(person);
  }
  for (const example of examplePolicies(sources.today))
    addSale(rows, random, exampleSale(example, named, sources));
  const present = new Random(PRESENT_SEED);
  for (const person of named.values())
    for (const sale of presentSales(present, person, sellingOf(person, sources), sources.today))
      addSale(rows, present, sale);
  for (const person of sellers) {
    const count = Math.round(lognormal(random, sources.perSeller, 1));
    const selling = sellingOf(person, sources);
    for (let index = 0; index < Math.min(count, 60 * sources.perSeller); index += 1) {
      number += 1;
      const sale = generatedSale(random, selling, sources.today, number);
      if (sale) addSale(rows, random, sale);
      if (rows.policy.length >= PORTION) {
        yield finish(rows);
        rows = empty();
      }
    }
  }
  yield finish(rows);
}
