import { randomUUID } from 'node:crypto';
import { addDays, addMonths } from '@upline/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Shown } from '../business/policies/policies.test-support.ts';
import { giveBankAccount, matchPayment, type TestClient } from '../testing/index.ts';
import { type MoneyHost, startMoneyHost } from './compensation/money.test-support.ts';
import { expectWhole } from './money-fuzz-books.test-support.ts';
import { callsOf } from './money-fuzz-calls.test-support.ts';
import { type Draw, draws, NEWEST, oneOf, PEOPLE } from './money-fuzz-draws.test-support.ts';
import { bookSent, sendStatement } from './provider-payments/imports/statement-imports.test-support.ts';

/**
 * The operations of money in any order, with bodies that are mostly right: amounts at their limits, dates at their edges, texts
 * of every kind, the same call several times at once, versions of before. Whatever is answered, it is in the contract, a
 * refusal leaves nothing half done, and the books are whole.
 */
interface Versioned {
  readonly id: string;
  readonly version: number;
}
type Policy = Shown & { readonly policy_number: string };
type Body = Parameters<MoneyHost['bodyOf']>[0];

let at: MoneyHost;
let office: TestClient;
let second: TestClient;
let portals: ReadonlyMap<string, TestClient>;
let calls: ReturnType<typeof callsOf>;
beforeAll(async () => {
  at = await startMoneyHost();
  await at.setUpline(at.people.eve, await at.codeOf('root'));
  for (const name of PEOPLE) await giveBankAccount(at.host, at.people[name]);
  calls = callsOf(at.host);
  await signIn();
}, 240_000);
afterAll(() => at.host.close());

async function signIn(): Promise<void> {
  office = await at.host.signInAs('super');
  second = await at.host.signInAs('admin');
  const signed = PEOPLE.map(async (name) => [at.people[name], await at.host.signInAs(name)] as const);
  portals = new Map(await Promise.all(signed));
}
const portalOf = (code: string) => portals.get(code) ?? second;

/** Policies entered, oldest first. */
const entered: Versioned[] = [];

type Table = keyof typeof NEWEST;
type Row = Versioned & { readonly associate_code: string };

/** One of the newest rows of a table. */
async function rowOf(table: Table, draw: Draw, where = sql<boolean>`true`): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} where ${where} order by ${sql.ref(NEWEST[table])} desc, id limit 12`.execute(
    at.host.db,
  );
  return oneOf(rows, draw);
}

async function policyOf(draw: Draw, known = oneOf(entered.slice(-3), draw)): Promise<Policy | undefined> {
  const answer = known && (await office.get(`/admin/policies/${known.id}`));
  return answer?.statusCode === 200 ? answer.json<Policy>() : undefined;
}

type Take = (draw: Draw) => Promise<void>;

const onPolicy =
  (id: string, body?: (draw: Draw, policy: Policy) => object, which: typeof policyOf = policyOf): Take =>
  async (draw) => {
    const policy = await which(draw);
    if (!policy) return;
    const params = { id: policy.id, portion: String((draw.pick % 2) + 1) };
    const version = policy.version + draw.stale;
    await calls.call(id, { who: office, params, body: body?.(draw, policy), version }, draw.times);
  };

const onRow =
  (
    id: string,
    table: Table,
    body: (draw: Draw) => object | Promise<object>,
    {
      who,
      where,
    }: { who?: (draw: Draw, row: Row) => TestClient; where?: ReturnType<typeof sql<boolean>> } = {},
  ): Take =>
  async (draw) => {
    const row = await rowOf(table, draw, where);
    if (!row) return;
    const version = row.version + draw.stale;
    const asked = { params: { id: row.id }, body: await body(draw), version };
    await calls.call(id, { ...asked, who: who?.(draw, row) ?? office }, draw.times);
  };

/** On the last pay run, with the jobs that follow. */
const onRun =
  (id: string, body?: (draw: Draw) => object): Take =>
  async (draw) => {
    const query = at.host.db.selectFrom('pay_run').select(['id', 'version']).orderBy('number', 'desc');
    const run = await query.executeTakeFirst();
    if (!run) return;
    // Who opens a run does not close it.
    const who = id === 'openPayRun' ? second : office;
    const version = calls.asksForVersion(id) ? { version: run.version + draw.stale } : {};
    await calls.call(id, { who, params: { id: run.id }, body: body?.(draw), ...version }, draw.times);
    await at.host.platform.jobs.drain();
  };

const PAYMENTS = { Monthly: 12, Quarterly: 4, 'Semi-Annual': 2, Annual: 1, Single: 1 } as const;
const MODES = Object.keys(PAYMENTS) as (keyof typeof PAYMENTS)[];

function premium({ amount, other, bps, pick }: Draw) {
  const premium_mode = oneOf(MODES, { pick }) ?? 'Annual';
  const part = Math.max(1, Math.floor((amount * PAYMENTS[premium_mode] * bps) / 10_000));
  const target_premium_cents = premium_mode === 'Single' ? amount : bps < 100 ? other : part;
  return { premium_mode, modal_premium_cents: amount, target_premium_cents };
}

function splits({ bps, someone, pick }: Draw) {
  const one = { associate_code: at.people[someone], share_bps: bps };
  return [[], [one], [{ associate_code: at.people.hal, share_bps: 3_333 }, one]][pick % 3] ?? [];
}

function bodyOf(draw: Draw, over: Body = {}) {
  const { day, later, pick, words } = draw;
  const [submit_date, issue_date] = day < later ? [day, later] : [later, day];
  return at.bodyOf({
    ...premium(draw),
    submit_date,
    issue_date: pick % 4 === 1 ? null : issue_date,
    splits: splits(draw),
    training_associate_code: pick % 5 === 0 ? at.people.tom : null,
    payment_basis: pick % 4 === 0 ? 'As Earned' : null,
    application_type: pick % 11 === 0 ? 'Renewal' : 'First Year',
    shared_note: words,
    ...over,
  });
}

async function enter(id: string, who: TestClient, body: object): Promise<Policy | undefined> {
  const answer = await calls.call(id, { who, body });
  if (!answer) return undefined;
  const policy = answer.json<Policy>();
  entered.push(policy);
  return policy;
}

const draft: Take = async ({ pick, later, day, times }) => {
  const rates = { cad_usd_rate: '0.7312', usd_cad_rate: '999.9999' };
  const body = pick % 4 === 0 ? { period_end: later, pay_date: day } : rates;
  await calls.call('createPayRun', { who: second, body }, times);
};

const run: Take = async (draw) => {
  const plain = { ...draw, times: 1, stale: 0, pick: 1 };
  await draft(plain);
  await onRun('openPayRun')(plain);
  await onRun('closePayRun')(plain);
};

/** A policy as it should be, up to Ready To Pay, and often paid. */
const live: Take = async (draw) => {
  const issue_date = addMonths(at.todayNow(), -(draw.pick % 13));
  const dates = { submit_date: addDays(issue_date, -1), issue_date, shared_note: null };
  const body = bodyOf(draw, { ...dates, application_type: 'First Year' });
  const policy = await enter('createAdminPolicy', office, body);
  if (!policy) return;
  const ready = {
    who: office,
    params: { id: policy.id },
    body: { to: 'Ready To Pay' },
    version: policy.version,
  };
  if (draw.pick % 9 > 0) await matchPayment(at.host, policy.id);
  await calls.call('moveAdminPolicy', ready);
  if (draw.flag) await run(draw);
};

const ENDS = [
  'Policy Lapsed',
  'Policy Cancelled',
  'Policy Not Taken',
  'Free Look Return',
  'Past Due Premium',
];
const MANUAL = ['Wrong Associate', 'Overpayment', 'License Deficiency', 'Death Within Contestability'];
const STATUSES = ['Pending', 'Action Required', 'Ready To Pay', 'Approved', 'Full Chargedback', 'Archived'];

const charge: Take = async (draw) => {
  const { pick, amount, other, flag, later: event_date, words: note } = draw;
  const policy = await policyOf(draw);
  if (!policy) return;
  const reason = oneOf(MANUAL, draw);
  const both = [
    { line_no: (pick % 9) + 1, amount_cents: amount },
    { line_no: (Math.abs(other) % 9) + 1, amount_cents: other },
  ];
  const amounts = pick % 4 === 0 ? [] : flag ? both : both.slice(1);
  const body = { policy_id: policy.id, reason, event_date, note, amounts };
  await calls.call('createChargeback', { who: office, body }, draw.times);
};

let statements = 0;
const statement: Take = async (draw) => {
  const policy = await policyOf(draw);
  if (!policy) return;
  const isBack = draw.pick % 3 === 0;
  const cents = String(Math.abs(draw.flag ? policy.bv_cents : draw.amount)).padStart(3, '0');
  const money = `${isBack ? '-' : ''}${cents.slice(0, -2)}.${cents.slice(-2)}`;
  const line = `${policy.policy_number},${isBack ? 'Chargeback' : 'First Year'},${money}`;
  // Sent again under the same reference it adds nothing.
  const statement_ref = `F-${draw.times > 1 ? statements : ++statements}`;
  const head = { provider_id: at.term.provider_id, statement_ref, statement_date: draw.later };
  const desk = { host: at.host, office };
  const sent = await sendStatement(desk, head, `policy_number,kind,amount\n${line}\n${line}\n`);
  // One of the edges among the days is no day of a statement.
  if (sent.statusCode === 422) return;
  expect(sent.statusCode, sent.body).toBe(202);
  await bookSent(desk, sent.json<{ id: string }>().id);
};

const ended = async (draw: Draw) => {
  const ids = [randomUUID(), ...entered.map(({ id }) => id)];
  const rows = await at.host.db
    .selectFrom('policy')
    .select(['id', 'version'])
    .where('termination_date', 'is not', null)
    .where('id', 'in', ids)
    .orderBy('updated_at', 'desc')
    .limit(2)
    .execute();
  return policyOf(draw, oneOf(rows, draw));
};
const reason = ({ words }: Draw) => ({ reason: words });
const decision = ({ flag, words }: Draw) => ({ status: flag ? 'Approved' : 'Refused', reason: words });

/** How often, and what. */
const STEP = {
  live: [10, live],
  run: [4, run],
  enter: [
    3,
    async (draw) => {
      const own = draw.pick % 3 === 0;
      await enter(
        own ? 'createPolicy' : 'createAdminPolicy',
        own ? portalOf(at.people.ana) : office,
        bodyOf(draw),
      );
    },
  ],
  edit: [1, onPolicy('updateAdminPolicy', (draw) => ({ ...bodyOf(draw), internal_note: draw.words }))],
  pend: [3, onPolicy('moveAdminPolicy', () => ({ to: 'Pending' }))],
  paid: [6, (draw) => policyOf(draw).then((policy) => policy && matchPayment(at.host, policy.id))],
  ready: [6, onPolicy('moveAdminPolicy', () => ({ to: 'Ready To Pay' }))],
  move: [2, onPolicy('moveAdminPolicy', (draw) => ({ to: oneOf(STATUSES, draw), reason: draw.words }))],
  issue: [3, onPolicy('issuePolicy', ({ later }) => ({ issue_date: later }))],
  place: [1, onPolicy('placePolicy', ({ later }) => ({ placed_date: later }))],
  premiums: [
    3,
    onPolicy('reportPolicyPremium', ({ pick, flag, later }) => ({
      payments: pick % 14,
      paid_to_date: flag ? later : null,
    })),
  ],
  end: [
    6,
    onPolicy('terminatePolicy', (draw) => ({
      reason: oneOf(ENDS, draw),
      termination_date: draw.later,
      paid_to_date: draw.flag ? draw.day : null,
    })),
  ],
  rerate: [
    3,
    onPolicy('reratePolicy', (draw) => ({
      reason: 'Premium Reduced',
      event_date: draw.later,
      face_amount_cents: 50_000_000,
      ...premium(draw),
    })),
  ],
  reinstate: [
    3,
    onPolicy('reinstatePolicy', ({ later, words }) => ({ event_date: later, reason: words }), ended),
  ],
  share: [1, onPolicy('addAdminPolicyShare', (draw) => splits({ ...draw, pick: 1 })[0] ?? {})],
  revoke: [1, onPolicy('revokeAdminPolicyShare', reason)],
  unshare: [1, onPolicy('removeAdminPolicyShare')],
  charge: [3, charge],
  dispute: [
    5,
    onRow('disputeChargeback', 'chargeback', ({ words: text }) => ({ text }), {
      who: ({ pick, someone }, row) => portalOf(pick % 4 === 0 ? at.people[someone] : row.associate_code),
    }),
  ],
  answer: [
    5,
    onRow(
      'answerChargebackDispute',
      'chargeback',
      ({ flag, words }) => ({ status: flag ? 'Approved' : 'Refused', answer: words }),
      { where: sql<boolean>`dispute_status = 'Pending'` },
    ),
  ],
  forgive: [
    3,
    onRow('writeOffChargeback', 'chargeback', (draw) => ({
      amount_cents: draw.flag ? null : draw.amount,
      ...reason(draw),
    })),
  ],
  adjust: [
    2,
    async ({ someone, amount, flag, words, pick, times }) => {
      const whose = { associate_code: at.people[someone], currency: pick % 7 === 0 ? 'CAD' : null };
      const body = { ...whose, amount_cents: flag ? -amount : amount, reason: words };
      await calls.call('createAdjustment', { who: office, body }, times);
    },
  ],
  approve: [1, onRow('decideAdjustment', 'compensation_adjustment', decision, { who: () => second })],
  hold: [
    2,
    onRow('holdCompensation', 'compensation_line', (draw) => ({ escrow_reason: 'Manual', ...reason(draw) })),
  ],
  release: [2, onRow('releaseCompensation', 'compensation_line', reason)],
  forfeit: [1, onRow('forfeitCompensation', 'compensation_line', reason)],
  draft: [2, draft],
  open: [2, onRun('openPayRun')],
  reopen: [1, onRun('reopenPayRun')],
  close: [2, onRun('closePayRun')],
  export: [2, onRun('createBankFile', ({ pick }) => ({ currency: pick % 5 === 0 ? 'CAD' : 'USD' }))],
  confirm: [1, onRun('releasePayouts', () => ({ payout_ids: null }))],
  return: [
    2,
    async (draw) => {
      const row = await rowOf('payout', draw);
      const body = { decision: 'return', payout_ids: [row?.id], ...reason(draw) };
      if (row) await calls.call('decidePayouts', { who: office, body }, draw.times);
    },
  ],
  statement: [3, statement],
  accept: [1, onRow('acceptProviderPayment', 'provider_payment', reason)],
  correct: [
    1,
    onRow('correctProviderPayment', 'provider_payment', async (draw) => ({
      policy_number: (await policyOf(draw))?.policy_number ?? 'X-1',
      kind: draw.flag ? 'First Year' : 'Chargeback',
      reason: draw.words,
    })),
  ],
  wait: [
    1,
    async ({ pick }) => {
      at.clock.advance(((pick % 40) + 1) * 3_600_000);
      await signIn();
    },
  ],
} as const satisfies Record<string, readonly [weight: number, take: Take]>;
type Step = keyof typeof STEP;
const WEIGHTS = Object.fromEntries(Object.entries(STEP).map(([step, [weight]]) => [step, weight]));

/** An Annual policy of three months, paid. */
const plain = (): Draw => {
  const today = at.todayNow();
  const chosen = { amount: 360_000, other: 1, bps: 10_000, words: 'Fine', someone: 'ben', pick: 3 } as const;
  return { step: 'live', ...chosen, day: today, later: today, flag: true, times: 1, stale: 0 };
};

/** Lives of so many rounds, so many steps in a round at once; each begins with a policy that is paid. */
async function lives(rounds: number, atOnce: number, numRuns: number): Promise<void> {
  const step = draws(WEIGHTS as Record<Step, number>, at.todayNow);
  const round = fc.array(step, { minLength: atOnce, maxLength: atOnce });
  // A failure prints its seed and path.
  await fc.assert(
    fc.asyncProperty(fc.array(round, { minLength: rounds, maxLength: rounds }), async (life) => {
      await live(plain());
      for (const steps of life) {
        await calls.together(steps.map((each) => () => STEP[each.step][1](each)));
        await at.host.platform.jobs.drain();
        await expectWhole(at.host.db, JSON.stringify(steps));
      }
    }),
    { numRuns, endOnFailure: true },
  );
}

test('no order of calls breaks the books, whatever their bodies hold (R-07, R-09, R-12, I1, I6, I9, R-GEN-03, R-GEN-04)', async () => {
  await lives(25, 1, 2);
  // Calls that are all refused prove nothing.
  for (const id of ['createAdminPolicy', 'moveAdminPolicy', 'closePayRun']) expect(calls.taken).toContain(id);
}, 600_000);

test('nor do several at once', async () => {
  await lives(6, 4, 1);
}, 600_000);
